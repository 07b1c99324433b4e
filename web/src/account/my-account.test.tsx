import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WRONG_PASSWORD } from '../../../schema/rules/account';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
import { apiClient } from './api-client';
import { changeDraft, readToken, useStore } from '../store';

answerFromMocks();

const open = () => visit('/account', { signedIn: true });
type User = Awaited<ReturnType<typeof visit>>['user'];

describe('my account', () => {
  it('says who one is here', async () => {
    await open();
    expect(await screen.findByText('mina@example.com')).toBeTruthy();
    expect(screen.getByText('mina_k')).toBeTruthy();
    expect(document.title).toBe('My account · Curve Whisperer');
  });

  it('that does not load says so, offers another try, and deletes nothing meanwhile', async () => {
    api.fail('Me', { once: true });
    const { user } = await open();
    const main = within(screen.getByRole('main'));
    expect((await main.findByRole('alert')).textContent).toMatch(/did not load.*Check your connection/);
    expect(main.getByRole('button', { name: 'Delete my account' })).toHaveProperty('disabled', true);
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText('mina_k')).toBeTruthy();
  });
});

describe('a copy of my data', () => {
  const saved: { name: string; blob: Blob }[] = [];
  let made: Blob;

  beforeEach(() => {
    saved.length = 0;
    // jsdom implements neither function.
    URL.createObjectURL = (blob: Blob) => {
      made = blob;
      return 'blob:mine';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: made });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('is handed over as a file, and is not stored in the cache', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/curve-whisperer-my-data.json/)).toBeTruthy();
    expect(saved.map(({ name }) => name)).toEqual(['curve-whisperer-my-data.json']);
    expect(saved[0]?.blob.type).toBe('application/json');
    expect(await saved[0]?.blob.text()).toBe('{\n  "account": { "username": "mina_k" }\n}');
    expect(JSON.stringify(apiClient.extract())).not.toContain('myData');
  });

  it('that does not come is told in place, and comes at the second try', async () => {
    api.fail('MyData', { once: true });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Check your connection/);
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('deleting the account', () => {
  const ask = async (user: User) => {
    await screen.findByText('mina_k');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    return within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  };
  const confirm = async (user: User, name = 'mina_k') => {
    const dialog = await ask(user);
    await user.type(dialog.getByRole('textbox', { name: /type your username/ }), name);
    await user.type(dialog.getByLabelText('Password'), 'Marginal1');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    return dialog;
  };
  const isDeleted = async (arrive: (at: string) => Promise<void>) => {
    await arrive('/');
    expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  };

  it('says what goes, and sends nothing before the username is typed', async () => {
    const { user, address } = await open();
    const dialog = await confirm(user, 'mina');
    for (const word of [/email address, and password/, /study plan/, /every quiz/, /logins/, /messages you sent us/]) {
      expect(dialog.getByText(word, { selector: 'li' })).toBeTruthy();
    }
    const field = dialog.getByRole('textbox', { name: /type your username: mina_k/ });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByText('Type mina_k to continue.')).toBeTruthy();
    expect(api.called('DeleteAccount')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/account');
    expect(readToken()).not.toBeNull();
  });

  it('needs the password, and says so at its field when it is wrong', async () => {
    api.fail('DeleteAccount', { with: refuse('BAD_USER_INPUT', WRONG_PASSWORD, 'password') });
    const { user, address } = await open();
    const dialog = await confirm(user);
    const field = dialog.getByLabelText('Password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getByText(WRONG_PASSWORD)).toBeTruthy();
    expect(api.called('DeleteAccount')).toMatchObject([{ variables: { password: 'Marginal1' } }]);
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(dialog.getByText('Type your password to continue.')).toBeTruthy();
    expect(api.called('DeleteAccount')).toHaveLength(1);
    expect(address()).toBe('/account');
  });

  it('drops the token, the cache and every trace in the browser, and says so on the landing page', async () => {
    const { user, arrive } = await open();
    localStorage.setItem('dashboard_visited', 'mina');
    sessionStorage.setItem('contact_draft', 'My name is Mina.');
    changeDraft('login', { username: 'mina_k' });
    await confirm(user, ' Mina_K ');
    await isDeleted(arrive);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(useStore.getState().drafts.login.username).toBe('');
    expect(JSON.stringify(apiClient.extract())).not.toContain('mina');
    expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy();
  });

  it('that gets no answer says so, keeps what was typed, and goes through at the second try', async () => {
    api.fail('DeleteAccount', { once: true });
    const { user, arrive } = await open();
    const dialog = await confirm(user);
    expect((await dialog.findByRole('alert')).textContent).toMatch(/The server isn’t responding/);
    expect(dialog.getByRole('textbox', { name: /type your username/ })).toHaveProperty('value', 'mina_k');
    expect(dialog.getByLabelText('Password')).toHaveProperty('value', 'Marginal1');
    expect(readToken()).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await isDeleted(arrive);
  });

  it('whose answer got lost is one all the same: the session went with the account', async () => {
    api.fail('DeleteAccount');
    const { user, arrive } = await open();
    const dialog = await confirm(user);
    await dialog.findByRole('alert');
    api.fail('DeleteAccount', { with: refuse('UNAUTHENTICATED', 'Please log in.') });
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await isDeleted(arrive);
  });

  it('in a session that had ended deletes nothing, and says only that', async () => {
    api.fail('DeleteAccount', { with: refuse('UNAUTHENTICATED', 'Please log in.') });
    const { user, arrive } = await open();
    await confirm(user);
    await arrive('/');
    expect(await screen.findByText('You have been logged out.')).toBeTruthy();
    expect(screen.queryByText('Your account has been deleted.')).toBeNull();
  });
});
