import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { visit } from './mocks/render';
import { answerFromMocks } from './mocks/server';
import { api } from './mocks/handlers';
import { student } from './mocks/student';
import { signIn } from './store';

answerFromMocks();

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
});

it('signs in with every storage blocked', async () => {
  const { user, arrive } = await visit('/');
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Log In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log In' }));
  await user.type(dialog.getByLabelText('Username'), 'mina_k');
  await user.type(dialog.getByLabelText('Password'), 'Curves4ever');
  await user.click(dialog.getByRole('button', { name: 'Log In' }));
  await arrive('/userhome');
  expect(await screen.findByRole('heading', { level: 1, name: /Mina_k/ })).toBeTruthy();
});

it('takes a quiz and submits it with every storage blocked', async () => {
  api.answer({ me: student({ plan: { 1: [true, null] }, currentChapterId: '1' }) });
  signIn(api.token(), '/userhome');
  const { user, address } = await visit('/quiz?type=chapterQuiz&chapter=1');
  await user.click(await screen.findByRole('button', { name: 'Start The Quiz' }));
  await screen.findByText('Question 1 of 6');
  await user.keyboard('1f{Enter}1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/results\?attempt=/));
  expect(await screen.findByRole('heading', { level: 1, name: /^Chapter quiz/ })).toBeTruthy();
});
