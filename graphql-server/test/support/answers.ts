import type { Course } from '../../src/course/course';
import type { GivenAnswer, Quiz } from './api-client';

function keyOf(course: Course, questionId: number): number {
  const question = course.variants.held(questionId) ?? course.question(questionId);
  const right = question.answers.find(({ isCorrect }) => isCorrect);
  if (right === undefined) throw new Error(`Question ${questionId} has no key.`);
  return right.id;
}

/** Answers as GraphQL takes them. */
export const asGiven = (answers: readonly GivenAnswer[]) =>
  answers.map(({ questionId, answerId }) => ({ questionId, given: { choice: answerId } }));

/** Answers to a whole quiz, the first `right` of them right. */
export function answersTo(course: Course, quiz: Quiz, right: number): GivenAnswer[] {
  return quiz.questions.map(({ id, answerIds }, index) => {
    const key = keyOf(course, id);
    const answerId = index < right ? key : answerIds.find((answer) => answer !== key);
    if (answerId === undefined) throw new Error(`Question ${id} has no wrong answer.`);
    return { questionId: id, answerId };
  });
}
