import pLimit, { type LimitFunction } from 'p-limit';
import type { Context } from '../../context';
import type { Course } from '../../course';
import type { Database } from '../../db/database';
import { FINISH_AND_LEARN, FINISH_ATTEMPT, type FinishRow, type Marked } from '../finish.sql';
import type { StateRows } from '../learner/rows';
import { factsOf } from './facts';
import { learnFrom, stateOf, type Learnt } from './learn';
import { LOCK_CLOCK, READ_MEMORY, type MemoryRow } from './memory.sql';
import { caughtUp, type Counted } from './recently-counted';

/** A quiz as it is handed in and marked. */
export interface Finish {
  readonly attemptId: string;
  readonly userId: number;
  readonly score: number;
  /** In the order asked. */
  readonly marked: readonly Marked[];
  /** The chapter that is graded, or null. */
  readonly chapterId: number | null;
}

type Rows = Database['rows'];

/** So often a finish tries to be quicker than those of other processes, before it makes them wait. */
const TRIES = 3;
/** Finishes remembered, for those that read before them and write after them. */
const RECENT = 100;

/**
 * All finishes write the rows of items and topics, and each upon the version of the clock that the one before left. So those
 * of one process take turns to write, and what they read before their turn is caught up with what was written meanwhile.
 */
interface Desk {
  readonly turn: LimitFunction;
  recent: readonly Counted[];
}

const desks = new WeakMap<Database, Desk>();

function deskOf(db: Database): Desk {
  const desk = desks.get(db) ?? { turn: pLimit(1), recent: [] };
  desks.set(db, desk);
  return desk;
}

const NOTHING_LEARNT: { readonly rows: StateRows | null } & Omit<Learnt, 'rows'> = {
  ...{ rows: null, predicted: [], estimates: [] },
};

async function readMemory(rows: Rows, { userId, marked }: Finish): Promise<MemoryRow | undefined> {
  const topicIds = [...new Set(marked.map(({ topic_id }) => topic_id))];
  const [memory] = await rows<MemoryRow>(READ_MEMORY, [userId, marked.map(({ question_id }) => question_id), topicIds]);
  return memory;
}

interface Written {
  readonly row: FinishRow | undefined;
  /** Null where the answers were only stored. */
  readonly counted: Counted | null;
}

/** One write of all that the finish changes, upon the version of the clock that was read. */
async function write(
  rows: Rows,
  memory: MemoryRow | undefined,
  { attemptId, userId, score, marked, chapterId }: Finish,
  { now, course }: { readonly now: Date; readonly course: Course },
): Promise<Written> {
  const holds = memory !== undefined && !memory.clock.stale && memory.clock.params === factsOf(course).hash;
  const answers = marked.map(({ question_id, is_correct }) => ({ questionId: question_id, isCorrect: is_correct }));
  const learnt = holds
    ? learnFrom(stateOf(memory, course), { userId, finishedAt: now, answers }, course)
    : NOTHING_LEARNT;
  const [row] = await rows<FinishRow>(FINISH_AND_LEARN, [
    ...[attemptId, now, score],
    JSON.stringify(marked.map((answer, index) => ({ ...answer, predicted: learnt.predicted[index] }))),
    ...[userId, chapterId, holds ? memory.clock.version : null],
    ...[JSON.stringify(learnt.rows ?? {}), learnt.rows && JSON.stringify(learnt.estimates)],
  ]);
  const counted = holds && learnt.rows ? { version: memory.clock.version + 1, rows: learnt.rows } : null;
  return { row, counted };
}

/** A visitor's quiz, from which nothing is learnt. */
export async function recordVisitorsFinish(
  { db, now }: Context,
  { attemptId, score, marked }: Pick<Finish, 'attemptId' | 'score' | 'marked'>,
): Promise<FinishRow | undefined> {
  const [row] = await db.rows<FinishRow>(FINISH_ATTEMPT, [attemptId, now, score, JSON.stringify(marked), null, null]);
  return row;
}

/** Stores a marked quiz and what the engine learns from it, together and once. Not `finished` when it was finished before. */
export async function recordFinish(context: Context, finish: Finish): Promise<FinishRow | undefined> {
  const { db } = context;
  const desk = deskOf(db);
  const read = await readMemory(db.rows, finish);
  const { row, counted } = await desk.turn(async () => {
    let written = await write(db.rows, read && caughtUp(read, desk.recent, finish), finish, context);
    for (let tries = 1; tries < TRIES && written.row?.overtaken; tries += 1)
      written = await write(db.rows, await readMemory(db.rows, finish), finish, context);
    if (written.row?.overtaken)
      written = await db.transaction(async (rows) => {
        await rows(LOCK_CLOCK, []);
        return write(rows, await readMemory(rows, finish), finish, context);
      });
    if (written.row?.finished && written.counted) desk.recent = [...desk.recent, written.counted].slice(-RECENT);
    return written;
  });
  if (row?.finished && counted === null) await context.wakeLearner();
  return row;
}
