import type { Course } from '../../course/course';
import type { Database } from '../../database/database';
import { isUnavailable } from '../../database/unavailable';
import {
  FINISH_AND_LEARN,
  type FinishedTogetherRow,
  type FinishGiven,
  type FinishRow,
  type Marked,
} from '../../quiz/finish.queries';
import { factsOf } from './facts';
import { learnTogether } from './learn';
import { LOCK_CLOCK, READ_MEMORY, type MemoryRow } from './memory.queries';
import { TABLE_NAMES } from './tables';

/** A student's quiz as it is handed in and marked. */
export interface Finish {
  readonly attemptId: string;
  readonly userId: number;
  readonly score: number;
  /** In the order asked. */
  readonly marked: readonly Marked[];
  /** The chapter that is graded, or null. */
  readonly chapterId: number | null;
  readonly now: Date;
  readonly course: Course;
}

export interface Recorded extends FinishRow {
  /** False where the answers were only stored. */
  readonly isLearnt: boolean;
}

type Rows = Database['rows'];

/** So often finishes try to be quicker than those of other processes, before they make them wait. */
const TRIES = 3;

async function readMemory(rows: Rows, finishes: readonly Finish[]): Promise<MemoryRow | undefined> {
  const asked = finishes.flatMap(({ userId, marked }) => marked.map((answer) => ({ ...answer, userId })));
  const topics = finishes.flatMap(({ userId, marked }) =>
    [...new Set(marked.map(({ topic_id }) => topic_id))].map((topicId) => ({ topicId, userId })),
  );
  const [memory] = await rows<MemoryRow>(READ_MEMORY, [
    finishes.map(({ userId }) => userId),
    ...[asked.map(({ userId }) => userId), asked.map(({ question_id }) => question_id)],
    ...[topics.map(({ userId }) => userId), topics.map(({ topicId }) => topicId)],
  ]);
  return memory;
}

/** One write of all that these finishes change, upon the version of the clock that was read: all of them, or none. */
async function write(rows: Rows, finishes: readonly [Finish, ...Finish[]]) {
  const { course } = finishes[0];
  const memory = await readMemory(rows, finishes);
  const holds = memory !== undefined && !memory.clock.stale && memory.clock.params === factsOf(course).hash;
  const quizzes = finishes.map(({ userId, now, marked }) => ({
    ...{ userId, finishedAt: now },
    answers: marked.map(({ question_id, is_correct }) => ({ questionId: question_id, isCorrect: is_correct })),
  }));
  const learnt = holds ? learnTogether(memory, quizzes, course) : null;
  const given = finishes.map(({ attemptId, userId, chapterId, score, now, marked }, index): FinishGiven => ({
    ...{ attempt_id: attemptId, user_id: userId, chapter_id: chapterId, score, finished_at: now, place: index + 1 },
    answers: marked.map((answer, place) => ({ ...answer, predicted: learnt?.quizzes[index]?.predicted[place] })),
    estimates: learnt?.quizzes[index]?.estimates ?? null,
  }));
  const written = await rows<FinishedTogetherRow>(FINISH_AND_LEARN, [
    ...[finishes.map(({ attemptId }) => attemptId), JSON.stringify(given), holds ? memory.clock.version : null],
    ...TABLE_NAMES.map((name) => JSON.stringify(learnt?.rows[name] ?? [])),
  ]);
  return written.map((row) => ({ ...row, isLearnt: holds }));
}

/** Of several students one quiz each. */
async function record(db: Database, finishes: readonly Finish[]): Promise<Map<Finish, Recorded>> {
  const recorded = new Map<Finish, Recorded>();
  for (let tries = 0; ; tries += 1) {
    const [first, ...others] = finishes.filter((finish) => !recorded.has(finish));
    if (first === undefined) return recorded;
    const rows = await (tries < TRIES
      ? write(db.rows, [first, ...others])
      : db.transaction(async (held) => {
          await held(LOCK_CLOCK, []);
          return write(held, [first, ...others]);
        }));
    for (const row of rows) {
      const finish = finishes.find(({ attemptId }) => attemptId === row.attemptId);
      if (finish && !row.overtaken) recorded.set(finish, row);
    }
  }
}

/**
 * Stores quizzes of different students and what the engine learns from them, each once, with an error for each that cannot be
 * stored. Not `finished` are those that were finished before.
 */
export async function writeFinishes(db: Database, finishes: readonly Finish[]): Promise<Map<Finish, Recorded | Error>> {
  try {
    return await record(db, finishes);
  } catch (reason) {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    if (finishes.length === 1 || isUnavailable(error)) return new Map(finishes.map((finish) => [finish, error]));
    // One that cannot be stored must not take the others with it.
    const alone = new Map<Finish, Recorded | Error>();
    for (const finish of finishes)
      for (const [, result] of await writeFinishes(db, [finish])) alone.set(finish, result);
    return alone;
  }
}
