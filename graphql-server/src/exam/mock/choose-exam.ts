import { randomUUID } from 'node:crypto';
import type { MockLength } from '../../../../schema/rules/mock';
import { shuffled } from '../../../../schema/rules/quiz';
import { choiceOrder } from '../../course/choice-order';
import type { Course, CourseFreeResponse, CourseQuestion } from '../../course/course';
import { emptyAnswer } from '../../free-response/read-answer';
import { buildForms, type MockForm } from './forms';
import type { MockQuestionAsked, MockResponse } from './mock.entity';

// What a student's next mock exam asks: a form not seen before, and free responses that are as new as possible.

let built: { readonly course: Course; readonly forms: readonly MockForm[] } | null = null;

/** Built at the first request after the course was loaded. */
export function formsOf(course: Course): readonly MockForm[] {
  if (built?.course === course) return built.forms;
  const units = new Map(
    course.units.flatMap(({ examUnit }) => (examUnit ? [[examUnit.number, examUnit] as const] : [])),
  ); // pairs
  built = { course, forms: buildForms(course.reservedQuestions(), [...units.values()]) };
  return built.forms;
}

/** A form of either length. */
export interface ChosenForm {
  readonly number: number;
  readonly questions: readonly CourseQuestion[];
}

const seenIn = (questions: readonly CourseQuestion[], seen: ReadonlySet<number>) =>
  questions.filter(({ id }) => seen.has(id)).length;

/**
 * The forms that a student has not seen, the best first. An import may have moved questions between forms: a form counts as seen from half
 * of its questions on, and one with fewer seen questions comes first. Half forms come from full ones that are used up already.
 * @param seen ids of the questions that the student's mock exams asked
 */
export function formsLeft(forms: readonly MockForm[], length: MockLength, seen: ReadonlySet<number>): ChosenForm[] {
  const all = forms.flatMap(({ number, questions, halves }) => {
    const whole = seenIn(questions, seen);
    const parts = length === 'full' ? [questions] : halves;
    return parts.map((part) => ({ number, questions: part, whole, seen: seenIn(part, seen) }));
  });
  return all
    .filter((form) => form.seen < form.questions.length / 2)
    .sort((a, b) =>
      length === 'full'
        ? a.seen - b.seen || a.number - b.number
        : a.seen - b.seen || b.whole - a.whole || b.number - a.number,
    );
}

export const asAsked = (questions: readonly CourseQuestion[], random: () => number): MockQuestionAsked[] =>
  questions.map((question) => ({ questionId: question.id, answerOrder: choiceOrder(question, random) }));

/**
 * One long question and two short ones of three families, those first whose family the student never tried. None where the course has too
 * few.
 * @param tried versions that the student has attempted
 */
export function chooseResponses(course: Course, tried: ReadonlySet<number>, random: () => number): MockResponse[] {
  const triedQuestions = course.freeResponseVersions
    .filter(({ id }) => tried.has(id))
    .map(({ definition }) => definition);
  const ids = new Set(triedQuestions.map(({ id }) => id));
  const families = new Set(triedQuestions.map(({ family }) => family));
  const rank = ({ definition }: CourseFreeResponse) =>
    families.has(definition.family) ? (ids.has(definition.id) ? 2 : 1) : 0;
  const left = shuffled(course.freeResponses, random).sort((a, b) => rank(a) - rank(b));
  const chosen: CourseFreeResponse[] = [];
  for (const length of ['long', 'short', 'short'] as const) {
    const next = left.find(
      ({ definition }) =>
        definition.length === length && chosen.every((one) => one.definition.family !== definition.family),
    );
    if (next === undefined) return [];
    chosen.push(next);
  }
  return chosen.map(({ id: versionId, definition }) => ({
    attemptId: randomUUID(),
    versionId,
    answer: emptyAnswer(definition),
    revision: 0,
  }));
}
