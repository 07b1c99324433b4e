import { beforeEach, describe, expect, it } from 'vitest';
import { VISITOR_QUIZ_DAYS } from '../../schema/rules/quiz';
import { BATCH, cleanUp } from '../src/clean-up/clean-up';
import { startCleanUpJob } from '../src/clean-up/clean-up-job';
import { createLog } from '../src/http/log';
import { newForm } from './support/api-clients';
import { useFreeResponseApp } from './support/free-responses';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

const app = useFreeResponseApp();
/** On PostgreSQL, signing up counts towards rate limits. */
const NOTHING_ELSE = { session: 0, password_reset: 0, quiz_attempt: 0, free_response_attempt: 0 };
const NOTHING = { ...NOTHING_ELSE, rate_limit: 0 };
const SECOND = 1_000;
const DAY = 86_400 * SECOND;

const clean = (afterMs = 0) => cleanUp(app().db.kysely, new Date(app().clock.now.getTime() + afterMs));
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => runSql<Row>(app().db, text, values);
const ids = async (table: string, key = 'id') =>
  (await rows<{ id: unknown }>(`select ${key} as id from ${table}`)).map(({ id }) => id);

beforeEach(async () => {
  await rows('delete from users');
  await rows('delete from quiz_attempt');
  await rows('delete from free_response_attempt');
  await rows('delete from rate_limit');
});

async function expiryOf(table: 'session' | 'password_reset'): Promise<number> {
  const [row] = await rows<{ expires_at: Date }>(`select expires_at from ${table}`);
  return new Date(row!.expires_at).getTime() - app().clock.now.getTime();
}

describe('the clean-up', () => {
  it('deletes a login at the moment it expires, and not before', async () => {
    await graphqlClient(app().url).signUp(newForm());
    const lifetime = await expiryOf('session');
    expect(await clean(lifetime - SECOND)).toMatchObject(NOTHING_ELSE);
    expect(await ids('session', 'token_hash')).toHaveLength(1);
    expect(await clean(lifetime)).toMatchObject({ ...NOTHING_ELSE, session: 1 });
    expect(await ids('session', 'token_hash')).toEqual([]);
  });

  it('deletes a reset link at the moment it expires, and not before', async () => {
    const form = newForm();
    await graphqlClient(app().url).signUp(form);
    await sendGraphql(app().url, 'mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', {
      email: form.email,
    });
    const lifetime = await expiryOf('password_reset');
    expect(await clean(lifetime - SECOND)).toMatchObject(NOTHING_ELSE);
    expect(await clean(lifetime)).toMatchObject({ ...NOTHING_ELSE, password_reset: 1 });
    expect(await ids('password_reset', 'token_hash')).toEqual([]);
  });

  it('deletes the quiz of a visitor with its questions after its days, and never that of a student', async () => {
    const student = await graphqlClient(app().url).signUp(newForm());
    await student.choose({ 1: true });
    const { attemptId } = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    await sendGraphql(app().url, 'mutation { startQuiz(type: chapterQuizNoUser, chapterId: 1) { id } }');
    // Logins must not expire meanwhile.
    await rows(`update session set expires_at = expires_at + interval '1 year'`);
    const limit = VISITOR_QUIZ_DAYS * DAY;
    expect(await clean(limit - SECOND)).toMatchObject(NOTHING_ELSE);
    expect(await ids('quiz_attempt')).toHaveLength(2);
    expect(await clean(limit)).toMatchObject({ ...NOTHING_ELSE, quiz_attempt: 1 });
    expect(await ids('quiz_attempt')).toEqual([attemptId]);
    expect(await rows('select 1 from attempt_question where attempt_id <> $1', [attemptId])).toEqual([]);
  });

  it("deletes a visitor's free response after the same days, and never that of a student", async () => {
    const student = await graphqlClient(app().url).signUp(newForm());
    const start = (accessToken?: string) =>
      sendGraphql(app().url, 'mutation { startFreeResponse(id: "sample-1") { id } }', {}, accessToken);
    await start(student.accessToken);
    await start();
    await rows(`update session set expires_at = expires_at + interval '1 year'`);
    const limit = VISITOR_QUIZ_DAYS * DAY;
    expect(await clean(limit - SECOND)).toMatchObject(NOTHING_ELSE);
    expect(await clean(limit)).toMatchObject({ ...NOTHING_ELSE, free_response_attempt: 1 });
    expect(await rows('select 1 as left from free_response_attempt where user_id is not null')).toHaveLength(1);
    expect(await ids('free_response_attempt')).toHaveLength(1);
  });

  it("keeps so many of the visitors' newest attempts, and all of the students'", async () => {
    const student = await graphqlClient(app().url).signUp(newForm());
    const { attemptId } = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    const started: string[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      const { startQuiz } = await sendGraphql<{ startQuiz: { id: string } }>(
        app().url,
        'mutation { startQuiz(type: chapterQuizNoUser, chapterId: 1) { id } startFreeResponse(id: "sample-1") { id } }',
      );
      started.push(startQuiz.id);
      await rows(`update quiz_attempt set started_at = $2 where id = $1`, [
        startQuiz.id,
        new Date(app().clock.now.getTime() + (minute % 2) * SECOND),
      ]);
    }
    const most = { quiz_attempt: 2, free_response_attempt: 3 };
    const { kysely } = app().db;
    expect(await cleanUp(kysely, app().clock.now, most)).toMatchObject({ quiz_attempt: 2, free_response_attempt: 1 });
    expect((await ids('quiz_attempt')).sort()).toEqual([attemptId, started[1], started[3]].sort());
    expect(await ids('free_response_attempt')).toHaveLength(3);
    expect(await cleanUp(kysely, app().clock.now, most)).toMatchObject(NOTHING_ELSE);
  });

  it('deletes counts of rate limits that are over', async () => {
    const now = app().clock.now.getTime();
    await rows(`insert into rate_limit (key, points, expire) values ('over', 3, $1), ('counting', 3, $2)`, [
      now,
      now + 1,
    ]);
    expect(await clean()).toEqual({ ...NOTHING, rate_limit: 1 });
    expect(await rows('select key from rate_limit')).toEqual([{ key: 'counting' }]);
  });

  it('deletes more rows than one statement takes, and each of them once when two servers do it together', async () => {
    const many = 2 * BATCH + 1;
    await rows(
      `insert into rate_limit (key, points, expire) select 'key ' || n, 1, 0 from generate_series(1, ${many}) n`,
    );
    const [first, second] = await Promise.all([clean(), clean()]);
    expect(first.rate_limit + second.rate_limit).toBe(many);
    expect(await rows('select 1 from rate_limit')).toEqual([]);
  });

  it('logs what it deleted, and a failure without ending the job', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const outcomes = [NOTHING, { ...NOTHING, session: 2 }];
    for (const outcome of [...outcomes, null]) {
      const job = startCleanUpJob(
        () => (outcome === null ? Promise.reject(new Error('No connection.')) : Promise.resolve(outcome)),
        log,
      );
      await job.stop();
    }
    const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg); // every line has a message
    expect(messages).toEqual(['cleanedUp', 'expired rows could not be deleted']);
  });
});
