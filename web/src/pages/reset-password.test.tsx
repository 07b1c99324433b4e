import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  COMMON_PASSWORD_MESSAGE,
  INVALID_TOKEN,
  PASSWORDS_MUST_MATCH,
  PASSWORD_TOO_SHORT,
} from '../../../schema/rules/account';
import { readToken } from '../store';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const LINK = '/reset-password?token=a-mailed-token';
type User = Awaited<ReturnType<typeof visit>>['user'];

async function fill(user: User, password: string, confirmation = password) {
  await user.clear(await screen.findByLabelText('New Password'));
  await user.clear(screen.getByLabelText('Confirm Password'));
  await user.type(screen.getByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

const expired = { with: refuse('BAD_USER_INPUT', INVALID_TOKEN) };

describe('a reset link', () => {
  it('is checked first, and its token leaves the address bar', async () => {
    const { promise, resolve } = Promise.withResolvers<{ email: string }>();
    api.answer({ validateResetToken: () => promise });
    const { arrive } = await visit(LINK);
    expect(await screen.findByText('Validating token...')).toBeTruthy();
    expect(screen.queryByLabelText('New Password')).toBeNull();
    await arrive('/reset-password');
    resolve({ email: 'mina@example.com' });
    expect(await screen.findByText(/mina@example.com/)).toBeTruthy();
    expect(api.called('ValidateResetToken').map(({ variables }) => variables)).toEqual([{ token: 'a-mailed-token' }]);
  });

  it('works after a reload, when only the history still has the token', async () => {
    await visit({ pathname: '/reset-password', state: { token: 'a-mailed-token' } });
    expect(await screen.findByLabelText('New Password')).toBeTruthy();
  });

  it.each([[LINK], ['/reset-password']])(
    'that is no good (%s) says so, with a way to a new one and home',
    async (at) => {
      api.fail('ValidateResetToken', expired);
      await visit(at);
      expect((await screen.findByRole('alert')).textContent).toContain(INVALID_TOKEN);
      const again = screen.getByRole('link', { name: 'Request a new link' });
      expect(again.getAttribute('href')).toBe('/retrievedata?for=password');
      expect(screen.getByRole('link', { name: 'Back Home' }).getAttribute('href')).toBe('/');
      expect(screen.queryByLabelText('New Password')).toBeNull();
    },
  );

  it.each([
    ['TOO_MANY_ATTEMPTS', 'Too many tries. Wait a minute.'],
    ['INTERNAL_SERVER_ERROR', 'It is our fault.'],
  ])('that could not be checked because of %s says so', async (code, message) => {
    api.fail('ValidateResetToken', { with: refuse(code, message) });
    await visit(LINK);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  it('that could not be checked offers another try', async () => {
    api.fail('ValidateResetToken', { once: true });
    const { user } = await visit(LINK);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Check your connection/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New Password')).toBeTruthy();
  });
});

describe('a new password', () => {
  it('is checked in the order of the specification, in place, and nothing is sent', async () => {
    const { user } = await visit(LINK);
    await fill(user, 'short', 'shirt');
    expect(screen.getByText(PASSWORDS_MUST_MATCH)).toBeTruthy();
    expect(screen.queryByText(PASSWORD_TOO_SHORT)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm Password'));
    await fill(user, 'short');
    expect(screen.getByText(PASSWORD_TOO_SHORT)).toBeTruthy();
    await fill(user, 'Password1');
    expect(screen.getByText(COMMON_PASSWORD_MESSAGE)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('New Password'));
    expect(api.called('ResetPassword')).toEqual([]);
  });

  it('is set with the token, and leads to the login', async () => {
    const { user } = await visit(LINK);
    await fill(user, 'Curves4ever');
    const outcome = await screen.findByRole('heading', { name: 'You successfully reset your password.' });
    expect(document.activeElement).toBe(outcome);
    const sent = { token: 'a-mailed-token', password: 'Curves4ever' };
    expect(api.called('ResetPassword').map(({ variables }) => variables)).toEqual([sent]);
    await user.click(screen.getAllByRole('button', { name: 'Log In' }).at(-1) ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeTruthy();
  });

  it('ends the session of this browser, as the server has ended it', async () => {
    const { user } = await visit(LINK, { signedIn: true });
    await fill(user, 'Curves4ever');
    await screen.findByRole('heading', { name: 'You successfully reset your password.' });
    expect(readToken()).toBeNull();
  });

  it('that the server refuses shows its words at the field', async () => {
    const message = 'Choose another.';
    api.fail('ResetPassword', { with: refuse('BAD_USER_INPUT', message, 'password') });
    const { user } = await visit(LINK);
    await fill(user, 'Curves4ever');
    await waitFor(() => expect(screen.getByLabelText('New Password').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'Curves4ever');
  });

  it('stays in the form when no answer comes, and is set at the second try', async () => {
    api.fail('ResetPassword', { once: true });
    const { user } = await visit(LINK);
    await fill(user, 'Curves4ever');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Check your connection/);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByRole('heading', { name: 'You successfully reset your password.' })).toBeTruthy();
  });

  it('is too late when the link has lapsed meanwhile', async () => {
    api.fail('ResetPassword', expired);
    const { user } = await visit(LINK);
    await fill(user, 'Curves4ever');
    expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeTruthy();
  });
});
