import { describe, expect, it } from 'vitest';
import * as rules from '../../schema/rules/account';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

const app = useTestApp();

const client = () => graphqlClient(app().url);

describe('accounts', () => {
  it('lets a new student in, with nothing chosen and nothing asked', async () => {
    const form = newForm();
    const student = await client().signUp(form);
    expect(await student.progress()).toEqual({
      username: form.username,
      currentChapter: null,
      chapters: {},
      topics: {},
    });
  });

  it('logs in whatever the letter case of the username', async () => {
    const form = newForm();
    await client().signUp(form);
    const student = await client().logIn(form.username.toUpperCase(), form.password);
    expect((await student.progress()).username).toBe(form.username);
  });

  it('answers a wrong password and an unknown user alike', async () => {
    const form = newForm();
    await client().signUp(form);
    const wrong = { status: 401, message: 'Incorrect username or password.' };
    await expect(client().logIn(form.username, 'Marginal2')).rejects.toMatchObject(wrong);
    await expect(client().logIn('nobody_here', 'Marginal2')).rejects.toMatchObject(wrong);
    await expect(client().logIn("' or 1=1 --", 'Marginal2')).rejects.toMatchObject(wrong);
    await expect(client().logIn('nul\u0000', 'Marginal2')).rejects.toMatchObject(wrong);
  });

  it.each([
    ['a short username', { username: 'ab' }, rules.USERNAME_MESSAGE],
    ['a username with a space', { username: 'ada smith' }, rules.USERNAME_MESSAGE],
    ['an e-mail without a host', { email: 'ada@' }, rules.EMAIL_MESSAGE],
    ['an e-mail that carries a header', { email: 'a@example.com\r\nBcc: b@example.com' }, rules.EMAIL_MESSAGE],
    ['a password without a digit', { password: 'Marginals' }, rules.PASSWORD_MESSAGE],
    ['a password that everyone guesses', { password: 'Password1' }, rules.COMMON_PASSWORD_MESSAGE],
  ])('refuses %s with a message for people', async (_what, wrong, message) => {
    await expect(client().signUp(newForm(wrong))).rejects.toMatchObject({ status: 400, message });
  });

  it('refuses a taken username or e-mail, whatever the letter case', async () => {
    const form = newForm();
    await client().signUp(form);
    const sameName = client().signUp(newForm({ username: form.username.toUpperCase() }));
    await expect(sameName).rejects.toMatchObject({ status: 409, message: expect.stringContaining('username') });
    const sameEmail = client().signUp(newForm({ email: form.email.toUpperCase() }));
    await expect(sameEmail).rejects.toMatchObject({ status: 409, message: expect.stringContaining('email') });
  });

  it('lets one of eight sign-ups of one name through', async () => {
    const { username } = newForm();
    const tries = Array.from({ length: 8 }, () => client().signUp(newForm({ username })));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refusals.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 409));
  });

  it('revokes the token at logout, and only that one', async () => {
    const form = newForm();
    const phone = await client().signUp(form);
    const laptop = await client().logIn(form.username, form.password);
    await phone.logOut();
    await expect(phone.progress()).rejects.toMatchObject({ status: 401 });
    expect((await laptop.progress()).username).toBe(form.username);
  });

  it('lets a login expire after 30 days', async () => {
    const student = await client().signUp(newForm());
    const { clock } = app();
    const before = clock.now;
    clock.now = new Date(before.getTime() + 29 * 86_400_000);
    expect((await student.progress()).chapters).toEqual({});
    clock.now = new Date(before.getTime() + 31 * 86_400_000);
    await expect(student.progress()).rejects.toMatchObject({ status: 401 });
    clock.now = before;
  });

  it.each(['', 'made-up', 'a'.repeat(300), "' or 1=1 --"])('answers 401 to the token %j', async (token) => {
    await expect(client().withToken(token).progress()).rejects.toMatchObject({ status: 401 });
  });
});

describe('what is stored and logged of an account', () => {
  it('is a hash of the password and a hash of the token', async () => {
    const form = newForm();
    const { accessToken } = await client().signUp(form);
    const stored = await runSql<{ row: string }>(
      app().db,
      `select row_to_json(u)::text || row_to_json(s)::text as row from users u join session s on s.user_id = u.id`,
    );
    const everything = stored.map(({ row }) => row).join('\n');
    expect(everything).toContain('$argon2id$v=19$m=19456,p=1,t=2$');
    for (const secret of [form.password, accessToken]) {
      expect(everything).not.toContain(secret);
      expect(app().logged.join('\n')).not.toContain(secret);
    }
  });

  it('needs the confirmation of age in GraphQL', async () => {
    const input = { ...newForm(), atLeast13: false };
    const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
    await expect(sendGraphql(app().url, query, { input })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'atLeast13',
      message: rules.AGE_NOT_CONFIRMED,
    });
  });
});

describe('an access token', () => {
  const viewer = async (accessToken: string) => (await client().withToken(accessToken).progress()).username;

  it('with the id of another student in front is worth nothing', async () => {
    const [mine, other] = [await client().signUp(newForm()), await client().signUp(newForm())];
    const [id, random] = [other.accessToken.split('-', 1).join(''), mine.accessToken.replace(/^\d+-/, '')];
    for (const token of [`${id}-${random}`, `0${mine.accessToken}`, `9999999999-${random}`, random])
      await expect(viewer(token)).rejects.toMatchObject({ status: 401 });
  });
});
