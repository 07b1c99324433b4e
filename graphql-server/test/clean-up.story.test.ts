import type { Kysely } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { UNTOUCHED_DAYS, VISITOR_QUIZ_DAYS } from '../../schema/rules/quiz';
import { BATCH, cleanUp } from '../src/clean-up/clean-up';
import { startCleanUpJob } from '../src/clean-up/clean-up-job';
import type { Tables } from '../src/database/tables';
import { createLog } from '../src/http/log';
import { answersTo } from './support/answers';
import type { Quiz } from './support/api-client';
import { newForm } from './support/api-clients';
import { freeResponseClients } from './support/free-response-clients';
import { rightAnswer, useFreeResponseApp } from './support/free-responses';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

const app = useFreeResponseApp();
const [[, freeResponses]] = freeResponseClients as readonly [(typeof freeResponseClients)[number]]; // GraphQL's
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

/** Saves an answer to the first question. */
const answerFirst = ({ attemptId, questions: [asked] }: Quiz, accessToken: string | undefined) =>
  sendGraphql(
    app().url,
    'mutation ($a: ID!, $q: ID!, $c: ID!) { saveAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id } }',
    { a: attemptId, q: asked?.id, c: asked?.answerIds[0] },
    accessToken,
  );

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
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    const { attemptId } = quiz;
    await answerFirst(quiz, student.accessToken);
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
    const mine = freeResponses(app().url, student.accessToken);
    const { id } = await mine.start('sample-1');
    await mine.save(id, rightAnswer, 0);
    await freeResponses(app().url).start('sample-1');
    await rows(`update session set expires_at = expires_at + interval '1 year'`);
    const limit = VISITOR_QUIZ_DAYS * DAY;
    expect(await clean(limit - SECOND)).toMatchObject(NOTHING_ELSE);
    expect(await clean(limit)).toMatchObject({ ...NOTHING_ELSE, free_response_attempt: 1 });
    expect(await ids('free_response_attempt')).toEqual([id]);
  });

  describe('of what a student started and left', () => {
    const limit = UNTOUCHED_DAYS * DAY;
    const SCOPES = [
      { type: 'chapterQuiz', chapterId: 1 },
      { type: 'chapterQuiz', chapterId: 2 },
      { type: 'unitQuiz', unitId: 1 },
      { type: 'topicQuiz', topicIds: [1] },
      { type: 'topicQuiz', topicIds: [1, 2] },
    ] as const;

    it('deletes the quizzes without an answer after their days, in every scope', async () => {
      const student = await graphqlClient(app().url).signUp(newForm());
      for (const scope of SCOPES) await student.start(scope);
      expect(await clean(limit - SECOND)).toMatchObject(NOTHING_ELSE);
      expect(await ids('quiz_attempt')).toHaveLength(SCOPES.length);
      expect(await clean(limit)).toMatchObject({ quiz_attempt: SCOPES.length });
      expect(await ids('quiz_attempt')).toEqual([]);
      expect(await rows('select 1 from attempt_question')).toEqual([]);
    });

    it('keeps every quiz with an answer: in progress, finished or started over', async () => {
      const student = await graphqlClient(app().url).signUp(newForm());
      const [first, second, third] = [
        await student.start(SCOPES[0]),
        await student.start(SCOPES[1]),
        await student.start(SCOPES[2]),
      ];
      await student.finish(first, answersTo(app().course, first, 3));
      for (const quiz of [second, third]) await answerFirst(quiz, student.accessToken);
      await sendGraphql(
        app().url,
        'mutation { startQuiz(type: unitQuiz, unitId: 1, restart: true) { id } }',
        {},
        student.accessToken,
      );
      expect(await clean(limit)).toMatchObject({ quiz_attempt: 1 });
      const left = [first, second, third].map(({ attemptId }) => attemptId);
      expect((await ids('quiz_attempt')).sort()).toEqual(left.sort());
    });

    it('deletes a free response in which nothing was saved, and keeps what was saved or submitted', async () => {
      const student = await graphqlClient(app().url).signUp(newForm());
      const mine = freeResponses(app().url, student.accessToken);
      const startedAndLeft = () => mine.start('sample-1');
      const submitted = await startedAndLeft();
      await mine.submit(submitted.id, 0);
      await startedAndLeft();
      await rows(`update session set expires_at = expires_at + interval '1 year'`);
      expect(await clean(limit - SECOND)).toMatchObject(NOTHING_ELSE);
      expect(await clean(limit)).toMatchObject({ free_response_attempt: 1 });
      expect(await ids('free_response_attempt')).toEqual([submitted.id]);
      const saved = await startedAndLeft();
      await mine.save(saved.id, rightAnswer, 0);
      expect(await clean(limit)).toMatchObject(NOTHING_ELSE);
      expect((await ids('free_response_attempt')).sort()).toEqual([submitted.id, saved.id].sort());
    });

    it('finds them by indexes, however many others there are', async () => {
      const student = await graphqlClient(app().url).signUp(newForm());
      const { attemptId } = await student.start(SCOPES[0]);
      await rows(`
        insert into quiz_attempt (owner_id, id, user_id, type, scope, seed, started_at)
        select owner_id, gen_random_uuid(), user_id, type, 'other ' || n, seed, started_at + interval '1 day'
        from quiz_attempt, generate_series(1, 3000) n`);
      await rows(`
        insert into attempt_question (owner_id, attempt_id, position, question_id, answer_order)
        select a.owner_id, a.id, q.position, q.question_id, q.answer_order
        from quiz_attempt a join attempt_question q on q.attempt_id = '${attemptId}' where scope like 'other%'`);
      for (const table of ['quiz_attempt', 'attempt_question', 'free_response_attempt']) await rows(`analyze ${table}`);
      // PostgreSQL's counts hold until it publishes them: those of a transaction before this one may still be among them.
      const scansOf = (kysely: Kysely<Tables>) =>
        runSql<{ name: string; count: number }>(
          { kysely },
          'select name, pg_stat_get_xact_numscans(name::regclass)::int as count from unnest($1::text[]) name',
          [['quiz_attempt_under_way_since', 'quiz_attempt', 'attempt_question']],
        );
      const scans = await app()
        .db.kysely.transaction()
        .execute(async (kysely) => {
          const before = await scansOf(kysely);
          await cleanUp(kysely, new Date(app().clock.now.getTime() + limit));
          const after = await scansOf(kysely);
          return after.map(({ name, count }, index) => ({ name, count: count - before[index]!.count }));
        });
      expect(scans).toEqual([
        { name: 'quiz_attempt_under_way_since', count: 1 },
        { name: 'quiz_attempt', count: 0 },
        { name: 'attempt_question', count: 0 },
      ]);
    });
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
