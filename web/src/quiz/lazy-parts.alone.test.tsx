import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { graded, quiz } from '../mocks/quiz';
import { openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

const line = vi.hoisted(() => ({ isThere: false }));
const overTheLine = async <Part,>(fetchPart: () => Promise<Part>) => {
  if (!line.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return fetchPart();
};
vi.mock('./answer-review', (original) => overTheLine(original));
vi.mock('../review/report-dialog', (original) => overTheLine(original));

answerFromMocks();
beforeEach(() => void (line.isThere = false));

function openResults() {
  const attempt = quiz({ type: 'chapterQuiz', chapterId: '1' });
  return openAs({ quizAttempt: graded(attempt, [[false, 'sure']]) }, '/results?attempt=attempt-1');
}

test('a review of the answers that did not come says so below the score, and comes when asked again', async () => {
  const { user } = await openResults();
  const trouble = await screen.findByRole('alert');
  expect(trouble.textContent).toContain('Your answers did not load.');
  expect(screen.getByRole('heading', { level: 1, name: /Chapter quiz/ })).toBeTruthy();
  line.isThere = true;
  await user.click(within(trouble).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Your answers, explained' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a report form that did not come says so, can be done without, and comes when asked again', async () => {
  line.isThere = true;
  const { user } = await openResults();
  const [report] = await screen.findAllByRole('button', { name: 'Report a problem' });
  const trouble = async () => within(await screen.findByRole('alert'));
  line.isThere = false;
  await user.click(report!);
  expect((await trouble()).getByText('The form did not load.')).toBeTruthy();
  await user.click((await trouble()).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(report!);
  line.isThere = true;
  await user.click((await trouble()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Report this question' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
