import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const main = () => within(screen.getByRole('main'));
const failed = (source: 'login' | 'signup', error: string) =>
  visit({ pathname: '/whoops', state: { error, source, username: 'mina_k', email: 'mina@example.com' } });

describe('/whoops', () => {
  it.each([
    ['login', 'There was a problem logging in'],
    ['signup', 'There was a problem signing up'],
  ] as const)('after a failed %s says: %s', async (source, title) => {
    await failed(source, 'Error 401 - It was not right.');
    expect(await main().findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(main().getByRole('alert').textContent).toBe('It was not right.');
    expect(main().getByRole('heading', { name: 'Give it another shot' })).toBeTruthy();
  });

  it.each([
    ['Error 400: Bad - Username must be 3-15 characters', 'Username must be 3-15 characters'],
    ['HTTP error! Status: 401 - Wrong-ish password', 'Wrong-ish password'],
    ['No hyphen in it', 'No hyphen in it'],
  ])('shows of %j the part after the first hyphen', async (error, shown) => {
    await failed('login', error);
    expect((await main().findByRole('alert')).textContent).toBe(shown);
  });

  it('asks again for username and password after a login, and has Forgot Password', async () => {
    const { user } = await failed('login', 'Error 401 - No.');
    expect(await main().findByLabelText('Username')).toHaveProperty('value', 'mina_k');
    expect(main().queryByLabelText('Email')).toBeNull();
    await user.click(main().getByRole('button', { name: 'Show password' }));
    expect(main().getByLabelText('Password').getAttribute('type')).toBe('text');
    const forgot = main().getByRole('link', { name: 'Forgot Password' });
    expect(forgot.getAttribute('href')).toBe('/retrievedata?for=password');
  });

  it('asks for the email too after a sign-up, and has no Forgot Password', async () => {
    const { user } = await failed('signup', 'Error 409 - Taken.');
    expect(await main().findByLabelText('Username')).toHaveProperty('value', 'mina_k');
    expect(main().getByLabelText('Email')).toHaveProperty('value', 'mina@example.com');
    await user.click(main().getByRole('button', { name: 'Show password' }));
    expect(main().getByLabelText('Password').getAttribute('type')).toBe('text');
    expect(main().queryByRole('link', { name: 'Forgot Password' })).toBeNull();
  });

  it('tells a student, even one who comes back to a failed login, that all is well, and leads on', async () => {
    const state = { error: 'Error 401 - No.', source: 'login' };
    await visit({ pathname: '/whoops', state }, { signedIn: true });
    expect(await main().findByRole('heading', { level: 1, name: 'Nothing went wrong' })).toBeTruthy();
    expect(main().queryByRole('alert')).toBeNull();
    expect(main().getByRole('link', { name: 'Back to my Dashboard' }).getAttribute('href')).toBe('/userhome');
  });
});
