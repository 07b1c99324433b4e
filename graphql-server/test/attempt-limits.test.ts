import { describe, expect, it } from 'vitest';
import { ATTEMPT_KILOBYTES } from '../src/account/stored-work';
import type { LimitOverrides } from '../src/http/rate-limits';
import type { Chapter } from '../src/library/library.type';
import { startTestApp, type TestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

const TOO_OFTEN = { status: 429, code: 'TOO_MANY_ATTEMPTS' };
const FULL = {
  ...TOO_OFTEN,
  message: expect.stringMatching(/no space for more work of visitors.*Log in.*try again in/),
};

/** An app for one test. */
async function withApp(limits: LimitOverrides, test: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startTestApp(limits, { trustProxy: 1 });
  await test(app).finally(() => app.stop());
}

async function startQuiz({ url }: TestApp, from = '192.0.2.1'): Promise<number> {
  const response = await fetch(`${url}/api/quiz/questions_nouser?chapter=1`, { headers: { 'x-forwarded-for': from } });
  return response.status;
}

const visitorQuiz = ({ url }: TestApp) =>
  sendGraphql<{ startQuiz: { id: string } }>(
    url,
    'mutation { startQuiz(type: chapterQuizNoUser, chapterId: 1) { id } }',
  );

interface FreeResponse {
  readonly id: string;
  readonly answer: string;
}

const freeResponse = ({ url, course }: TestApp, accessToken?: string) =>
  sendGraphql<{ startFreeResponse: FreeResponse }>(
    url,
    'mutation ($id: ID!) { startFreeResponse(id: $id) { id answer } }',
    { id: course.freeResponses[0]?.definition.id },
    accessToken,
  );

/** Saves a text in the first part of the question that takes one. */
function saveText(
  { url, course }: TestApp,
  { id, answer }: FreeResponse,
  revision: number,
  text: string,
  accessToken?: string,
) {
  const part = course.freeResponses[0]?.definition.parts.find(({ kind }) => kind === 'choice')?.id ?? '';
  const save =
    'mutation ($id: ID!, $answer: String!, $revision: Int!) { saveFreeResponse(attemptId: $id, answer: $answer, revision: $revision) { id } }';
  const { graph } = JSON.parse(answer) as { graph: object }; // as an answer is
  return sendGraphql(
    url,
    save,
    { id, answer: JSON.stringify({ graph, parts: { [part]: { text } } }), revision },
    accessToken,
  );
}

describe('attempts of visitors', () => {
  it('are limited by address, quizzes and free responses together, and not for students there', () =>
    withApp({ visitorAttemptsPerIp: { times: 3 } }, async (app) => {
      const { startQuiz: quiz } = await visitorQuiz(app);
      await freeResponse(app);
      await visitorQuiz(app);
      await expect(visitorQuiz(app)).rejects.toMatchObject(FULL);
      await expect(freeResponse(app)).rejects.toMatchObject(FULL);
      const read = 'query ($id: ID!) { quizAttempt(id: $id) { id } }';
      expect(await sendGraphql(app.url, read, quiz)).toEqual({ quizAttempt: quiz });
      const student = await graphqlClient(app.url).signUp(newForm());
      await student.start({ type: 'chapterQuiz', chapterId: 1 });
      await freeResponse(app, student.accessToken);
    }));

  it('are limited by the /64 of an IPv6 address, and by no made-up one', () =>
    withApp({ visitorAttemptsPerIp: { times: 2 } }, async (app) => {
      const from = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:ffff::3', '2001:db8:0:2::1'];
      const statuses: number[] = [];
      for (const address of from) statuses.push(await startQuiz(app, address));
      expect(statuses).toEqual([200, 200, 429, 200]);
      for (const address of ['192.0.2.7', '203.0.113.1, 192.0.2.7', '203.0.113.2, 192.0.2.7'])
        statuses.push(await startQuiz(app, address));
      expect(statuses.slice(-3)).toEqual([200, 200, 429]);
    }));

  it('are limited by what they take in the database', () =>
    withApp({ visitorKilobytesPerIp: { times: 2 * ATTEMPT_KILOBYTES + 1 } }, async (app) => {
      expect(await startQuiz(app)).toBe(200);
      expect(await startQuiz(app)).toBe(200);
      expect(await startQuiz(app)).toBe(429);
      expect(await startQuiz(app, '192.0.2.2')).toBe(200);
    }));

  it('are limited on the whole server, whatever address they come from', () =>
    withApp({ visitorKilobytesPerServer: { times: 2 * ATTEMPT_KILOBYTES } }, async (app) => {
      const statuses: number[] = [];
      for (const last of [1, 2, 3]) statuses.push(await startQuiz(app, `192.0.2.${last}`));
      expect(statuses).toEqual([200, 200, 429]);
    }));

  it('count in bytes for as much as they grow, however often they are saved', () =>
    withApp({ visitorKilobytesPerIp: { times: ATTEMPT_KILOBYTES + 4 } }, async (app) => {
      const { startFreeResponse: attempt } = await freeResponse(app);
      const [short, long, wide] = ['x'.repeat(100), 'x'.repeat(1500), '€'.repeat(1000)];
      const saved = [short, short, long, long, short, long, wide, wide, short];
      for (const [revision, text] of saved.entries()) await saveText(app, attempt, revision, text);
      await expect(saveText(app, attempt, saved.length, long)).rejects.toMatchObject(FULL);
      const read = 'query ($id: ID!) { freeResponseAttempt(id: $id) { answer } }';
      const stored = await sendGraphql<{ freeResponseAttempt: FreeResponse }>(app.url, read, { id: attempt.id });
      expect(stored.freeResponseAttempt.answer).toContain(short);
      await saveText(app, attempt, saved.length, `${short}.`);
    }));

  it('take no more in the database than is counted for them', () =>
    withApp({}, async (app) => {
      const stored = async () => {
        const [row] = await runSql<{ bytes: string | number }>(
          app.db,
          `select sum(pg_total_relation_size(name::regclass)) as bytes
            from unnest(array['quiz_attempt', 'attempt_question', 'free_response_attempt']) name`,
        );
        return Number(row?.bytes);
      };
      const grownBy = async (start: (chapterId: number) => Promise<unknown>) => {
        const before = await stored();
        for (let index = 0; index < 60; index += 1) await start(longest.id);
        return ((await stored()) - before) / 60;
      };
      const lengthOf = ({ comingSoon, topics }: Chapter) => (comingSoon ? 0 : topics.length);
      const longest = app.course.chapters.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
      const start = 'mutation ($id: ID!) { startQuiz(type: chapterQuizNoUser, chapterId: $id) { id } }';
      expect(await grownBy((id) => sendGraphql(app.url, start, { id }))).toBeLessThan(ATTEMPT_KILOBYTES * 1000);
      expect(await grownBy(() => freeResponse(app))).toBeLessThan(ATTEMPT_KILOBYTES * 1000);
    }));
});

describe('saves of a free response', () => {
  it('are limited by what they write, by student or by the address of visitors', () =>
    withApp({ savedKilobytes: { times: 6 } }, async (app) => {
      const student = await graphqlClient(app.url).signUp(newForm());
      const text = 'x'.repeat(1500);
      for (const accessToken of [undefined, student.accessToken]) {
        const { startFreeResponse: attempt } = await freeResponse(app, accessToken);
        for (let revision = 0; revision < 3; revision += 1) await saveText(app, attempt, revision, text, accessToken);
        await expect(saveText(app, attempt, 3, text, accessToken)).rejects.toMatchObject(TOO_OFTEN);
      }
    }));
});

describe('attempts of a student', () => {
  it('are limited where they are started over, and not where one is resumed', () =>
    withApp({ attemptsPerStudent: { times: 3 } }, async (app) => {
      const client = graphqlClient(app.url);
      const student = await client.signUp(newForm());
      const start = (restart: boolean, accessToken: string) =>
        sendGraphql<{ startQuiz: { id: string } }>(
          app.url,
          'mutation ($restart: Boolean!) { startQuiz(type: chapterQuiz, chapterId: 1, restart: $restart) { id } }',
          { restart },
          accessToken,
        );
      await start(false, student.accessToken);
      await start(true, student.accessToken);
      const { startQuiz: last } = await start(true, student.accessToken);
      for (let again = 0; again < 5; again += 1)
        expect((await start(false, student.accessToken)).startQuiz).toEqual(last);
      await expect(start(true, student.accessToken)).rejects.toMatchObject(TOO_OFTEN);
      await expect(freeResponse(app, student.accessToken)).rejects.toMatchObject(TOO_OFTEN);
      expect((await start(false, student.accessToken)).startQuiz).toEqual(last);
      const other = await client.signUp(newForm());
      await start(true, other.accessToken);
    }));
});
