import { join } from 'node:path';
import { seededRandom } from '../schema/rules/quiz';
import { loadCourse, type Course, type CourseQuestion } from '../graphql-server/src/course/course';
import { importIfChanged } from '../graphql-server/src/course/import/import-course';
import { openEmbedded, type Database } from '../graphql-server/src/database/database';
import { inTransaction } from '../graphql-server/src/database/transaction';
import { viewAttempt } from '../graphql-server/src/quiz/attempt-view';
import { freshVariant, NO_HISTORY, storeVariants } from '../graphql-server/src/quiz/fresh-questions';
import { insertAttempt, newAttempt } from '../graphql-server/src/quiz/new-attempt';

/** Milliseconds to store and write a quiz of ten questions with graphs: median over students. */
export interface FreshStart {
  readonly stored: number;
  /** Ten variants that other students were asked before. */
  readonly fresh: number;
  /** Ten variants that nobody was asked before: written, stored and drawn. */
  readonly first: number;
}

const QUESTIONS = 10;
const STUDENTS = 400;
const WARM_UP = 40;
const SUBJECT = { type: 'topicQuiz', mode: 'test', chapter: null, unit: null } as const; // the literals of QuizSubject

/** Ten questions of different models, each with a graph beside it. */
function itemsOf({ questions }: Course): CourseQuestion[] {
  const withGraph = questions.filter(
    ({ market, retired, shown }) => market !== null && !retired && shown.figure !== null,
  );
  const byMarket = Map.groupBy(withGraph, ({ market }) => market);
  return [...byMarket.values()].flatMap((ofMarket) => ofMarket.slice(0, 1)).slice(0, QUESTIONS);
}

/** Starts a quiz of these questions and writes what is sent. Returns the milliseconds that it took. */
async function start(db: Database, course: Course, userId: number, items: readonly CourseQuestion[], isFresh: boolean) {
  const now = new Date();
  const history = { ...NO_HISTORY, userId };
  const began = performance.now();
  const chosen = items.map((question) => ({
    ...{ question, whyAsked: null, trial: null, variant: isFresh ? freshVariant(course, question, history) : null },
  }));
  const asked = await storeVariants({ db, course }, chosen);
  const subject = { ...SUBJECT, scope: isFresh ? 'fresh' : 'stored' };
  const attempt = newAttempt(course, subject, userId, asked, seededRandom(userId), now);
  await inTransaction(db.kysely, (transaction) => insertAttempt(transaction, attempt, 1));
  const sent = JSON.stringify(viewAttempt(attempt, course).questions.map(({ question }) => question.figure?.svg));
  if (sent.length < 1000 * QUESTIONS) throw new Error('The graphs were not drawn.');
  return performance.now() - began;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/** Measures on the embedded database below this folder. */
export async function freshStart(folder: string): Promise<FreshStart> {
  const db = await openEmbedded(join(folder, 'fresh-start'));
  try {
    await db.migrate();
    await importIfChanged(db, 'course', new Date());
    const course = await loadCourse(db);
    const items = itemsOf(course);
    await db.fork().execute(
      `insert into users (id, username, email, password_hash, created_at)
       select n, 'fresh_' || n, 'fresh_' || n || '@example.com', '', now() from generate_series(1, ${STUDENTS}) n`,
    );
    const times: [stored: number, fresh: number][] = [];
    for (let userId = 1; userId <= STUDENTS; userId += 1)
      times.push([await start(db, course, userId, items, false), await start(db, course, userId, items, true)]);
    const measured = times.slice(WARM_UP);
    return {
      stored: median(measured.map(([stored]) => stored)),
      fresh: median(measured.map(([, fresh]) => fresh)),
      first: times[0]?.[1] ?? NaN,
    };
  } finally {
    await db.close();
  }
}
