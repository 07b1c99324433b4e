import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AGE_NOT_CONFIRMED,
  COMMON_PASSWORD_MESSAGE,
  PASSWORD_MESSAGE,
  USERNAME_MESSAGE,
} from '../../../schema/rules/account';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
import { readToken } from '../store';

answerFromMocks();

type User = Awaited<ReturnType<typeof visit>>['user'];

const openByHeader = async (user: User, name: 'Log In' | 'Get Started') => {
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

async function logIn(user: User, password = 'Curves4ever') {
  const dialog = await openByHeader(user, 'Log In');
  await user.type(dialog.getByLabelText('Username'), 'mina_k');
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Log In' }));
}

async function fillSignup(user: User, { password = 'Curves4ever', age = true } = {}) {
  const dialog = await openByHeader(user, 'Get Started');
  await user.type(dialog.getByLabelText('Username'), 'mina_k');
  await user.type(dialog.getByLabelText('Email'), 'mina@example.com');
  await user.type(dialog.getByLabelText('Password'), password);
  if (age) await user.click(dialog.getByRole('checkbox'));
  return dialog;
}

describe('logging in', () => {
  it('keeps the token and leads to the dashboard, without asking for Me again', async () => {
    api.fail('Me', { with: refuse('INTERNAL_SERVER_ERROR', 'Me was asked for again.') });
    const { user, arrive } = await visit('/');
    await logIn(user);
    await arrive('/userhome');
    expect(readToken()).toBe(api.token());
    expect(await screen.findByRole('heading', { level: 1, name: /Mina_k/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that fails leads to /whoops with the part after the first hyphen, and the name typed in', async () => {
    const message = 'Username and password do not match - try again.';
    api.fail('LogIn', { with: refuse('INVALID_CREDENTIALS', message) });
    const { user, arrive } = await visit('/');
    await logIn(user, 'wrong');
    await arrive('/whoops');
    expect(await screen.findByRole('heading', { level: 1, name: 'There was a problem logging in' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByRole('heading', { name: 'Give it another shot' })).toBeTruthy();
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'mina_k');
    expect(readToken()).toBeNull();
  });

  it('works from /whoops at the second try', async () => {
    api.fail('LogIn', { with: refuse('INVALID_CREDENTIALS', 'They do not match.'), once: true });
    const { user, arrive } = await visit('/');
    await logIn(user, 'wrong');
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('button', { name: 'Log In' }));
    await arrive('/userhome');
  });

  it('without an answer from the server says so in place and keeps what was typed', async () => {
    api.fail('LogIn', { once: true });
    const { user, address, arrive } = await visit('/');
    await logIn(user);
    const dialog = within(screen.getByRole('dialog', { name: 'Log In' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Check your connection/);
    expect(dialog.getByLabelText('Password')).toHaveProperty('value', 'Curves4ever');
    expect(address()).toBe('/');
    await user.click(dialog.getByRole('button', { name: 'Log In' }));
    await arrive('/userhome');
  });
});

describe('signing up', () => {
  it('leads to /getstarted', async () => {
    const { user, arrive } = await visit('/');
    const dialog = await fillSignup(user);
    await user.click(dialog.getByRole('button', { name: 'Sign Up' }));
    await arrive('/getstarted');
    expect(readToken()).toBe(api.token());
  });

  it('checks every field in place, sends nothing, and goes to the first problem', async () => {
    const { user } = await visit('/');
    const dialog = await openByHeader(user, 'Get Started');
    await user.type(dialog.getByLabelText('Password'), 'short');
    expect(dialog.queryByText(PASSWORD_MESSAGE)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Sign Up' }));
    for (const message of [USERNAME_MESSAGE, PASSWORD_MESSAGE, AGE_NOT_CONFIRMED]) {
      expect(dialog.getByText(message)).toBeTruthy();
    }
    expect(document.activeElement).toBe(dialog.getByLabelText('Username'));
    await user.type(dialog.getByLabelText('Username'), 'mina_k');
    expect(dialog.queryByText(USERNAME_MESSAGE)).toBeNull();
    expect(api.called('SignUp')).toEqual([]);
  });

  it('refuses a password that anyone would guess', async () => {
    const { user } = await visit('/');
    const dialog = await fillSignup(user, { password: 'Password1' });
    await user.click(dialog.getByRole('button', { name: 'Sign Up' }));
    expect(dialog.getByText(COMMON_PASSWORD_MESSAGE)).toBeTruthy();
  });

  it('states the rule of 13 and does not continue without its confirmation', async () => {
    const { user, address } = await visit('/');
    const dialog = await fillSignup(user, { age: false });
    expect(dialog.getByRole('checkbox', { name: /at least 13 years old/ })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sign Up' }));
    expect(dialog.getByText(AGE_NOT_CONFIRMED)).toBeTruthy();
    expect(address()).toBe('/');
  });

  it('that the server refuses leads to /whoops with everything typed still there, and works from there', async () => {
    const refusal = refuse('USERNAME_TAKEN', 'That username is taken.', 'username');
    api.fail('SignUp', { with: refusal, once: true });
    const { user, arrive } = await visit('/');
    const dialog = await fillSignup(user);
    await user.click(dialog.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'There was a problem signing up' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('That username is taken.');
    const main = within(screen.getByRole('main'));
    expect(main.getByLabelText('Email')).toHaveProperty('value', 'mina@example.com');
    expect(main.getByLabelText('Password')).toHaveProperty('value', 'Curves4ever');
    expect(main.getByRole('checkbox')).toHaveProperty('checked', true);
    await user.type(main.getByLabelText('Username'), '2');
    await user.click(main.getByRole('button', { name: 'Sign Up' }));
    await arrive('/getstarted');
  });

  it('keeps the names when the form is closed and opened again, but not the password', async () => {
    const { user } = await visit('/');
    const dialog = await fillSignup(user);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const again = await openByHeader(user, 'Get Started');
    expect(again.getByLabelText('Email')).toHaveProperty('value', 'mina@example.com');
    expect(again.getByLabelText('Password')).toHaveProperty('value', '');
  });
});

describe('/whoops', () => {
  it('without a failed try still offers both ways in', async () => {
    await visit('/whoops');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing went wrong' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Log In' })).toBeTruthy();
  });

  it('shows the error of a state that holds no name', async () => {
    await visit({ pathname: '/whoops', state: { error: 'Error 401: x - The words.', source: 'login' } });
    expect((await screen.findByRole('alert')).textContent).toBe('The words.');
  });
});

describe('the end of a session', () => {
  it('logs out here and on the server, and leads to the landing page', async () => {
    const { user, arrive } = await visit('/userhome', { signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await arrive('/');
    expect(readToken()).toBeNull();
    const revoked = `Bearer ${api.token()}`;
    await waitFor(() => expect(api.called('LogOut').map(({ authorization }) => authorization)).toEqual([revoked]));
    expect(screen.queryByText('You have been logged out.')).toBeNull();
  });

  it('that the server declares is told in words, with a way back in', async () => {
    api.fail('Me', { with: refuse('UNAUTHENTICATED', 'Please log in.') });
    const { user, arrive } = await visit('/userhome', { signedIn: true });
    await arrive('/');
    expect(readToken()).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toMatch(/You have been logged out/);
    await user.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeTruthy();
  });

  it('in another tab ends it in this one', async () => {
    const { arrive } = await visit('/userhome', { signedIn: true });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    localStorage.removeItem('access_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    await arrive('/');
  });
});
