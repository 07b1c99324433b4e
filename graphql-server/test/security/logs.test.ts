import { describe, expect, it } from 'vitest';
import { secretsIn } from '../../../test-support/secrets-in';
import { useTestApp } from '../support/app';
import { apiClients, newForm } from '../support/api-clients';
import { graphqlClient, sendGraphql } from '../support/graphql-client';
import { RestBrowser } from '../support/rest-client';
import { runSql } from '../support/sql';

const app = useTestApp({ loginsPerAccount: { times: 3 } });

type Line = Record<string, unknown>;

const lines = () => app().logged.map((line) => JSON.parse(line) as Line); // pino writes objects
const eventsNow = () => lines().filter(({ event }) => event !== undefined);

/** The database refuses what no rule of ours does: a fault, with the row in its error. */
const breakSignUpsOf = (username: string) =>
  runSql(app().db, `alter table users add constraint no_${username} check (username <> '${username}')`);

describe('the log of a day on which all goes wrong', () => {
  it.each(apiClients)('names what happened and holds no secret, through %s', async (name, open) => {
    const client = open(app().url);
    const form = newForm();
    const student = await client.signUp(form);
    for (let guess = 0; guess < 4; guess += 1) {
      await expect(client.logIn(form.username, `Marginal${guess}x`)).rejects.toMatchObject({
        status: guess < 3 ? 401 : 429,
      });
    }
    await sendGraphql(app().url, 'mutation ($e: String!) { requestPasswordReset(email: $e) { sent } }', {
      e: form.email,
    });
    const token = /token=([\w-]+)/.exec(app().mails.at(-1)?.text ?? '')?.[1] ?? '';
    const browser = new RestBrowser(app().url, student.accessToken);
    await browser.call('POST', 'retrieve/validate-token', { token });
    await browser.call('POST', 'retrieve/reset-password', { token, password: 'Elastic99' });
    await browser.call('POST', 'mail/send', { subject: 'Hello', email: form.email, body: 'A secret between us two.' });
    await fetch(`${app().url}/reset-password?token=${token}`);
    await fetch(`${app().url}/api/topics?access_token=${student.accessToken}`);

    const unlucky = `unlucky_${name.toLowerCase()}`;
    await breakSignUpsOf(unlucky);
    await expect(client.signUp(newForm({ username: unlucky }))).rejects.toMatchObject({ status: expect.any(Number) });

    const text = app().logged.join('');
    expect(text).toContain(`violates check constraint \\"no_${unlucky}\\"`);
    expect(text).not.toContain('Failing row');
    for (const secret of [form.password, 'Marginal0x', 'Elastic99', student.accessToken, token, 'A secret between']) {
      expect(text).not.toContain(secret);
    }
    expect(app().leaks()).toEqual([]);
    const events = eventsNow().map(({ event }) => event);
    expect(events).toEqual(
      expect.arrayContaining([
        'signedUp',
        'loginFailed',
        'loginLocked',
        'passwordResetAsked',
        'passwordReset',
        'contactMessage',
      ]),
    );
  });

  it('ties every event, every fault and every answer to its request', async () => {
    const before = app().logged.length;
    const browser = new RestBrowser(app().url);
    await browser.getCsrfToken();
    const answer = await browser.request('POST', 'auth/login', { username: 'nobody_here', password: 'Marginal1' });
    await breakSignUpsOf('hapless');
    await graphqlClient(app().url)
      .signUp(newForm({ username: 'hapless' }))
      .catch(() => null);
    await expect
      .poll(
        () =>
          app()
            .logged.slice(before)
            .filter((line) => line.includes('"path":"/graphql"')).length,
      )
      .toBe(1);

    const since = lines().slice(before);
    const failed = since.find(({ event }) => event === 'loginFailed');
    const fault = since.find(({ level }) => level === 50);
    const answered = (id: unknown) => since.find(({ requestId, res }) => requestId === id && res !== undefined);
    expect(failed?.['requestId']).toBe(answer.headers.get('x-request-id'));
    expect(answered(failed?.['requestId'])).toMatchObject({
      req: { path: '/api/auth/login' },
      res: { statusCode: 401 },
    });
    expect(answered(fault?.['requestId'])).toMatchObject({ req: { path: '/graphql' } });
    expect(since.every(({ requestId }) => typeof requestId === 'string')).toBe(true);
  });
});

describe('the search for secrets', () => {
  it.each([
    ['an access token', 'x'.repeat(20) + 'Aa0-_'.repeat(4) + 'zzz'],
    ['a stored token', 'a1'.repeat(32)],
    ['a password hash', '$argon2id$v=19$m=19456,p=1,t=2$abc'],
    ['a known password', 'Marginal1'],
  ])('finds %s', (_what, secret) => {
    expect(secretsIn(`{"msg":"${secret}"}`, ['Marginal1'])).toHaveLength(1);
  });

  it('takes no request id and no search for one', () => {
    const log = `{"requestId":"7a9c4776-bdc5-4fdb-9589-fd4bb641acad","path":"/api/chapters/search/${'x'.repeat(5000)}/${'9'.repeat(400)}"}`;
    expect(secretsIn(log, ['Marginal1'])).toEqual([]);
  });
});
