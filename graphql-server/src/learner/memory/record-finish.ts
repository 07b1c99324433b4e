import DataLoader from 'dataloader';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { FINISH_ATTEMPT, type FinishRow } from '../../quiz/finish.queries';
import { writeFinishes, type Finish, type Recorded } from './write-finishes';

/** Quizzes written in one statement. */
const MOST_TOGETHER = 25;

/** Parts that can be written together: a student's quizzes one after the other. */
function partsOf(finishes: readonly Finish[]): readonly Finish[][] {
  const parts: Finish[][] = [];
  for (const finish of finishes) {
    const fits = ({ userId, course }: Finish) => userId !== finish.userId && course === finish.course;
    const part = parts.find((others) => others.length < MOST_TOGETHER && others.every(fits));
    if (part) part.push(finish);
    else parts.push([finish]);
  }
  return parts;
}

type Desk = DataLoader<Finish, Recorded>;

/**
 * All finishes write the rows of items and topics, each upon the version of the clock that the one before left. So those of a
 * process that come in while others are being written wait, and are then written together.
 */
function openDesk(db: Database): Desk {
  let underWay: Promise<unknown> = Promise.resolve();
  const recordAll = async (finishes: readonly Finish[]) => {
    const results = new Map<Finish, Recorded | Error>();
    for (const part of partsOf(finishes)) for (const one of await writeFinishes(db, part)) results.set(...one);
    return finishes.map((finish) => results.get(finish) ?? new Error('A finished quiz was lost on the way.'));
  };
  const record = (finishes: readonly Finish[]) => {
    const all = recordAll(finishes);
    underWay = all;
    return all;
  };
  return new DataLoader(record, { cache: false, batchScheduleFn: (dispatch) => void underWay.then(dispatch) });
}

const desks = new WeakMap<Database, Desk>();

function deskOf(db: Database): Desk {
  const desk = desks.get(db) ?? openDesk(db);
  desks.set(db, desk);
  return desk;
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
export async function recordFinish(context: Context, finish: Omit<Finish, 'course' | 'now'>): Promise<FinishRow> {
  const { db, course, now } = context;
  const row = await deskOf(db).load({ ...finish, course, now });
  if (row.finished && !row.isLearnt) await context.wakeLearner();
  return row;
}
