import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api } from '../mocks/handlers';
import { student } from '../mocks/student';
import { openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const CORRECTED = 'We corrected the answer key of a question in 1.1: your quiz of May 3 went from 66 to 83.';
const GRADED = 'Your grade of 1.2 went from 50 to 66.';

function noticed(...texts: string[]) {
  const createdAt = '2026-11-20T18:00:00Z';
  const notices = texts.map((text, index) => ({
    id: `n${index}`,
    text,
    createdAt,
    attemptId: `a${index}`,
    freeResponseAttemptId: null,
    freeResponseId: null,
  }));
  return { me: student({ plan: { 1: [true, null] } }), notices };
}

const notices = () => screen.findByRole('region', { name: 'Notices' });

describe('notices on the dashboard', () => {
  test('about a free response lead to the answer', async () => {
    const answers = noticed(CORRECTED);
    const about = { attemptId: null, freeResponseId: 'ride-tax-1', freeResponseAttemptId: 'fr-attempt-1' };
    await openAs({ ...answers, notices: answers.notices.map((notice) => ({ ...notice, ...about })) }, '/userhome');
    const link = within(await notices()).getByRole('link', { name: 'See your answer' });
    expect(link.getAttribute('href')).toBe('/free-response/ride-tax-1?attempt=fr-attempt-1');
    expect(within(await notices()).queryByRole('link', { name: 'See the quiz' })).toBeNull();
  });

  test('say what happened, and lead to the quiz', async () => {
    await openAs(noticed(CORRECTED), '/userhome');
    const region = await notices();
    expect(region.textContent).toContain(CORRECTED);
    expect(within(region).getByRole('link', { name: 'See the quiz' }).getAttribute('href')).toBe('/results?attempt=a0');
  });

  test('are put away one by one, for good, and the focus stays in sight', async () => {
    const first = await openAs(noticed(CORRECTED, GRADED), '/userhome');
    api.answer({ dismissNotice: noticed(GRADED).notices });
    const region = await notices();
    await first.user.click(within(region).getAllByRole('button', { name: 'Dismiss' })[0]!);
    await waitFor(() => expect(region.textContent).not.toContain(CORRECTED));
    expect(region.textContent).toContain(GRADED);
    await waitFor(() => expect(document.activeElement).toBe(region));
    api.answer({ dismissNotice: [] });
    await first.user.click(within(region).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(api.called('Notices')).toHaveLength(1);
    first.unmount();
    await openAs(noticed(), '/userhome');
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mina_k' });
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  });

  test('stay, and say why, when they could not be put away', async () => {
    api.fail('DismissNotice');
    const { user } = await openAs(noticed(CORRECTED), '/userhome');
    await user.click(within(await notices()).getByRole('button', { name: 'Dismiss' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The notice was not dismissed. The server isn’t responding.',
    );
    expect((await notices()).textContent).toContain(CORRECTED);
  });
});

test('the dashboard leads to what the quizzes have found out', async () => {
  await openAs(noticed(), '/userhome');
  const links = within(await screen.findByRole('navigation', { name: 'Your learning' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/free-response',
    '/mock',
    '/progress',
    '/mistakes',
    '/misconceptions',
    '/how-we-choose',
  ]);
});
