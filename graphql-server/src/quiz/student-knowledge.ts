import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '../context';
import type { Tables } from '../database/tables';
import { daysOf } from '../learner/days';
import { foldAnswers, itemOf, viewOf, type LearnerModel } from '../learner/fold';
import { estimateMastery } from '../learner/knowledge';
import { newStudent, type StudentState } from '../learner/state';
import type { Estimated } from '../learner/trend';
import { loadStudent } from '../learner/student-json';
import type { LearnerRow } from './attempt.queries';

/** When an answer counts as given, in milliseconds since 1970: never after the end of its quiz. */
export const givenAt = sql<number>`(extract(epoch from least(answered_at, finished_at, abandoned_at)) * 1000)::float8`;

/** Of an abandoned quiz, which is never graded, by the key as it is now. */
export const isRight = sql<boolean>`coalesce(attempt_question.is_correct, answer.is_correct)`;

/**
 * All quizzes of a student that count for the learner, with the answers given, in the order in which they ended: finished
 * ones, and abandoned ones. Times in milliseconds since 1970.
 */
export function readEndedQuizzes(kysely: Kysely<Tables>, userId: number) {
  return kysely
    .selectFrom('quiz_attempt')
    .select(({ selectFrom }) => [
      'id',
      'type',
      'chapter_id as chapterId',
      'unit_id as unitId',
      sql<boolean>`finished_at is not null`.as('isFinished'),
      sql<number>`(extract(epoch from coalesce(finished_at, abandoned_at)) * 1000)::float8`.as('endedAt'),
      'score',
      jsonArrayFrom(
        selectFrom('attempt_question')
          .innerJoin('answer', 'answer.id', 'chosen_answer_id')
          .where('attempt_question.owner_id', '=', userId)
          .whereRef('attempt_id', '=', 'quiz_attempt.id')
          .select([
            'attempt_question.question_id as questionId',
            'answer.id as chosenAnswerId',
            isRight.as('isCorrect'),
            'certainty',
            'predicted',
            givenAt.as('answeredAt'),
          ])
          .orderBy('attempt_question.position'),
      ).as('answers'),
    ])
    .where('owner_id', '=', userId)
    .where('finish_number', 'is not', null)
    .orderBy('finish_number')
    .execute();
}

export type EndedQuizRow = Awaited<ReturnType<typeof readEndedQuizzes>>[number];

/** Those of them that were finished: what is graded, counted and shown. */
export const finishedOnly = (quizzes: readonly EndedQuizRow[]) => quizzes.filter(({ isFinished }) => isFinished);

export interface StudentKnowledge {
  readonly model: LearnerModel;
  readonly student: StudentState;
  /** Of the stored state; 0 where there is none. */
  readonly revision: number;
}

/** What is known of a student: the stored state where it still holds, else folded from the student's answers. */
export async function readKnowledge(
  { db, learner }: Pick<Context, 'db' | 'learner'>,
  userId: number,
  { learner: stored, learnerVersion }: { readonly learner: LearnerRow | null; readonly learnerVersion: number },
): Promise<StudentKnowledge> {
  const model = await learner.model(learnerVersion);
  if (stored === null) return { model, student: newStudent(model.params), revision: 0 };
  const { revision, parameters, state } = stored;
  const student =
    state !== null && parameters === model.key
      ? loadStudent(state)
      : foldQuizzes(model, await readEndedQuizzes(db.kysely, userId)).student;
  return { model, student, revision };
}

export interface FoldedQuizzes {
  readonly student: StudentState;
  /** After each quiz, the estimates of the topics it asked about: topic id → estimate, 0–1. */
  readonly estimates: readonly ReadonlyMap<number, Estimated>[];
}

/** Folds all of a student's quizzes, in the order in which they ended. */
export function foldQuizzes(model: LearnerModel, quizzes: readonly EndedQuizRow[]): FoldedQuizzes {
  const student = newStudent(model.params);
  const estimates = quizzes.map(({ endedAt, answers }) => {
    const tDays = daysOf(new Date(endedAt));
    const given = answers.map(({ questionId, isCorrect, answeredAt }) => ({
      questionId,
      isCorrect,
      tDays: daysOf(new Date(answeredAt)),
    }));
    foldAnswers(model, student, given);
    const view = viewOf(model, student, tDays);
    const topics = new Set(answers.map(({ questionId }) => itemOf(model, questionId).topic));
    return new Map(
      [...topics].map((topic) => [Number(topic), { tDays, estimate: estimateMastery(view, topic).chance }]),
    );
  });
  return { student, estimates };
}
