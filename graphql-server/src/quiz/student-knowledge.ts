import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { answeredParts } from '../../../economics/free-response/answered';
import type { Given } from '../../../schema/rules/given';
import type { Context } from '../context';
import type { Tables } from '../database/tables';
import { daysOf } from '../learner/days';
import { foldAnswers, itemOf, viewOf, type FoldedAnswer, type LearnerModel } from '../learner/fold';
import { estimateMastery } from '../learner/knowledge';
import { pointAnswers } from '../learner/points';
import { newStudent, type StudentState } from '../learner/state';
import type { Estimated } from '../learner/trend';
import { loadStudent } from '../learner/student-json';
import type { LearnerRow } from './attempt.queries';

/** When an answer counts as given, in milliseconds since 1970: never after the end of its quiz. */
export const givenAt = sql<number>`(extract(epoch from least(answered_at, finished_at, abandoned_at)) * 1000)::float8`;

/**
 * All quizzes of a student that count for the learner, with the answers given, in the order in which they ended: finished
 * ones, and abandoned ones. Times in milliseconds since 1970.
 */
export const readEndedQuizzes = (kysely: Kysely<Tables>, userId: number) => endedQuizzes(kysely, userId, ALL).execute();

/** The finish numbers of a part of a student's work. */
interface Part {
  readonly after: number;
  readonly upTo: number;
}

const ALL: Part = { after: 0, upTo: 2 ** 31 - 1 };

function endedQuizzes(kysely: Kysely<Tables>, userId: number, { after, upTo }: Part) {
  return kysely
    .selectFrom('quiz_attempt')
    .select(({ selectFrom }) => [
      'id',
      'finish_number as finishNumber',
      'type',
      'chapter_id as chapterId',
      'unit_id as unitId',
      sql<boolean>`finished_at is not null`.as('isFinished'),
      sql<number>`(extract(epoch from coalesce(finished_at, abandoned_at)) * 1000)::float8`.as('endedAt'),
      'score',
      jsonArrayFrom(
        selectFrom('attempt_question')
          .leftJoin('question_variant', 'question_variant.id', 'variant_id')
          .where('given', 'is not', null)
          .where('attempt_question.owner_id', '=', userId)
          .whereRef('attempt_id', '=', 'quiz_attempt.id')
          .select([
            'attempt_question.question_id as questionId',
            sql<boolean>`variant_id is not null`.as('isFresh'),
            // All that is read of the content of a fresh question here: a student's may be thousands.
            sql<
              readonly (string | null)[] | null
            >`jsonb_path_query_array(question_variant.content, '$.answers[*].misconception')`.as('misconceptions'),
            sql<Given>`given`.as('given'),
            sql<boolean>`is_correct`.as('isCorrect'),
            'certainty',
            'predicted',
            givenAt.as('answeredAt'),
          ])
          .orderBy('attempt_question.position'),
      ).as('answers'),
    ])
    .where('owner_id', '=', userId)
    .where('finish_number', '>', after)
    .where('finish_number', '<=', upTo)
    .orderBy('finish_number');
}

/** The free responses of a student that count for the learner: the first submission of each question, with everything scored. */
const countedResponses = (kysely: Kysely<Tables>, userId: number, { after, upTo }: Part) =>
  kysely
    .selectFrom('free_response_attempt')
    .select([
      'id',
      'finish_number as finishNumber',
      'free_response_id as versionId',
      sql<number>`(extract(epoch from submitted_at) * 1000)::float8`.as('endedAt'),
      'points',
      'own_scores as ownScores',
      'answer',
    ])
    .where('owner_id', '=', userId)
    .where('finish_number', '>', after)
    .where('finish_number', '<=', upTo)
    .orderBy('finish_number');

/** All that is known of a student is folded from, in one round trip: ended quizzes, and free responses. */
export function readEndedWork(kysely: Kysely<Tables>, userId: number, part = ALL) {
  // Plugins see the whole statement once.
  const plain = kysely.withoutPlugins();
  return kysely
    .selectNoFrom([
      jsonArrayFrom(endedQuizzes(plain, userId, part)).as('quizzes'),
      jsonArrayFrom(countedResponses(plain, userId, part)).as('freeResponses'),
    ])
    .executeTakeFirstOrThrow();
}

export type EndedQuizRow = Awaited<ReturnType<typeof readEndedQuizzes>>[number];
export type EndedWork = Awaited<ReturnType<typeof readEndedWork>>;

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
      : foldWork(model, await readEndedWork(db.kysely, userId)).student;
  return { model, student, revision };
}

export interface FoldedWork {
  readonly student: StudentState;
  /** After each quiz and free response, the estimates of the topics it asked about: topic id → estimate, 0–1. */
  readonly estimates: readonly { readonly id: string; readonly topics: ReadonlyMap<number, Estimated> }[];
}

/** What ended at one time, as answers for the fold. */
interface Ended {
  readonly id: string;
  readonly finishNumber: number | null;
  readonly tDays: number;
  readonly answers: readonly FoldedAnswer[];
}

const daysAt = (milliseconds: number) => daysOf(new Date(milliseconds));

const endedQuiz = ({ id, finishNumber, endedAt, answers }: EndedWork['quizzes'][number]): Ended => ({
  id,
  finishNumber,
  tDays: daysAt(endedAt),
  answers: answers.map(({ questionId, isFresh, isCorrect, answeredAt }) => ({
    questionId,
    isFresh,
    isCorrect,
    tDays: daysAt(answeredAt),
  })),
});

function endedResponse(
  { catalog }: LearnerModel,
  { id, finishNumber, endedAt, points, answer, ...response }: EndedWork['freeResponses'][number],
): Ended {
  const tDays = daysAt(endedAt);
  return {
    id,
    finishNumber,
    tDays,
    answers: pointAnswers(catalog, { ...response, ...answeredParts(answer), tDays, points: points ?? [] }),
  };
}

/** Folds all that a student has done, in the order in which it ended. */
export function foldWork(model: LearnerModel, work: EndedWork): FoldedWork {
  const student = newStudent(model.params);
  return { student, estimates: foldOn(model, student, work) };
}

/** Folds what ended after all that `student` was folded from. */
export function foldOn(
  model: LearnerModel,
  student: StudentState,
  { quizzes, freeResponses }: EndedWork,
): FoldedWork['estimates'] {
  const ended = [...quizzes.map(endedQuiz), ...freeResponses.map((response) => endedResponse(model, response))];
  const inOrder = ended.sort((a, b) => (a.finishNumber ?? 0) - (b.finishNumber ?? 0));
  return inOrder.map(({ id, tDays, answers }) => {
    foldAnswers(model, student, answers);
    const view = viewOf(model, student, tDays);
    const topics = new Set(answers.map(({ questionId }) => itemOf(model, questionId).topic));
    const estimateOf = (topic: string): Estimated => ({ tDays, estimate: estimateMastery(view, topic).chance });
    return { id, topics: new Map([...topics].map((topic) => [Number(topic), estimateOf(topic)])) };
  });
}
