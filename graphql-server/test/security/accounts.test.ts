import { request as httpRequest } from 'node:http';
import argon2 from 'argon2';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { COMMON_PASSWORD_MESSAGE, RESET_LINK_MINUTES } from '../../../schema/rules/account';
import { LIMITS } from '../../src/http/rate-limits';
import { startTestApp, useTestApp } from '../support/app';
import { apiClients, newForm } from '../support/api-clients';
import { graphqlClient, sendGraphql } from '../support/graphql-client';
import { RestBrowser } from '../support/rest-client';
import { runSql } from '../support/sql';

const app = useTestApp();

const lastMail = () => app().mails.at(-1)?.text ?? '';
/** What follows the user id in a token. */
const randomPart = (token: string) => Buffer.from(token.replace(/^\d+-/, ''), 'base64url');
const mailedToken = () => /token=([\w-]+)/.exec(lastMail())?.[1] ?? '';
const forget = (email: string) =>
  sendGraphql(app().url, 'mutation ($email: String!) { requestPasswordReset(email: $email) { sent } }', { email });
const count = async (table: string) => {
  const [row] = await runSql<{ n: number }>(app().db, `select count(*)::int as n from ${table}`);
  return row?.n ?? 0;
};

describe.each(apiClients)('a login, through %s', (_name, open) => {
  it('computes as much for an unknown user as for a wrong password', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    onTestFinished(() => verify.mockRestore());
    const form = newForm();
    const client = open(app().url);
    await client.signUp(form);
    for (const username of [form.username, 'nobody_here', 'ab', "x' or 1=1 --", '\u0000', 'x'.repeat(500)]) {
      await expect(client.logIn(username, 'Wrong1234')).rejects.toMatchObject({
        status: 401,
        message: 'Incorrect username or password.',
      });
    }
    const compared = verify.mock.calls.map(([hash]) => /^\$argon2id\$v=\d+\$[^$]+/.exec(hash)?.[0]);
    expect(compared).toEqual(Array(6).fill('$argon2id$v=19$m=19456,p=1,t=2'));
  });

  it('is answered with the same headers, too', async () => {
    const form = newForm();
    await open(app().url).signUp(form);
    const browser = new RestBrowser(app().url);
    await browser.getCsrfToken();
    const headersFor = async (username: string) => {
      const { headers } = await browser.request('POST', 'auth/login', { username, password: 'Wrong1234' });
      return [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    };
    expect(await headersFor(form.username)).toEqual(await headersFor('nobody_here'));
  });
});

describe.each(apiClients)('a sign-up, through %s', (name, open) => {
  it('makes nobody more than a new student, whatever else the body claims', async () => {
    const victim = await open(app().url).signUp(newForm());
    const before = await count('users');
    const claims = {
      id: 1,
      user_id: 1,
      role: 'admin',
      isAdmin: true,
      current_chapter: 5,
      access_token: victim.accessToken,
    };
    const form = newForm();
    if (name === 'REST') {
      const { user } = await new RestBrowser(app().url).call<{ user: Record<string, unknown> }>('POST', 'auth/signup', {
        ...form,
        ...claims,
        passwordHash: 'x',
        created_at: '1970-01-01',
      });
      expect(user).toMatchObject({ username: form.username, current_chapter: null });
      expect(user['access_token']).not.toBe(victim.accessToken);
      expect(await count('users')).toBe(before + 1);
    } else {
      const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
      for (const [key, value] of Object.entries(claims)) {
        const input = { ...form, atLeast13: true, [key]: value };
        await expect(sendGraphql(app().url, query, { input })).rejects.toMatchObject({ status: 400 });
      }
      expect(await count('users')).toBe(before);
    }
  });

  it.each(['Password1', 'PASSWORd1', 'Qwerty123', 'Welcome1', 'Abc12345', 'Passw0rd'])(
    'refuses the password %s, which is guessed first',
    async (password) => {
      const refusal = { status: 400, message: COMMON_PASSWORD_MESSAGE };
      await expect(open(app().url).signUp(newForm({ password }))).rejects.toMatchObject(refusal);
    },
  );

  it('hands out a token of 256 bits, of which only the SHA-256 is stored', async () => {
    const [one, other] = [await open(app().url).signUp(newForm()), await open(app().url).signUp(newForm())];
    for (const { accessToken } of [one, other]) expect(randomPart(accessToken)).toHaveLength(32);
    expect(one.accessToken).not.toBe(other.accessToken);
    const [row] = await runSql<{ all: string }>(
      app().db,
      `select string_agg(row_to_json(s)::text, '') as all from session s`,
    );
    expect(row?.all).toMatch(/"token_hash":"[\da-f]{64}"/);
    expect(row?.all).not.toContain(one.accessToken);
  });
});

