import type { Course } from '../../course/course';
import type { Database } from '../../database/database';
import { rowsOf } from '../rows';
import { newState, type LearnerState } from '../state';
import { factsOf } from './facts';
import { learnFrom, type Estimates } from './learn';
import { CLAIM_MEMORY, LOCK_CLOCK, type Clock } from './memory.queries';
import {
  CLOCK_NOW,
  COUNTED_AFTER,
  FORGET_ALL,
  KEEP_ESTIMATES,
  REFRESHED,
  REMEMBER,
  type CountedRow,
} from './rebuild.queries';

type Rows = Database['rows'];

/** Quizzes read at once, so that requests come in between; and rows written at once, so that no statement takes long. */
const QUIZZES_A_PAGE = 100;
const ROWS_A_PAGE = 2_000;

interface Replay {
  readonly state: LearnerState;
  readonly estimates: { readonly id: string; readonly estimates: Estimates }[];
  countedAs: number;
}

/** Goes on with a replay up to the last quiz that `rows` can see. */
async function goOn(replay: Replay, rows: Rows, course: Course): Promise<void> {
  for (;;) {
    const page = await rows<CountedRow>(COUNTED_AFTER, [replay.countedAs, QUIZZES_A_PAGE]);
    for (const { id, userId, finishedAt, countedAs, answers } of page) {
      const given = answers.map(([questionId, isCorrect]) => ({ questionId, isCorrect }));
      const { estimates } = learnFrom(
        replay.state,
        { userId, finishedAt: new Date(finishedAt), answers: given },
        course,
      );
      replay.estimates.push({ id, estimates });
      replay.countedAs = countedAs;
    }
    if (page.length < QUIZZES_A_PAGE) return;
  }
}

function* pages<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += ROWS_A_PAGE) yield items.slice(at, at + ROWS_A_PAGE);
}

async function swap({ state, estimates }: Replay, rows: Rows): Promise<void> {
  for (const statement of FORGET_ALL) await rows(statement, []);
  const made = rowsOf(state);
  // A question that was only introduced has nothing to remember.
  const answered = new Set(made.userItems.map(({ item }) => item));
  const kept = { ...made, items: made.items.filter(({ item }) => answered.has(item)) };
  for (const { kind, statement } of REMEMBER)
    for (const page of pages<object>(kept[kind])) await rows(statement, [JSON.stringify(page)]);
  for (const page of pages(estimates)) await rows(KEEP_ESTIMATES, [JSON.stringify(page)]);
  await rows(REFRESHED, []);
}

/**
 * Brings stale rows to what a replay of all counted quizzes gives. Finishes go on meanwhile and only wait for the end, when
 * the rows are written. Rows made for another course or other parameters are left to the process that claimed them.
 */
export async function rebuildMemory(db: Database, course: Course): Promise<void> {
  const { params, hash } = factsOf(course);
  for (;;) {
    const [before] = await db.rows<Clock>(CLOCK_NOW, []);
    if (!before?.stale || before.params !== hash) return;
    const replay: Replay = { state: newState(params), estimates: [], countedAs: 0 };
    await goOn(replay, db.rows, course);
    const isDone = await db.transaction(async (rows) => {
      const [clock] = await rows<Clock>(LOCK_CLOCK, []);
      if (!clock?.stale) return true;
      if (clock.spoilt !== before.spoilt) return false;
      await goOn(replay, rows, course);
      await swap(replay, rows);
      return true;
    });
    if (isDone) return;
  }
}

/** For the start of a server: from now on the rows are those of this course and these parameters. */
export async function openMemory(db: Database, course: Course): Promise<void> {
  await db.rows(CLAIM_MEMORY, [factsOf(course).hash]);
  await rebuildMemory(db, course);
}
