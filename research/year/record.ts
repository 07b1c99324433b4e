import type { Kysely } from 'kysely';
import type { Tables } from '../../graphql-server/src/database/tables';
import { milliseconds } from '../../graphql-server/src/database/timestamps';
import { daysOf } from '../../graphql-server/src/learner/days';
import { createModel, foldAnswers, UNPUBLISHED, type Catalog } from '../../graphql-server/src/learner/fold';
import { newStudent } from '../../graphql-server/src/learner/state';
import { readEndedQuizzes } from '../../graphql-server/src/quiz/student-knowledge';
import type { Version } from './jobs';
import type { School } from './school';
import type { Predicted } from './tables';

/**
 * What the servers predicted, beside what the same engine says that never learns from other students (the authors'
 * difficulties, the default parameters), and beside the true chances.
 */
export async function readPredictions(
  kysely: Kysely<Tables>,
  catalog: Catalog,
  { beginsAt, truth }: School,
): Promise<Predicted[]> {
  const unpublished = createModel(catalog, UNPUBLISHED);
  const users = await kysely.selectFrom('users').select('id').orderBy('id').execute();
  const predictions: Predicted[] = [];
  for (const { id } of users) {
    const student = newStudent(unpublished.params);
    for (const quiz of await readEndedQuizzes(kysely, id)) {
      const answers = quiz.answers.map((answer) => ({ ...answer, tDays: daysOf(new Date(answer.answeredAt)) }));
      const baseline = foldAnswers(unpublished, student, answers);
      if (!quiz.isFinished) continue;
      for (const [index, { questionId, isCorrect, predicted, tDays }] of answers.entries())
        predictions.push({
          day: tDays - daysOf(new Date(beginsAt)),
          correct: isCorrect,
          server: predicted ?? NaN,
          baseline: baseline[index] ?? NaN,
          truth: truth.get(quiz.id)?.get(questionId) ?? NaN,
        });
    }
  }
  return predictions;
}

export async function readVersions(kysely: Kysely<Tables>): Promise<Version[]> {
  const rows = await kysely
    .selectFrom('learner_parameters')
    .select(['version', 'answers', 'params', milliseconds('published_at').as('at')])
    .orderBy('version')
    .execute();
  return rows.map(({ params, ...row }) => ({ ...row, secondStage: params?.secondStage != null }));
}

/** Attempts that are finished, by the database. */
export async function countFinished(kysely: Kysely<Tables>): Promise<number> {
  const { finished } = await kysely
    .selectFrom('quiz_attempt')
    .where('finished_at', 'is not', null)
    .select(({ fn }) => fn.countAll<string>().as('finished'))
    .executeTakeFirstOrThrow();
  return Number(finished);
}
