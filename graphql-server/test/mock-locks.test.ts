import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOverdue } from '../src/exam/mock/ending-job';
import { startTestApp, type TestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient } from './support/graphql-client';
import { graphqlMocks } from './support/mock-clients';
import { runSql } from './support/sql';

// On PostgreSQL, with requests that wait for a lock of the test, so that all of them have read the exam before one changes it.

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const MINUTE = 60_000;

const waiting = async () =>
  (
    await runSql<{ count: number }>(
      app.db,
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]?.count;

async function newExam(length = 'half') {
  const { accessToken } = await graphqlClient(app.url).signUp(newForm());
  const mocks = graphqlMocks(app.url, accessToken);
  return { mocks, exam: await mocks.start(length) };
}

/** Runs requests that all wait for the exam's row, and lets them go at once. */
async function atOnce<Result>(requests: readonly (() => Promise<Result>)[]): Promise<PromiseSettledResult<Result>[]> {
  const holder = await app.db.pool!.connect();
  await holder.query('begin');
  await holder.query('select from mock_exam for update');
  const settled = Promise.allSettled(requests.map((request) => request()));
  await expect.poll(waiting).toBe(requests.length);
  await holder.query('rollback');
  holder.release();
  return settled;
}

const job = () =>
  endOverdue({
    kysely: app.db.kysely,
    course: () => app.course,
    now: () => app.clock.now,
    log: { error: expect.fail } as never, // it logs nothing else
  });

const counted = async (examId: string) => ({
  quizzes: await runSql(app.db, `select id from quiz_attempt where id = '${examId}'`),
  asked: await runSql<{ sum: number }>(
    app.db,
    `select sum(questions_asked)::int from topic_progress join mock_exam using (user_id) where mock_exam.id = '${examId}'`,
  ),
});

it('a section that two tabs and the job end at once counts once', async () => {
  const { mocks, exam } = await newExam();
  for (const { position, choices } of exam.questions.slice(0, 5))
    await mocks.mark(exam.id, { position, choice: choices[0]! }, app.clock.now);
  const began = app.clock.now;
  app.clock.now = new Date(began.getTime() + 36 * MINUTE);
  const submit = () => mocks.submit(exam.id, 1);
  const results = await atOnce<unknown>([submit, submit, job, job]);
  app.clock.now = began;
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 'fulfilled'));
  const { quizzes, asked } = await counted(exam.id);
  expect(quizzes).toHaveLength(1);
  expect(asked).toEqual([{ sum: 5 }]);
  expect((await mocks.read(exam.id)).report).toMatchObject({ answered: 5 });
});

it('answers of two tabs are all stored, and none after the section was submitted', async () => {
  const { mocks, exam } = await newExam();
  const marks = exam.questions.slice(0, 4).map(
    ({ position, choices }) =>
      () =>
        mocks.mark(exam.id, { position, choice: choices[1]! }, app.clock.now),
  );
  const results = await atOnce<unknown>([...marks, () => mocks.submit(exam.id, 1)]);
  const saved = results.slice(0, 4).filter(({ status }) => status === 'fulfilled').length;
  const { report } = await mocks.read(exam.id);
  expect(report?.answered).toBe(saved);
  for (const result of results.slice(0, 4))
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'QUIZ_FINISHED' });
});

it('exams that are started at once are one exam', async () => {
  const { accessToken } = await graphqlClient(app.url).signUp(newForm());
  const mocks = graphqlMocks(app.url, accessToken);
  const exams = await Promise.all(Array.from({ length: 8 }, (_, index) => mocks.start(index % 2 ? 'full' : 'half')));
  expect(new Set(exams.map(({ id }) => id)).size).toBe(1);
  expect((await mocks.list()).exams).toHaveLength(1);
});

it('an account that is deleted while its exam ends leaves nothing behind', async () => {
  const { mocks, exam } = await newExam();
  await mocks.mark(exam.id, { position: 1, choice: exam.questions[0]!.choices[0]! }, app.clock.now);
  const owner = `select user_id from mock_exam where id = '${exam.id}'`;
  const deleted = () => runSql(app.db, `delete from users where id = (${owner})`);
  await atOnce<unknown>([() => mocks.submit(exam.id, 1), deleted]);
  expect(await runSql(app.db, owner)).toEqual([]);
  expect(await runSql(app.db, `select id from quiz_attempt where id = '${exam.id}'`)).toEqual([]);
});
