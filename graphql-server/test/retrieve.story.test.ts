import { describe, expect, it } from 'vitest';
import * as rules from '../../schema/rules/account';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { RestBrowser } from './support/rest-client';

const app = useTestApp();

function send<Data>(field: string, variables: object): Promise<Data> {
  const names = Object.keys(variables);
  const declared = names.map((name) => `$${name}: String!`).join(', ');
  const passed = names.map((name) => `${name}: $${name}`).join(', ');
  const picked = { validateResetToken: 'email', resetPassword: 'changed' }[field] ?? 'sent';
  return sendGraphql<Data>(app().url, `mutation (${declared}) { ${field}(${passed}) { ${picked} } }`, variables);
}

const client = {
  forgotPassword: (email: string) => send('requestPasswordReset', { email }),
  forgotUsername: (email: string) => send('requestUsername', { email }),
  validate: async (token: string) =>
    (await send<{ validateResetToken: { email: string } }>('validateResetToken', { token })).validateResetToken.email,
  reset: (token: string, password: string) => send('resetPassword', { token, password }),
};

const lastMailTo = (email: string) =>
  app()
    .mails.filter(({ to }) => to === email)
    .at(-1);
const tokenFor = (email: string) => /token=([\w-]+)/.exec(lastMailTo(email)?.text ?? '')?.[1] ?? 'no token was mailed';

describe('a forgotten password or username', () => {
  async function newStudent() {
    const form = newForm();
    return { form, student: await graphqlClient(app().url).signUp(form) };
  }
  const logIn = (username: string, password: string) => graphqlClient(app().url).logIn(username, password);

  it('is reset by a mailed link, which ends every session', async () => {
    const { form, student } = await newStudent();
    await client.forgotPassword(form.email.toUpperCase());
    const mail = lastMailTo(form.email);
    expect(mail?.text).toContain('https://curves.example/reset-password?token=');
    expect(mail?.html).toContain(tokenFor(form.email));
    expect(await client.validate(tokenFor(form.email))).toBe(form.email);
    await client.reset(tokenFor(form.email), 'Elastic99');
    await expect(student.progress()).rejects.toMatchObject({ status: 401 });
    await expect(logIn(form.username, form.password)).rejects.toMatchObject({ status: 401 });
    await logIn(form.username, 'Elastic99');
  });

  it('is reset once by one link, even when it is used three times at once', async () => {
    const { form } = await newStudent();
    await client.forgotPassword(form.email);
    const token = tokenFor(form.email);
    const tries = await Promise.allSettled(
      ['Elastic91', 'Elastic92', 'Elastic93'].map((word) => client.reset(token, word)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(client.reset(token, 'Elastic94')).rejects.toMatchObject({ message: rules.INVALID_TOKEN });
    await expect(client.validate(token)).rejects.toMatchObject({ message: rules.INVALID_TOKEN });
  });

  it('is not reset by an older link, a late one, or one that was made up', async () => {
    const { form } = await newStudent();
    await client.forgotPassword(form.email);
    const older = tokenFor(form.email);
    await client.forgotPassword(form.email);
    const invalid = { message: rules.INVALID_TOKEN };
    await expect(client.reset(older, 'Elastic99')).rejects.toMatchObject(invalid);
    await expect(client.reset('made-up', 'Elastic99')).rejects.toMatchObject(invalid);
    const { clock } = app();
    const before = clock.now;
    clock.now = new Date(before.getTime() + 31 * 60_000);
    await expect(client.validate(tokenFor(form.email))).rejects.toMatchObject(invalid);
    await expect(client.reset(tokenFor(form.email), 'Elastic99')).rejects.toMatchObject(invalid);
    clock.now = before;
    await logIn(form.username, form.password);
  });

  it('accepts the link again after the new password was refused', async () => {
    const { form } = await newStudent();
    await client.forgotPassword(form.email);
    const token = tokenFor(form.email);
    await expect(client.reset(token, 'short')).rejects.toMatchObject({
      status: 400,
      message: rules.PASSWORD_TOO_SHORT,
    });
    await expect(client.reset(token, 'x'.repeat(21))).rejects.toMatchObject({ message: rules.PASSWORD_TOO_LONG });
    await expect(client.reset(token, 'Password1')).rejects.toMatchObject({ message: rules.COMMON_PASSWORD_MESSAGE });
    await client.reset(token, 'Elastic99');
  });

  it('gets the username by mail', async () => {
    const { form } = await newStudent();
    await client.forgotUsername(form.email);
    expect(lastMailTo(form.email)?.text).toContain(form.username);
  });

  it.each([
    'nobody@example.com',
    'not an address',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
  ])('tells %j that there is no such account', async (email) => {
    const refusal = { status: 404, message: rules.ACCOUNT_NOT_FOUND };
    await expect(client.forgotPassword(email)).rejects.toMatchObject(refusal);
    await expect(client.forgotUsername(email)).rejects.toMatchObject(refusal);
  });
});

describe('reset-password of the REST facade', () => {
  it('refuses an address and a password alone, and takes them from the browser that validated the token', async () => {
    const form = newForm();
    await graphqlClient(app().url).signUp(form);
    const browser = new RestBrowser(app().url);
    await browser.call('POST', 'retrieve/password', { email: form.email });
    const change = { email: form.email, password: 'Elastic99' };
    await expect(browser.call('POST', 'retrieve/reset-password', change)).rejects.toMatchObject({ status: 403 });
    const validated = await browser.request('POST', 'retrieve/validate-token', { token: tokenFor(form.email) });
    const grant = validated.headers.getSetCookie().find((cookie) => cookie.startsWith('reset_grant='));
    expect(grant).toMatch(/HttpOnly; Secure; SameSite=Strict/);
    browser.addCookie(grant?.split(';')[0] ?? '');
    const other = { ...change, email: 'someone.else@example.com' };
    await expect(browser.call('POST', 'retrieve/reset-password', other)).rejects.toMatchObject({ status: 403 });
    await browser.call('POST', 'retrieve/reset-password', change);
    await graphqlClient(app().url).logIn(form.username, 'Elastic99');
  });
});

describe('with UNIFORM_RETRIEVE', () => {
  const uniform = useTestApp(undefined, { uniformRetrieve: true });

  it.each(['requestPasswordReset', 'requestUsername'])(
    'answers %s of a known and an unknown address alike',
    async (field) => {
      const form = newForm();
      await graphqlClient(uniform().url).signUp(form);
      const ask = (email: string) =>
        sendGraphql(uniform().url, `mutation ($email: String!) { ${field}(email: $email) { sent uniform } }`, {
          email,
        });
      const answers = [await ask(form.email), await ask('nobody@example.com')];
      expect(answers).toEqual(Array(2).fill({ [field]: { sent: true, uniform: true } }));
    },
  );
});
