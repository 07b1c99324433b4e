import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCourse, type Course } from '../src/course/course';
import { importIfChanged } from '../src/course/import/import-course';
import type { Database } from '../src/database/database';
import type { FitReport } from '../src/learner/guarded-fit';
import { countAnswers } from '../src/learner/store/count-answers';
import { fitIfDue, fitNow, lastNight, LEAST_NEW_ANSWERS } from '../src/learner/store/fit-parameters';
import { startLearnerJob } from '../src/learner/store/learner-job';
import { LearnerStore, readPublished } from '../src/learner/store/learner-store';
import { answerSource } from '../src/quiz/answer-source';
import { catalogOf } from '../src/quiz/learner-catalog';
import { addStudents, STUDENTS } from './support/add-students';
import { openTestDatabase } from './support/database';
import { runSql } from './support/sql';

const TONIGHT = new Date('2026-11-21T03:00:00Z');
const later = (hours: number) => new Date(TONIGHT.getTime() + hours * 60 * 60 * 1000);

let db: Database;
let course: Course;
beforeAll(async () => {
  db = await openTestDatabase();
  await importIfChanged(db, 'course', TONIGHT);
  course = await loadCourse(db);
});
afterAll(() => db.close());
beforeEach(() => runSql(db, 'truncate users, learner_parameters, learner_report restart identity cascade'));

const addAnswers = (quizzes: number) => addStudents(db, quizzes, later(-12));

const look = (now: Date, signal = new AbortController().signal) =>
  fitIfDue(db.kysely, catalogOf(course), answerSource, now, signal);

const storedReports = () =>
  runSql<{ answers: number; report: FitReport | null }>(
    db,
    `select answers, report from learner_report where name = 'fit'`,
  );

async function storedAnswers(): Promise<number> {
  const [row] = await runSql<{ answers: number }>(
    db,
    'select count(*)::int as answers from attempt_question where given is not null',
  );
  return row!.answers;
}

/** How many rows of students' quizzes and answers `work` reads. */
function rowsRead(work: (kysely: Database['kysely']) => Promise<unknown>): Promise<number> {
  return db.kysely.transaction().execute(async (transaction) => {
    const read = async () => {
      const [row] = await runSql<{ rows: number }>(
        { kysely: transaction },
        `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
         where relname in ('quiz_attempt', 'attempt_question')`,
      );
      return row!.rows;
    };
    const before = await read();
    await work(transaction);
    return (await read()) - before;
  });
}

describe('the nightly fit', () => {
  it('waits for a thousand answers, then publishes better parameters, on one of several servers', async () => {
    expect(await look(later(-13))).toBeNull();
    await addAnswers(3);
    const answers = await storedAnswers();
    expect(answers).toBeGreaterThanOrEqual(LEAST_NEW_ANSWERS);
    const found = await Promise.all([look(TONIGHT), look(TONIGHT), look(TONIGHT)]);
    const reports = found.filter((report) => report !== null);
    expect(reports).toMatchObject([{ adopted: true, version: 1, students: STUDENTS, answers }]);
    expect(await storedReports()).toEqual([{ answers, report: reports[0] }]);
    const published = await readPublished(db.kysely);
    expect([published.version, published.answers]).toEqual([1, answers]);
    expect(published.params?.userSd).toBeGreaterThan(0.8);
    const model = await new LearnerStore(db.kysely, catalogOf(course)).newestModel();
    expect(model.params).toMatchObject(published.params ?? {});
    expect(await look(later(23.9))).toBeNull();
    expect(await look(later(24))).toBeNull();
  }, 60_000);

  it('keeps the parameters in force when fitted ones are no better, and stores why', async () => {
    await addAnswers(3);
    await look(TONIGHT);
    const fitAgain = () => fitNow(db.kysely, catalogOf(course), answerSource, later(1), new AbortController().signal);
    // Each fit continues from the one before. Every adopted one lowers the loss, so this ends.
    let [version, report] = [0, null as FitReport | null];
    do {
      ({ version } = await readPublished(db.kysely));
      report = await fitAgain();
    } while (report?.adopted);
    expect(report?.lossFitted).toBeGreaterThanOrEqual(report?.lossInForce ?? Infinity);
    expect(await storedReports()).toMatchObject([
      { report: { adopted: false, reason: expect.stringContaining('stay') } },
    ]);
    expect((await readPublished(db.kysely)).version).toBe(version);
    await addStudents(db, 2, later(1.5));
    expect(await look(later(2))).toBeNull();
    expect(await look(later(24))).not.toBeNull();
  }, 60_000);

  it('answers requests while it computes', async () => {
    await addAnswers(3);
    const order: string[] = [];
    const fit = look(TONIGHT).then(() => order.push('fit'));
    for (let request = 1; request <= 5; request += 1) {
      await wait(1);
      await runSql(db, 'select 1');
      order.push('request');
    }
    await fit;
    expect(order).toEqual(['request', 'request', 'request', 'request', 'request', 'fit']);
  }, 60_000);

  it('ends with the server that runs it: nothing is published, and the next night tries again', async () => {
    await addAnswers(3);
    const found: (FitReport | null)[] = [];
    const job = startLearnerJob(
      () => Promise.resolve(null),
      async (signal) => {
        const report = await look(TONIGHT, signal);
        found.push(report);
        return report;
      },
      pino({ level: 'silent' }),
    );
    await expect.poll(storedReports, { interval: 1 }).not.toEqual([]);
    await job.stop();
    expect(found).toEqual([null]);
    expect((await readPublished(db.kysely)).version).toBe(0);
    expect(await storedReports()).toEqual([{ answers: 0, report: null }]);
    expect(await look(later(24))).not.toBeNull();
  }, 60_000);
});

