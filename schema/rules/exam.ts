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

interface CourseUnit {
  readonly examUnit: ExamUnit | null;
  readonly topics: readonly unknown[];
}

/**
 * What one topic of a unit is worth, in percent of the multiple-choice section: the middle of its exam unit's range, shared equally by all
 * topics of that exam unit, which may be in several units of the course. 0 for a unit that is not on the exam; 1 for all units of a course
 * without any exam units.
 */
export function topicWeight({ examUnit }: CourseUnit, units: readonly CourseUnit[]): number {
  if (units.every((unit) => unit.examUnit === null)) return 1;
  if (examUnit === null) return 0;
  const topics = units.filter((unit) => unit.examUnit?.name === examUnit.name).flatMap((unit) => unit.topics);
  return (examUnit.low + examUnit.high) / 2 / topics.length;
}
