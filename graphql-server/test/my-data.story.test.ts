import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { RestBrowser } from './support/rest-client';
import { runSql } from './support/sql';

const GUESSES = 3;
const app = useTestApp({ loginsPerAccount: { times: GUESSES }, exportsPerStudent: { times: 100 } });
const narrow = useTestApp({ exportsPerStudent: { times: 2 } });

interface MyData {
  account: { username: string; email: string };
  sessions: unknown[];
  chapters: unknown[];
  topics: unknown[];
  quizzes: { score: number; questions: { your_answer: string; is_correct: boolean }[] }[];
  contact_messages: { subject: string }[];
}

async function read(token: string): Promise<MyData> {
  const { myData } = await sendGraphql<{ myData: string }>(app().url, '{ myData }', {}, token);
  return JSON.parse(myData) as MyData; // what the server claims; the story checks it
}

const remove = (token: string, password: string) => {
  const query = 'mutation ($password: String!) { deleteAccount(password: $password) { deleted } }';
  return sendGraphql(app().url, query, { password }, token);
};

const SEND = 'mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) { sent } }';

/** Sends a contact message through each API; without a token as a visitor. */
const senders: readonly (readonly [string, (message: object, token?: string) => Promise<unknown>])[] = [
  ['GraphQL', (message, token) => sendGraphql(app().url, SEND, { message }, token)],
  ['REST', (message, token) => new RestBrowser(app().url, token).call('POST', 'mail/send', message)],
];

describe.each(senders)('contact messages sent through %s', (_name, send) => {
  const subjects = async (token: string) => (await read(token)).contact_messages.map(({ subject }) => subject);
  const stored = async (email: string) =>
    (
      await runSql<{ subject: string }>(
        app().db,
        'select subject from contact_message where lower(email) = lower($1) order by id',
        [email],
      )
    ).map(({ subject }) => subject);

  it('are not shown to, or deleted with, an account that claims their address', async () => {
    const form = newForm();
    await send({ subject: 'From a visitor', email: form.email, body: 'My address is mine.' });
    const writer = await graphqlClient(app().url).signUp(newForm());
    await send({ subject: 'From a student', email: form.email.toUpperCase(), body: 'Mine too.' }, writer.accessToken);
    const claimer = await graphqlClient(app().url).signUp(form);
    await send({ subject: 'After a logout', email: form.email, body: 'Nobody’s.' }, `${claimer.accessToken}x`);
    expect(await subjects(claimer.accessToken)).toEqual([]);
    expect(await subjects(writer.accessToken)).toEqual(['From a student']);
    await remove(claimer.accessToken, form.password);
    expect(await stored(form.email)).toEqual(['From a visitor', 'From a student', 'After a logout']);
  });

  it('belong to the account that sent them, whatever address they name', async () => {
    const form = newForm();
    const { accessToken } = await graphqlClient(app().url).signUp(form);
    const other = newForm().email;
    await send({ subject: 'Own address', email: form.email, body: 'Hello.' }, accessToken);
    await send({ subject: 'Other address', email: other, body: 'Hello.' }, accessToken);
    expect(await subjects(accessToken)).toEqual(['Own address', 'Other address']);
    await remove(accessToken, form.password);
    expect([...(await stored(form.email)), ...(await stored(other))]).toEqual([]);
  });
});