describe.each(apiClients)('another student, through %s', (name, open) => {
  it('is neither seen nor changed by an id or a name of theirs', async () => {
    const [ada, bob] = [newForm(), newForm()];
    const hers = await open(app().url).signUp(ada);
    const his = await open(app().url).signUp(bob);
    await hers.choose({ 1: true });
    const found = await runSql<{ id: number }>(app().db, 'select id from users where username = $1', [ada.username]);
    const id = found[0]?.id ?? 0;
    const claims = { user_id: id, userId: id, id, username: ada.username, email: ada.email };
    const query = new URLSearchParams(Object.entries(claims).map(([key, value]) => [key, String(value)]));
    const headers = {
      'X-User-Id': String(id),
      'X-User': ada.username,
      Cookie: `user_id=${id}; access_token=${hers.accessToken}`,
    };

    if (name === 'REST') {
      const browser = new RestBrowser(app().url, his.accessToken);
      await browser.getCsrfToken();
      for (const path of ['auth/refreshuser', 'account']) {
        const text = await (await browser.request('GET', `${path}?${query}`, undefined, headers)).text();
        expect(text).toContain(bob.username);
        expect(text).not.toContain(ada.username);
      }
      await browser.request(
        'PATCH',
        `progress?${query}`,
        { ...claims, chapter_id: 1, status: 'watched' },
        { 'X-User-Id': String(id) },
      );
      await browser.request('POST', 'units', { 2: true }, { 'X-User-Id': String(id) });
    } else {
      const response = await fetch(`${app().url}/graphql?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${his.accessToken}`, ...headers },
        body: JSON.stringify({ query: '{ me { username email } myData }', variables: claims, user: claims }),
      });
      const text = await response.text();
      expect(text).toContain(bob.username);
      expect(text).not.toContain(ada.username);
      await his.mark(1, true);
    }
    expect((await hers.progress()).chapters).toEqual({ 1: { videoCompleted: false, quizGrade: null } });
  });
});

