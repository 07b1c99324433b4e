import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

async function openMenu() {
  const page = await visit('/video-library', { signedIn: true });
  await page.user.hover(await screen.findByRole('button', { name: 'Menu' }));
  return page;
}

describe('the student’s menu', () => {
  it('leads to a review quiz, all videos and the dashboard', async () => {
    await openMenu();
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leads('Create review quiz')).toBe('/quizgenerator');
    expect(leads('Go to all Videos')).toBe('/video-library');
    expect(leads('User dashboard')).toBe('/userhome');
  });

  it('leads to the progress', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: 'My progress' }).getAttribute('href')).toBe('/progress');
  });

  it('leads to the account', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/account');
  });
});

describe('a logout', () => {
  const logOut = async () => {
    const { user, arrive } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await arrive('/');
  };

  it('that could not reach the server says so, and is one on this device all the same', async () => {
    api.fail('LogOut');
    await logOut();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('You are logged out on this device.');
    expect(notice.textContent).toContain('within 30 days');
    expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy();
  });

  it('of a session that had ended already needs no word', async () => {
    api.fail('LogOut', { with: refuse('UNAUTHENTICATED', 'Please log in.') });
    await logOut();
    await screen.findByRole('button', { name: 'Log In' });
    expect(screen.queryByText(/logged out on this device/)).toBeNull();
  });
});