describe("a student's own data", () => {
  async function studentWithHistory() {
    const form = newForm();
    const student = await graphqlClient(app().url).signUp(form);
    await student.choose({ 1: true, 2: true });
    await student.mark(1, true);
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    await student.finish(quiz, answersTo(app().course, quiz, 4));
    const message = { subject: 'Hello', email: form.email, body: 'Thanks.' };
    await sendGraphql(app().url, SEND, { message }, student.accessToken);
    return { form, student };
  }

  it('is all there in one piece, without a hash or a token', async () => {
    const { form, student } = await studentWithHistory();
    const data = await read(student.accessToken);
    expect(data.account).toMatchObject({ username: form.username, email: form.email });
    expect([data.sessions.length, data.chapters.length, data.topics.length]).toEqual([1, 2, 2]);
    expect(data.quizzes[0]?.score).toBe(66);
    expect(data.quizzes[0]?.questions.filter((question) => question.is_correct)).toHaveLength(4);
    expect(data.contact_messages).toMatchObject([{ subject: 'Hello' }]);
    expect(JSON.stringify(data)).not.toMatch(/argon2|token/);
  });

  it('is the same file through both APIs, as it would be written in one piece, however long', async () => {
    const { form, student } = await studentWithHistory();
    const [user] = await runSql<{ id: number }>(app().db, 'select id from users where username = $1', [form.username]);
    await runSql(
      app().db,
      `insert into quiz_attempt (owner_id, id, user_id, type, scope, seed, started_at, abandoned_at, finish_number)
       select $1, gen_random_uuid(), $1, 'unitQuiz', 's', 1, now(), now(), n + 1 from generate_series(1, 130) n`,
      [user?.id],
    );
    const { myData } = await sendGraphql<{ myData: string }>(app().url, '{ myData }', {}, student.accessToken);
    const data = JSON.parse(myData) as MyData; // what the server claims
    expect(myData).toBe(JSON.stringify(data, null, 2));
    expect(Object.keys(data)).toEqual([
      ...[
        'account',
        'sessions',
        'chapters',
        'topics',
        'lessons',
        'lesson_questions',
        'predicted_exam_scores',
        'exam_plan',
        'worked_examples',
        'mock_exams',
        'exam_settings',
        'quizzes',
        'free_responses',
      ],
      ...['reported_questions', 'notices', 'contact_messages', 'estimates'],
    ]);
    expect(data.quizzes).toHaveLength(131);
    const response = await new RestBrowser(app().url, student.accessToken).request('GET', 'account');
    expect(response.headers.get('content-disposition')).toContain('curve-whisperer-my-data.json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.text()).toBe(myData);
  });

  it('is exported a few times an hour, through both APIs and by aliases', async () => {
    const { accessToken } = await graphqlClient(narrow().url).signUp(newForm());
    const { accessToken: other } = await graphqlClient(narrow().url).signUp(newForm());
    const browser = new RestBrowser(narrow().url, accessToken);
    expect((await browser.request('GET', 'account')).status).toBe(200);
    const query = '{ a: myData b: myData }';
    await expect(sendGraphql(narrow().url, query, {}, accessToken)).rejects.toMatchObject({ status: 429 });
    const refused = await browser.request('GET', 'account');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await sendGraphql(narrow().url, query, {}, other);
  });

  it('leaves out no table that refers to a user, but for those with nothing more to say', async () => {
    const own = readFileSync('graphql-server/src/my-data/my-data.queries.ts', 'utf8');
    const source = own.replace(/readRecordsOf\(/, "selectFrom('readiness_record')");
    const tables = await runSql<{ name: string }>(
      app().db,
      `select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'users'::regclass order by 1`,
    );
    const missing = tables.map(({ name }) => name).filter((name) => !source.includes(`selectFrom('${name}')`));
    // Estimates are folded again from the answers; mails and reset links expire within hours.
    expect(missing).toEqual(['learner_state', 'mail', 'password_reset']);
  });

  it('is gone after the account is deleted, and nobody else loses anything', async () => {
    const [{ form, student }, other] = [await studentWithHistory(), await studentWithHistory()];
    await remove(student.accessToken, form.password);
    await expect(student.progress()).rejects.toMatchObject({ status: 401 });
    await expect(graphqlClient(app().url).logIn(form.username, form.password)).rejects.toMatchObject({ status: 401 });
    expect(Object.keys((await other.student.progress()).topics)).toHaveLength(2);
    const left = await runSql<{ left: string }>(
      app().db,
      `select (select count(*) from users where username = $1) + (select count(*) from contact_message where email = $2) as left`,
      [form.username, form.email],
    );
    expect(left.map((row) => Number(row.left))).toEqual([0]);
    await graphqlClient(app().url).signUp(form);
  });

  it('is deleted only with the password, whose guesses are counted as those of a login', async () => {
    const form = newForm();
    const { accessToken } = await graphqlClient(app().url).signUp(form);
    for (let guess = 0; guess < GUESSES; guess += 1) {
      await expect(remove(accessToken, `Marginal${guess + 2}`)).rejects.toMatchObject({ status: 400 });
    }
    await expect(remove(accessToken, form.password)).rejects.toMatchObject({ status: 429 });
    await expect(graphqlClient(app().url).logIn(form.username, form.password)).rejects.toMatchObject({ status: 429 });
    expect((await read(accessToken)).account.username).toBe(form.username);
  });

  it('is shown and deleted for nobody without a token', async () => {
    await expect(read('nobody')).rejects.toMatchObject({ status: 401 });
    await expect(remove('nobody', 'Marginal1')).rejects.toMatchObject({ status: 401 });
  });
});