describe('a link that sets a new password', () => {
  it('points to PUBLIC_URL, whatever the Host headers say', async () => {
    const { email, ...form } = newForm();
    await graphqlClient(app().url).signUp({ email, ...form });
    const lies = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'http',
      Forwarded: 'host=evil.example',
    };
    const browser = new RestBrowser(app().url);
    const token = await browser.getCsrfToken();
    const cookie = (await fetch(`${app().url}/api/csrf/getit`)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(token).not.toBe('');
    const post = (path: string, headers: Record<string, string>, body: object) =>
      new Promise<number>((resolve) => {
        const sent = httpRequest(`${app().url}${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...lies, ...headers },
        });
        sent.on('response', (response) => resolve(response.resume().statusCode ?? 0));
        sent.end(JSON.stringify(body));
      });
    const query = 'mutation ($email: String!) { requestPasswordReset(email: $email) { sent } }';
    expect(await post('/graphql', {}, { query, variables: { email } })).toBe(200);
    expect(lastMail()).toContain('https://curves.example/reset-password?token=');
    const own = await csrfOf(cookie);
    expect(await post('/api/retrieve/password', { Cookie: cookie, 'X-CSRF-Token': own }, { email })).toBe(200);
    for (const { text, html } of app().mails.slice(-2)) expect(text + html).not.toContain('evil.example');
  });

  const csrfOf = async (cookie: string) => {
    const answer: unknown = await (await fetch(`${app().url}/api/csrf/getit`, { headers: { cookie } })).json();
    return typeof answer === 'object' && answer !== null && 'csrf_token' in answer ? String(answer.csrf_token) : '';
  };

  it('has 256 bits, lives an hour at most, and is stored as its SHA-256 alone', async () => {
    expect(RESET_LINK_MINUTES).toBeLessThanOrEqual(60);
    const { email, ...form } = newForm();
    await graphqlClient(app().url).signUp({ email, ...form });
    await forget(email);
    expect(randomPart(mailedToken())).toHaveLength(32);
    const [row] = await runSql<{ all: string }>(
      app().db,
      `select string_agg(row_to_json(r)::text, '') as all from password_reset r`,
    );
    expect(row?.all).toMatch(/"token_hash":"[\da-f]{64}"/);
    expect(row?.all).not.toContain(mailedToken());
  });

  it('sets the password of its own account and of no other', async () => {
    const [ada, bob] = [newForm(), newForm()];
    await graphqlClient(app().url).signUp(ada);
    await graphqlClient(app().url).signUp(bob);
    await forget(ada.email);
    const browser = new RestBrowser(app().url);
    for (const body of [
      { email: bob.email, password: 'Elastic99', token: mailedToken() },
      { email: bob.email, password: 'Elastic99' },
      { email: bob.email, password: 'Elastic99', token: 'x'.repeat(43) },
      { email: bob.email, password: 'Elastic99', token: '' },
    ]) {
      await expect(browser.call('POST', 'retrieve/reset-password', body)).rejects.toMatchObject({
        status: expect.toSatisfy((status: number) => status === 400 || status === 403),
      });
    }
    const reset = 'mutation ($token: String!) { resetPassword(token: $token, password: "Elastic99") { changed } }';
    for (const token of ['', 'x'.repeat(43), '%', '\u0000']) {
      await expect(sendGraphql(app().url, reset, { token })).rejects.toMatchObject({ status: 400 });
    }
    for (const { username, password } of [ada, bob]) await graphqlClient(app().url).logIn(username, password);
  });
});

describe.each(apiClients)('floods, through %s', (name, open) => {
  /** A second server on the same accounts, whose limits are the ones that ship, but for what is named. */
  const shipped = (trustProxy: number | false = false) =>
    startTestApp({ signUpsPerIp: { times: 1000 }, requestsPerIp: { times: 100_000 } }, { db: app().db, trustProxy });
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  /** The status of one attempt, by an address that the headers make up. */
  const attempt = async (url: string, call: { rest: string; graphql: string }, body: object, headers = {}) => {
    if (name === 'REST') {
      const browser = new RestBrowser(url);
      await browser.getCsrfToken();
      return (await browser.request('POST', call.rest, body, headers)).status;
    }
    const declared = Object.keys(body).map((key) => `$${key}: String!`);
    const passed = Object.keys(body).map((key) => `${key}: $${key}`);
    const query = call.graphql.replace('DECLARED', declared.join(', ')).replace('PASSED', passed.join(', '));
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
      body: JSON.stringify({ query, variables: body }),
    });
    return response.status;
  };
  const LOG_IN = { rest: 'auth/login', graphql: 'mutation (DECLARED) { logIn(PASSED) { accessToken } }' };
  const FORGET = {
    rest: 'retrieve/password',
    graphql: 'mutation (DECLARED) { requestPasswordReset(PASSED) { sent } }',
  };
  const VALIDATE = {
    rest: 'retrieve/validate-token',
    graphql: 'mutation (DECLARED) { validateResetToken(PASSED) { email } }',
  };
  const WRITE = {
    rest: 'mail/send',
    graphql: 'mutation (DECLARED) { sendContactMessage(message: { PASSED }) { sent } }',
  };

  it.each([
    ['one after the other', false],
    ['all at once', true],
  ])('of guessed passwords end after ten, %s and from wherever they seem to come', async (_how, atOnce) => {
    const form = newForm();
    const student = await open(app().url).signUp(form);
    for (const trustProxy of [false, 1] as const) {
      const site = await shipped(trustProxy);
      const guess = (index: number) =>
        attempt(site.url, LOG_IN, { username: form.username, password: 'Wrong1234' }, from(`10.0.0.${index}`));
      const statuses: number[] = [];
      const guesses = Array.from({ length: 13 }, (_, index) => index);
      if (atOnce) statuses.push(...(await Promise.all(guesses.map(guess))));
      else for (const index of guesses) statuses.push(await guess(index));
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(LIMITS.loginsPerAccount.times);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
      await site.stop();
    }
    expect((await student.progress()).username).toBe(form.username);
  });

  it('of reset mails, guessed tokens and contact messages end, whatever address is claimed', async () => {
    const site = await shipped();
    const flood = async (times: number, call: typeof LOG_IN, body: object) => {
      const statuses: number[] = [];
      for (let index = 0; index < times + 2; index += 1) {
        statuses.push(await attempt(site.url, call, body, from(`10.1.0.${index}`)));
      }
      return statuses.slice(-2);
    };
    const unknown = `${name.toLowerCase()}@nowhere.example`;
    expect(await flood(LIMITS.retrievalsPerAddress.times, FORGET, { email: unknown })).toEqual([429, 429]);
    expect(await flood(LIMITS.resetTokensPerIp.times, VALIDATE, { token: 'guess' })).toEqual([429, 429]);
    const message = { subject: 'Again', email: unknown, body: 'And again.' };
    expect(await flood(LIMITS.contactMessagesPerAddress.times, WRITE, message)).toEqual([429, 429]);
    await site.stop();
  });

  it('are counted for the address that the trusted proxy saw, and for no other', async () => {
    const site = await startTestApp({ resetTokensPerIp: { times: 2 } }, { db: app().db, trustProxy: 1 });
    const guess = (forwarded: string) => attempt(site.url, VALIDATE, { token: 'guess' }, from(forwarded));
    const net = name === 'REST' ? '198.51.100' : '203.0.113';
    const statuses: number[] = [];
    for (const seen of [`${net}.1`, `9.9.9.9, ${net}.1`, `8.8.8.8, ${net}.1`, `${net}.2`])
      statuses.push(await guess(seen));
    expect(statuses).toEqual([400, 400, 429, 400]);
    await site.stop();
  });
});

describe('the limits by address', () => {
  it('leave space for a school behind one', () => {
    const perMinute = ({ times, seconds }: { times: number; seconds: number }) => (times / seconds) * 60;
    expect(perMinute(LIMITS.requestsPerIp)).toBeGreaterThanOrEqual(600);
    expect(perMinute(LIMITS.signUpsPerIp) * 60).toBeGreaterThanOrEqual(60);
    expect(Object.keys(LIMITS)).not.toContain('loginsPerIp');
  });
});
