import type { Kysely } from 'kysely';
import type { Tables } from '../../graphql-server/src/database/tables';
import { milliseconds } from '../../graphql-server/src/database/timestamps';
import { daysOf } from '../../graphql-server/src/learner/days';
import { createModel, foldAnswers, UNPUBLISHED, type Catalog } from '../../graphql-server/src/learner/fold';
import { newStudent } from '../../graphql-server/src/learner/state';
import type { School } from './school';
import { DAY_MS } from './student';
import type { Predicted, Version } from './tables';

/** All finished answers, each student's in the order in which they counted. */
function readAnswers(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('quiz_attempt')
    .innerJoin('attempt_question', 'attempt_question.attempt_id', 'quiz_attempt.id')
    .select(['user_id', 'attempt_id', 'question_id', 'is_correct', 'predicted', milliseconds('finished_at').as('at')])
    .where('finished_at', 'is not', null)
    .orderBy('user_id')
    .orderBy('finish_number')
    .orderBy('position')
    .execute();
}

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
  const students = Map.groupBy(await readAnswers(kysely), ({ user_id }) => user_id);
  return [...students.values()].flatMap((answers) => {
    const folded = answers.map(({ question_id, is_correct, at }) => ({
      questionId: question_id,
      isCorrect: is_correct === true,
      tDays: daysOf(new Date(at)),
    }));
    const baseline = foldAnswers(unpublished, newStudent(unpublished.params), folded);
    return answers.map(({ attempt_id, question_id, is_correct, predicted, at }, index) => ({
      day: daysOf(new Date(at)) - daysOf(new Date(beginsAt)),
      correct: is_correct === true,
      server: predicted ?? NaN,
      baseline: baseline[index] ?? NaN,
      truth: truth.get(attempt_id)?.get(question_id) ?? NaN,
    }));
  });
}

export async function readVersions(kysely: Kysely<Tables>, beginsAt: number): Promise<Version[]> {
  const rows = await kysely
    .selectFrom('learner_parameters')
    .select(['version', 'answers', 'params', milliseconds('published_at').as('at')])
    .orderBy('version')
    .execute();
  return rows.map(({ version, answers, params, at }) => ({
    version,
    answers,
    fitted: params !== null,
    day: (at - beginsAt) / DAY_MS,
  }));
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
