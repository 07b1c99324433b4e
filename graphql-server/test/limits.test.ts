import { describe, expect, it } from 'vitest';
import { LIMITS } from '../src/http/rate-limits';
import { startTestApp, useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { RestBrowser } from './support/rest-client';

const app = useTestApp({ requestsPerIp: { times: 100_000 }, signUpsPerIp: { times: 100_000 } });

describe('guessing a password', () => {
  const client = () => graphqlClient(app().url);

  it('locks the account for a while after ten tries, even for the right one, and leaves open sessions alone', async () => {
    const form = newForm();
    const student = await client().signUp(form);
    const tooOften = { status: 429, message: expect.stringMatching(/try again in 15 minutes/) };
    for (let guess = 1; guess <= LIMITS.loginsPerAccount.times; guess += 1) {
      await expect(client().logIn(form.username, `Marginal${guess}x`)).rejects.toMatchObject({ status: 401 });
    }
    await expect(client().logIn(form.username, form.password)).rejects.toMatchObject(tooOften);
    await expect(client().logIn(form.username.toUpperCase(), form.password)).rejects.toMatchObject(tooOften);
    expect((await student.progress()).username).toBe(form.username);
  });

  it('lets no more through when all guesses come at once', async () => {
    const form = newForm();
    await client().signUp(form);
    const tries = Array.from({ length: 25 }, (_, guess) => client().logIn(form.username, `Marginal${guess}x`));
    const statuses = (await Promise.allSettled(tries)).map((result) =>
      result.status === 'rejected' ? result.reason.status : 200,
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(LIMITS.loginsPerAccount.times);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25 - LIMITS.loginsPerAccount.times);
  });

  it('of one account after the other ends by address, together with all that hashes a password', async () => {
    const site = await startTestApp({ passwordsPerIp: { times: 4 } });
    const guest = graphqlClient(site.url);
    const tooOften = { status: 429, code: 'TOO_MANY_ATTEMPTS' };
    const [form, other] = [newForm(), newForm()];
    const student = await guest.signUp(form);
    await guest.signUp(other);
    for (const { username } of [form, other]) {
      await expect(guest.logIn(username, 'Marginal0')).rejects.toMatchObject({ status: 401 });
    }
    await expect(guest.logIn(form.username, form.password)).rejects.toMatchObject(tooOften);
    await expect(guest.signUp(newForm())).rejects.toMatchObject(tooOften);
    const remove = 'mutation ($password: String!) { deleteAccount(password: $password) { deleted } }';
    const password = { password: form.password };
    await expect(sendGraphql(site.url, remove, password, student.accessToken)).rejects.toMatchObject(tooOften);
    expect((await student.progress()).username).toBe(form.username);
    await site.stop();
  });

  it('of whoever knows it opens only so many sessions, and other students log in meanwhile', async () => {
    const site = await startTestApp({ sessionsPerStudent: { times: 2 } });
    const guest = graphqlClient(site.url);
    const [form, other] = [newForm(), newForm()];
    for (const { username, email } of [form, other]) await guest.signUp({ ...form, username, email });
    const logIn = ({ username }: { username: string }) => guest.logIn(username, form.password);
    await logIn(form);
    await logIn(form);
    await expect(logIn(form)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    await logIn(other);
    await site.stop();
  });

  it('forgets the failures after a login that succeeds', async () => {
    const form = newForm();
    await client().signUp(form);
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 5; guess += 1) {
        await expect(client().logIn(form.username, 'Marginal0')).rejects.toMatchObject({ status: 401 });
      }
      await client().logIn(form.username, form.password);
    }
  });
});

describe('a flood', () => {
  it('is told when to come back, and no made-up address helps', async () => {
    const browser = new RestBrowser(app().url);
    await browser.getCsrfToken();
    const ask = (from: number) =>
      browser.request(
        'POST',
        'auth/login',
        { username: 'flooded', password: 'x' },
        { 'X-Forwarded-For': `10.0.0.${from}` },
      );
    const answers: Response[] = [];
    for (let from = 0; from < 12; from += 1) answers.push(await ask(from));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toEqual({ error: expect.any(String) });
  });

  it('of reset mails reaches no mailbox more than a few times', async () => {
    const { email, ...form } = newForm();
    await graphqlClient(app().url).signUp({ email, ...form });
    const before = app().mails.length;
    const query = 'mutation ($email: String!) { requestPasswordReset(email: $email) { sent } }';
    const asked = Array.from({ length: 8 }, () =>
      sendGraphql(app().url, query, { email }).then(
        () => 'sent',
        ({ code }) => code,
      ),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'TOO_MANY_ATTEMPTS')).toHaveLength(
      8 - LIMITS.retrievalsPerAddress.times,
    );
    // Wishes for a mail that has not left yet are met by it.
    const sent = app().mails.length - before;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(LIMITS.retrievalsPerAddress.times);
  });
});

describe('one address', () => {
  const narrow = useTestApp({ requestsPerIp: { times: 20 }, signUpsPerIp: { times: 2 } });

  it('signs up only so many students an hour, and makes only so many requests a minute', async () => {
    const client = graphqlClient(narrow().url);
    await client.signUp(newForm());
    await client.signUp(newForm());
    await expect(client.signUp(newForm())).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) statuses.push((await fetch(`${narrow().url}/api/topics`)).status);
    expect(statuses.slice(0, 17).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  });
});
