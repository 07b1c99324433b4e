import { screen, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { ACCOUNT_NOT_FOUND } from '../../../schema/rules/account';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const modes = [
  ['password', 'Forgot your password?', 'Reset My Password', 'RequestPasswordReset', 'forgotPassword'],
  ['username', 'Forgot your username?', 'Send Username To My Email', 'RequestUsername', 'forgotUsername'],
] as const;

describe.each(modes)('the page for a forgotten %s', (forgotten, title, submit, operation, source) => {
  const path = `/retrievedata?for=${forgotten}`;
  const heading = () => screen.findByRole('heading', { level: 1, name: title });

  it('asks for the email, confirms with a hint at the spam folder, and goes back to the form', async () => {
    const { user } = await visit(path);
    await heading();
    await user.type(screen.getByLabelText('Email'), 'mina@example.com');
    await user.click(screen.getByRole('button', { name: submit }));
    const outcome = await screen.findByRole('heading', { name: 'Check your email' });
    expect(document.activeElement).toBe(outcome);
    expect(screen.getByText(/^We’re sending/).textContent).toMatch(/ to mina@example\.com\./);
    expect(screen.getByText(/spam folder/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Submit email again' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mina@example.com');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('says what is true of every address when the server answers all alike', async () => {
    api.answer({
      requestPasswordReset: { sent: true, uniform: true },
      requestUsername: { sent: true, uniform: true },
    });
    const { user } = await visit(path);
    await user.type(await screen.findByLabelText('Email'), 'nobody@example.com{Enter}');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(screen.getByText(/^If/).textContent).toMatch(/^If an account uses nobody@example\.com, we’re sending/);
  });

  it('says in place when there is no such account, and keeps what was typed', async () => {
    const refusal = refuse('NOT_FOUND', ACCOUNT_NOT_FOUND, 'email');
    api.fail(operation, { with: refusal, once: true });
    const { user } = await visit(path);
    await user.type(await screen.findByLabelText('Email'), 'mina@exmaple.com');
    await user.click(screen.getByRole('button', { name: submit }));
    expect((await screen.findByRole('alert')).textContent).toBe(ACCOUNT_NOT_FOUND);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mina@exmaple.com');
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
  });

  it('says so when no answer comes', async () => {
    api.fail(operation);
    const { user } = await visit(path);
    await user.type(await screen.findByLabelText('Email'), 'mina@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Check your connection/);
  });

  it('opens by the navigation state of the specification', async () => {
    await visit({ pathname: '/retrievedata', state: { source } });
    expect(await heading()).toBeTruthy();
  });
});

test('changing the question keeps the address that was typed', async () => {
  const { user } = await visit('/retrievedata?for=password');
  await user.type(await screen.findByLabelText('Email'), 'mina@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot your username instead?' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your username?' })).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mina@example.com');
});

describe('the ways to it', () => {
  it('lead from the login form, which closes', async () => {
    const { user, arrive } = await visit('/aboutus');
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Log In' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log In' }));
    expect(dialog.getByRole('link', { name: 'Forgot username?' }).getAttribute('href')).toBe(
      '/retrievedata?for=username',
    );
    await user.click(dialog.getByRole('link', { name: 'Forgot password?' }));
    await arrive('/retrievedata?for=password');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lead from /whoops after a login', async () => {
    await visit({ pathname: '/whoops', state: { error: 'Error 401 - No.', source: 'login' } });
    const button = await screen.findByRole('link', { name: 'Forgot Password' });
    expect(button.getAttribute('href')).toBe('/retrievedata?for=password');
    const quiet = screen.getByRole('link', { name: 'Forgot username' });
    expect(quiet.getAttribute('href')).toBe('/retrievedata?for=username');
  });

  it('are not offered on /whoops after a sign-up', async () => {
    await visit({ pathname: '/whoops', state: { error: 'Error 400 - No.', source: 'signup' } });
    await screen.findByText('Give it another shot');
    expect(screen.queryByRole('link', { name: 'Forgot Password' })).toBeNull();
  });
});
