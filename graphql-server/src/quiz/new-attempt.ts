import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { visitorIdOf } from '../account/owned';
import type { Tables } from '../database/tables';
import type { TrialPlace } from '../learner/build-quiz';
import type { AskedRow, AttemptRow } from './attempt.queries';
import { questionOf } from '../course/asked-question';
import { choiceOrder } from '../course/choice-order';
import type { Course } from '../course/course';
import type { AskedVariant } from '../course/question-variant';
import type { ChosenQuestion } from './choose-questions';
import type { QuizSubject } from './quiz-request';

/** A chosen question as the attempt asks it. */
export interface QuestionToAsk extends Omit<ChosenQuestion, 'variant'> {
  /** As it is stored; null where the question is asked itself. */
  readonly variant: AskedVariant | null;
}

/** With what is stored of a question but not read with it. */
interface NewAttempt extends AttemptRow {
  readonly questions: readonly (AskedRow & { readonly trial: TrialPlace | null })[];
}

/** A new attempt at these questions, with the choices of each in the exam's order. */
export function newAttempt(
  course: Course,
  { type, mode, scope, chapter, unit }: Pick<QuizSubject, 'type' | 'mode' | 'scope' | 'chapter' | 'unit'>,
  userId: number | null,
  questions: readonly QuestionToAsk[],
  random: () => number,
  now: Date,
): NewAttempt {
  const id = randomUUID();
  return {
    id,
    ownerId: userId ?? visitorIdOf(id),
    userId,
    type,
    mode,
    scope,
    chapterId: chapter?.id ?? null,
    unitId: unit?.id ?? null,
    startedAt: now.toISOString(),
    finishedAt: null,
    abandoned: false,
    score: null,
    questions: questions.map(({ question: { id: questionId }, variant, whyAsked, trial }, index) => ({
      position: index + 1,
      questionId,
      variant,
      answerOrder: choiceOrder(questionOf(course, { questionId, variant }), random),
      given: null,
      answeredAt: null,
      isCorrect: null,
      certainty: null,
      whyAsked,
      firstStepAt: null,
      trial,
    })),
  };
}

/**
 * Ends a student's attempt without a grade, inside a transaction. Answers given in it count for the learner: what is known of the
 * student is folded again at the next request. Without an answer nothing of it is worth storing, and it is deleted. Does nothing to
 * an attempt that is over.
 */
export async function abandonAttempt(
  transaction: Kysely<Tables>,
  { id, ownerId }: Pick<AttemptRow, 'id' | 'ownerId'>,
  now: Date,
): Promise<void> {
  // Locks in the order of FINISH_ATTEMPT. A locked row is the newest version, which an answer saved meanwhile has changed.
  await transaction
    .with('owner', (query) => query.selectFrom('users').select('id').where('id', '=', ownerId).forKeyShare())
    .with('under_way', (query) =>
      query
        .selectFrom('quiz_attempt')
        .select(['id', 'user_id'])
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('finished_at', 'is', null)
        .where('abandoned_at', 'is', null)
        .where(({ exists, selectFrom }) => exists(selectFrom('owner').select('owner.id')))
        .forUpdate(),
    )
    .with('asked', (query) =>
      query
        .selectFrom('under_way')
        .innerJoin('attempt_question', 'attempt_id', 'under_way.id')
        .select(['under_way.id', 'user_id', 'given'])
        .where('attempt_question.owner_id', '=', ownerId)
        .where('attempt_id', '=', id)
        .forUpdate('attempt_question'),
    )
    .with('answered', (query) =>
      query.selectFrom('asked').select(['id', 'user_id']).distinct().where('given', 'is not', null),
    )
    .with('deleted', (query) =>
      query
        .deleteFrom('quiz_attempt')
        .where('owner_id', '=', ownerId)
        .where('id', 'in', ({ selectFrom }) => selectFrom('under_way').select('under_way.id'))
        .where('id', 'not in', ({ selectFrom }) => selectFrom('answered').select('answered.id')),
    )
    .with('learned', (query) =>
      query
        .insertInto('learner_state')
        .columns(['user_id', 'revision', 'parameters'])
        .expression(({ selectFrom }) =>
          selectFrom('answered').select(['user_id', sql<number>`1`.as('revision'), sql<string>`''`.as('parameters')]),
        )
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet(({ eb, ref }) => ({ state: null, revision: eb(ref('learner_state.revision'), '+', 1) })),
        )
        .returning('revision'),
    )
    .updateTable('quiz_attempt')
    .set(({ selectFrom }) => ({ abandoned_at: now, finish_number: selectFrom('learned').select('revision') }))
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ({ selectFrom }) => selectFrom('answered').select('answered.id'))
    .execute();
}

/**
 * Stores a new attempt, inside a transaction. Returns false, with nothing stored, when the student already has an unfinished
 * one of this scope.
 */
export async function insertAttempt(transaction: Kysely<Tables>, attempt: NewAttempt, seed: number): Promise<boolean> {
  const inserted = await transaction
    .insertInto('quiz_attempt')
    .values({
      owner_id: attempt.ownerId,
      id: attempt.id,
      user_id: attempt.userId,
      type: attempt.type,
      mode: attempt.mode,
      scope: attempt.scope,
      chapter_id: attempt.chapterId,
      unit_id: attempt.unitId,
      seed,
      started_at: new Date(attempt.startedAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  const rows = attempt.questions.map(({ position, questionId, variant, answerOrder, whyAsked, trial }) => ({
    owner_id: attempt.ownerId,
    attempt_id: attempt.id,
    position,
    question_id: questionId,
    variant_id: variant?.id ?? null,
    answer_order: JSON.stringify(answerOrder),
    why_asked: whyAsked && JSON.stringify(whyAsked),
    trial: trial && JSON.stringify(trial),
  }));
  await transaction.insertInto('attempt_question').values(rows).execute();
  return true;
}
