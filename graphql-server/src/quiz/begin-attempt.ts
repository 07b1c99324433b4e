import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { shuffled } from '../../../schema/rules/quiz';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { AttemptQuestion } from './attempt-question.entity';
import { viewAttempt, type AttemptView } from './attempt-view';
import type { AttemptRow } from './attempt.queries';
import type { ChosenQuestion } from './choose-questions';
import { QuizAttempt } from './quiz-attempt.entity';
import type { QuizSubject } from './quiz-request';
import { findUnderWay } from './quiz.service';

/** A new attempt at these questions, its choices in an order of their own. */
export function compose(
  context: Context,
  { type, chapter, unit }: QuizSubject,
  owner: number | null,
  questions: readonly ChosenQuestion[],
  random: () => number,
): AttemptRow {
  return {
    id: randomUUID(),
    userId: owner,
    type,
    chapterId: chapter?.id ?? null,
    unitId: unit?.id ?? null,
    startedAt: context.now.toISOString(),
    finishedAt: null,
    abandoned: false,
    score: null,
    questions: questions.map(({ question, whyAsked }) => ({
      questionId: question.id,
      answerOrder: shuffled(
        question.answers.filter((answer) => !answer.retired).map((answer) => answer.id),
        random,
      ),
      chosenAnswerId: null,
      isCorrect: null,
      certainty: null,
      whyAsked,
    })),
  };
}

export const newSeed = ({ random }: Context) => Math.floor(random() * 2 ** 31);

/** Stores a new attempt. Throws UniqueConstraintViolationException when one of this scope is under way. */
export async function storeAttempt(
  { em, now }: Context,
  attempt: AttemptRow,
  scope: string,
  seed: number,
): Promise<void> {
  const { id, type } = attempt;
  em.create(QuizAttempt, {
    id,
    type,
    scope,
    seed,
    user: attempt.userId,
    chapter: attempt.chapterId,
    unit: attempt.unitId,
    startedAt: now,
    finishedAt: null,
    abandonedAt: null,
    score: null,
  });
  attempt.questions.forEach(({ questionId, answerOrder, whyAsked }, index) => {
    em.create(AttemptQuestion, {
      attempt: id,
      position: index + 1,
      question: questionId,
      answerOrder,
      chosenAnswer: null,
      answeredAt: null,
      isCorrect: null,
      certainty: null,
      predicted: null,
      whyAsked,
    });
  });
  await em.flush();
}

/** Stores a new attempt; of two at once, both get the one that was first. Throws QUIZ_FINISHED when that is over by then. */
export async function begin(context: Context, attempt: AttemptRow, scope: string, seed: number): Promise<AttemptView> {
  try {
    await storeAttempt(context, attempt, scope, seed);
    return viewAttempt(attempt, context.course);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const first = await findUnderWay(context, scope);
    if (first === null)
      throw new DomainError('QUIZ_FINISHED', 'This quiz has just ended elsewhere. Please start again.');
    return viewAttempt(first, context.course);
  }
}
