import { numberAnswer } from '../../src/course/kinds/number';
import type { ChoiceSource, CourseSource, QuestionSource } from '../../src/course/read/course-source';
import { shippedCourse } from '../../../test-support/shipped-course';

/** The first two chapters of the shipped course alone, which are imported in a tenth of the time. Without the reference, which names scenes of all chapters. */
export const twoChapters: CourseSource = {
  ...shippedCourse,
  reference: { terms: [], formulas: [], graphs: [], verbs: [] },
  units: shippedCourse.units.slice(0, 1).map((unit) => ({ ...unit, chapters: unit.chapters.slice(0, 2) })),
};
export const MISCONCEPTION = [...twoChapters.misconceptions.keys()][0] ?? '';

const answer = (value: number | undefined, tolerance: number, isCorrect: boolean, said: string): ChoiceSource => ({
  ...numberAnswer(value === undefined ? undefined : { value, tolerance }),
  isCorrect,
  weight: null,
  rationale: { format: 'plain', text: said },
  misconception: value === undefined || isCorrect ? null : MISCONCEPTION,
});

/** The same question with a number to type. */
export function asNumber({ columns: _columns, form: _form, ...question }: QuestionSource, right = 60): QuestionSource {
  const choices = [answer(right, 0.5, true, 'So.'), answer(30, 0, false, 'Half.'), answer(undefined, 0, false, 'No.')];
  return { ...question, unit: '$', choices };
}

/** With other questions in the first chapter. */
export const withQuestions = (
  fingerprint: string,
  change: (question: QuestionSource) => QuestionSource,
): CourseSource => ({
  ...twoChapters,
  fingerprint,
  units: twoChapters.units.map((unit) => ({
    ...unit,
    chapters: unit.chapters.map((chapter) =>
      chapter.id === 1 ? { ...chapter, questions: chapter.questions.map(change) } : chapter,
    ),
  })),
});
