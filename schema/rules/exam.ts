/** A unit of the exam: from `low` to `high` percent of its multiple-choice section are about it. */
export interface ExamUnit {
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

/** A unit of the exam with its number there. */
export interface NumberedExamUnit extends ExamUnit {
  readonly number: number;
}

/** Numbers the units of the exam in the order in which the course's units name them. */
export function numberExamUnits(examUnits: readonly (ExamUnit | null)[]): (NumberedExamUnit | null)[] {
  const names = [...new Set(examUnits.flatMap((examUnit) => examUnit?.name ?? []))];
  return examUnits.map((examUnit) => examUnit && { ...examUnit, number: names.indexOf(examUnit.name) + 1 });
}
