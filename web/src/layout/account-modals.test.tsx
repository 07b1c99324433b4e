import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closeLogin, closeSignup, openLogin, openSignup } from '../store';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

type User = Awaited<ReturnType<typeof visit>>['user'];

async function openByHeader(user: User, name: 'Log In' | 'Get Started') {
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

const logIn = () => screen.queryByRole('dialog', { name: 'Log In' });
const signUp = () => screen.queryByRole('dialog', { name: 'Get Started' });

describe('the login', () => {
  it('has a username, a password to show and to hide, and a submit', async () => {
    const { user } = await visit('/aboutus');
    const dialog = await openByHeader(user, 'Log In');
    expect(dialog.getByLabelText('Username')).toHaveProperty('type', 'text');
    const password = dialog.getByLabelText('Password');
    await user.click(dialog.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(dialog.getByRole('button', { name: 'Hide password' }));
    expect(password.getAttribute('type')).toBe('password');
    expect(dialog.getByRole('button', { name: 'Log In' }).getAttribute('type')).toBe('submit');
  });

  it('has no rules of its own, and its submit does not reload the page', async () => {
    const { user, arrive } = await visit('/aboutus');
    const dialog = await openByHeader(user, 'Log In');
    const form = dialog.getByRole('button', { name: 'Log In' }).closest('form');
    if (!form) throw new Error('The login has no form.');
    // fireEvent returns false if the handler prevented the browser's own submit.
    expect(fireEvent.submit(form)).toBe(false);
    await arrive('/userhome');
  });
});

describe('the sign-up', () => {
  it('has a username, an email-typed address, and a password to show and to hide', async () => {
    const { user } = await visit('/aboutus');
    const dialog = await openByHeader(user, 'Get Started');
    expect(dialog.getByLabelText('Username')).toHaveProperty('type', 'text');
    expect(dialog.getByLabelText('Email').getAttribute('type')).toBe('email');
    await user.click(dialog.getByRole('button', { name: 'Show password' }));
    expect(dialog.getByLabelText('Password').getAttribute('type')).toBe('text');
  });

  it('says that it is free and that no emails are sent', async () => {
    const { user } = await visit('/aboutus');
    const dialog = await openByHeader(user, 'Get Started');
    expect(dialog.getByText(/Sign-up is free. No emails are sent/)).toBeTruthy();
  });
});

describe('login and sign-up', () => {
  it('open and close each for itself', async () => {
    await visit('/aboutus');
    act(() => openLogin());
    await screen.findByRole('dialog', { name: 'Log In' });
    act(() => openSignup());
    await screen.findByRole('dialog', { name: 'Get Started' });
    expect(logIn()).toBeTruthy();
    act(() => closeLogin());
    expect([logIn() === null, signUp() === null]).toEqual([true, false]);
    act(() => openLogin());
    await screen.findByRole('dialog', { name: 'Log In' });
    act(() => closeSignup());
    expect([logIn() === null, signUp() === null]).toEqual([false, true]);
  });

  it('forget what the sign-up was opened with once it is closed', async () => {
    await visit('/aboutus');
    act(() => openSignup({ freeQuizId: 'attempt-1' }));
    expect(await screen.findByText(/Your quiz result will be saved/)).toBeTruthy();
    act(() => closeSignup());
    act(() => openSignup());
    await screen.findByRole('dialog', { name: 'Get Started' });
    expect(screen.queryByText(/Your quiz result will be saved/)).toBeNull();
  });
});