describe('the answers that the learner reads', () => {
  it('are all there, also behind pages of quizzes that were started over without an answer', async () => {
    await addAnswers(3);
    await runSql(
      db,
      `insert into quiz_attempt (owner_id, id, user_id, type, scope, seed, started_at, abandoned_at, finish_number)
       select 1, gen_random_uuid(), 1, 'topicQuiz', 'fit', 1, $1, $1, 1000 + n from generate_series(1, 450) n`,
      [later(-20)],
    );
    await runSql(
      db,
      `insert into attempt_question (owner_id, attempt_id, position, question_id, answer_order)
       select owner_id, id, 1, (select min(id) from question), '[]' from quiz_attempt where abandoned_at is not null`,
    );
    let answers = 0;
    for await (const page of answerSource.pages(db.kysely, 1, catalogOf(course))) answers += page.length;
    expect(answers).toBe(await storedAnswers());
  });

  it('are counted once by servers whose clocks differ', async () => {
    const count = (hours: number) => countAnswers(db.kysely, answerSource, later(hours));
    await addAnswers(2);
    expect(await count(0)).toBe(await storedAnswers());
    await addStudents(db, 1, later(1));
    expect(await Promise.all([count(2), count(2.01), count(-1)])).toContain(await storedAnswers());
    expect([await count(1.5), await count(3)]).toEqual([await storedAnswers(), await storedAnswers()]);
    // Of the last ten minutes, some may not be stored yet.
    await addStudents(db, 1, later(3));
    expect(await count(3.1)).toBeLessThan(await storedAnswers());
    expect(await count(3.2)).toBe(await storedAnswers());
  });

  it('are counted from the newest publication on, where they were never counted', async () => {
    await addAnswers(2);
    await runSql(
      db,
      `insert into learner_parameters (published_at, answers, items, topics) values ($1, 5000, '[]', '[]')`,
      [later(-6)],
    );
    const perQuiz = STUDENTS * 20;
    await addStudents(db, 1, later(-5));
    expect(await countAnswers(db.kysely, answerSource, later(-6))).toBe(5000);
    expect(await countAnswers(db.kysely, answerSource, later(-4))).toBe(5000 + perQuiz);
  });

  it('are read by what is new or on the page, however many there are', async () => {
    await addStudents(db, 50, later(-24));
    await countAnswers(db.kysely, answerSource, later(-20));
    await addStudents(db, 1, later(-12));
    await runSql(db, 'analyze quiz_attempt, attempt_question');
    const perQuiz = 21;
    // PostgreSQL may look at a few rows more to choose its plan.
    const few = 50;
    expect(await rowsRead((kysely) => countAnswers(kysely, answerSource, TONIGHT))).toBeLessThan(
      STUDENTS * perQuiz + few,
    );
    const firstPage = (kysely: Database['kysely']) =>
      answerSource.pages(kysely, 1, catalogOf(course))[Symbol.asyncIterator]().next();
    expect(await rowsRead(firstPage)).toBeLessThan(200 * perQuiz + few);
  });

  it('are those of one student in three, whole, when students are sampled', async () => {
    await addAnswers(3);
    const counts = new Map<number, number>();
    for await (const page of answerSource.pages(db.kysely, 3, catalogOf(course)))
      for (const { userId } of page) counts.set(userId, (counts.get(userId) ?? 0) + 1);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
    const [all] = await runSql<{ answers: number }>(
      db,
      `select count(*)::int as answers from attempt_question q join quiz_attempt a on a.id = q.attempt_id
       where a.user_id % 3 = 0`,
    );
    expect([...counts.values()].reduce((sum, answers) => sum + answers, 0)).toBe(all!.answers);
  });
});

it.each([
  ['2026-11-21T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
  ['2026-11-21T02:59:59.999Z', '2026-11-20T03:00:00.000Z'],
  ['2026-11-21T23:59:59.999Z', '2026-11-21T03:00:00.000Z'],
])('at %s the last night began at %s', (now, night) => {
  expect(lastNight(new Date(now)).toISOString()).toBe(night);
});
