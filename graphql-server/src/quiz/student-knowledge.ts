import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '../context';
import type { Tables } from '../database/tables';
import { milliseconds } from '../database/timestamps';
import { daysOf } from '../learner/days';
import { foldAnswers, itemOf, viewOf, type LearnerModel } from '../learner/fold';
import { estimateMastery } from '../learner/knowledge';
import { newStudent, type StudentState } from '../learner/state';
import type { Estimated } from '../learner/trend';
import { loadStudent } from '../learner/student-json';
import type { LearnerRow } from './attempt.queries';

/** When an answer counts as given, in milliseconds since 1970: never after its quiz was submitted. */
export const givenAt = sql<number>`(extract(epoch from least(answered_at, finished_at)) * 1000)::float8`;

/** All finished quizzes of a student with their answers, in the order in which they were finished. Times in milliseconds since 1970. */
export function readFinishedQuizzes(kysely: Kysely<Tables>, userId: number) {
  return kysely
    .selectFrom('quiz_attempt')
    .select(({ selectFrom }) => [
      'id',
      'type',
      'chapter_id as chapterId',
      'unit_id as unitId',
      milliseconds('finished_at').as('finishedAt'),
      'score',
      jsonArrayFrom(
        selectFrom('attempt_question')
          .whereRef('attempt_id', '=', 'quiz_attempt.id')
          .select([
            'question_id as questionId',
            'chosen_answer_id as chosenAnswerId',
            'is_correct as isCorrect',
            'certainty',
            'predicted',
            givenAt.as('answeredAt'),
          ])
          .orderBy('position'),
      ).as('answers'),
    ])
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .orderBy('finish_number')
    .execute();
}

export type FinishedQuizRow = Awaited<ReturnType<typeof readFinishedQuizzes>>[number];
export type FinishedAnswer = FinishedQuizRow['answers'][number];

export interface StudentKnowledge {
  readonly model: LearnerModel;
  readonly student: StudentState;
  /** Of the stored state; 0 where there is none. */
  readonly revision: number;
}

/** What is known of a student: the stored state where it still holds, else folded from the student's finished answers. */
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
      : foldQuizzes(model, await readFinishedQuizzes(db.kysely, userId)).student;
  return { model, student, revision };
}

export interface FoldedQuizzes {
  readonly student: StudentState;
  /** After each quiz, the estimates of the topics it asked about: topic id → estimate, 0–1. */
  readonly estimates: readonly ReadonlyMap<number, Estimated>[];
}

/** Folds all of a student's finished quizzes, in the order in which they were finished. */
export function foldQuizzes(model: LearnerModel, quizzes: readonly FinishedQuizRow[]): FoldedQuizzes {
  const student = newStudent(model.params);
  const estimates = quizzes.map(({ finishedAt, answers }) => {
    const tDays = daysOf(new Date(finishedAt));
    const given = answers.map(({ questionId, isCorrect, answeredAt }) => ({
      questionId,
      isCorrect: isCorrect === true,
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
