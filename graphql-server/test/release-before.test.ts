import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../src/account/token';
import { visitorIdOf } from '../src/account/owned';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

// While servers are replaced, those of the release before run on the schema of the next one. What the first release sends is written here as
// it sends it: the migrations of the next release must leave it working.

const app = useTestApp();

const INSERT_ATTEMPT = `insert into quiz_attempt (owner_id, id, user_id, type, mode, scope, chapter_id, unit_id, seed, started_at)
  values ($4, $1, $2, $3, 'test', $3 || ':1', 1, null, 1, now()) on conflict do nothing returning id`;
const INSERT_QUESTION = `insert into attempt_question (owner_id, attempt_id, position, question_id, answer_order)
  select $2, $1, 1, question_id, jsonb_agg(id) from answer where question_id = 1 and not retired group by question_id`;

async function startedBefore(userId: number | null): Promise<string> {
  const id = randomUUID();
  const type = userId === null ? 'chapterQuizNoUser' : 'chapterQuiz';
  const owner = userId ?? visitorIdOf(id);
  expect(await runSql(app().db, INSERT_ATTEMPT, [id, userId, type, owner])).toEqual([{ id }]);
  await runSql(app().db, INSERT_QUESTION, [id, owner]);
  return id;
}

const asked = async (id: string, accessToken?: string) => {
  const query = 'query ($id: ID!) { quizAttempt(id: $id) { questions { question { id } } } }';
  const { quizAttempt } = await sendGraphql<{ quizAttempt: { questions: unknown[] } }>(
    app().url,
    query,
    { id },
    accessToken,
  );
  return quizAttempt.questions.length;
};

describe('a server of the release before', () => {
  it("stores a visitor's quiz that this release finds", async () => {
    const id = await startedBefore(null);
    expect(await asked(id)).toBe(1);
  });

  it("stores a student's quiz that this release finds, once for each scope", async () => {
    const { accessToken } = await graphqlClient(app().url).signUp(newForm());
    const userId = Number(accessToken.split('-', 1)[0]);
    const id = await startedBefore(userId);
    expect(await asked(id, accessToken)).toBe(1);
    expect(await runSql(app().db, INSERT_ATTEMPT, [randomUUID(), userId, 'chapterQuiz', userId])).toEqual([]);
    const student = graphqlClient(app().url).withToken(accessToken);
    expect((await student.start({ type: 'chapterQuiz', chapterId: 1 })).attemptId).toBe(id);
  });

  it('ends a login of this release', async () => {
    const student = await graphqlClient(app().url).signUp(newForm());
    const ended = await runSql(
      app().db,
      'delete from session where user_id = $1 and token_hash = $2 returning user_id',
      [Number(student.accessToken.split('-', 1)[0]), hashToken(student.accessToken)],
    );
    expect(ended).toHaveLength(1);
    await expect(student.progress()).rejects.toMatchObject({ status: 401 });
  });

  it('makes logins that this release accepts', async () => {
    const form = newForm();
    const { accessToken } = await graphqlClient(app().url).signUp(form);
    const userId = Number(accessToken.split('-', 1)[0]);
    const other = `${userId}-${randomBytes(32).toString('base64url')}`;
    await runSql(
      app().db,
      'insert into session (user_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4)',
      [userId, hashToken(other), app().clock.now, new Date(app().clock.now.getTime() + 1000)],
    );
    expect((await graphqlClient(app().url).withToken(other).progress()).username).toBe(form.username);
  });
});

it("keys of visitors' quizzes are spread, and are no student's", async () => {
  const start = 'mutation { startQuiz(type: chapterQuizNoUser, chapterId: 1) { id } }';
  for (let times = 0; times < 10; times += 1) await sendGraphql(app().url, start);
  const rows = await runSql<{ owner_id: number }>(
    app().db,
    'select distinct owner_id from quiz_attempt where user_id is null',
  );
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect(Math.max(...rows.map(({ owner_id }) => owner_id))).toBeLessThan(0);
});
