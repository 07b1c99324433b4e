import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { api } from '../mocks/handlers';
import { graded, quiz, taking } from '../mocks/quiz';
import { openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
// Imported in advance, because the app fetches it soon after the first page of a quiz.
import '../quiz/quiz-overlay';

answerFromMocks();

const RUNNING = '/quiz?type=chapterQuiz&chapter=1&attempt=attempt-1';
const RESULTS = '/results?attempt=attempt-1';

const attempt = quiz({ type: 'chapterQuiz', chapterId: '1' });
const finished = { quizAttempt: graded(attempt, [[false, 'sure']]) };
const reports = () => api.called('ReportQuestion').map(({ variables }) => variables);

const form = () => screen.findByRole('dialog', { name: 'Report this question' });
const openFirst = async (user: UserEvent) => {
  const buttons = await screen.findAllByRole('button', { name: 'Report a problem' });
  await user.click(buttons[0]!);
  return form();
};

describe('a question of which something is wrong', () => {
  test('is reported from the results, with thanks in place', async () => {
    const { user } = await openAs(finished, RESULTS);
    const dialog = await openFirst(user);
    await user.click(within(dialog).getByLabelText('The answer key is wrong'));
    await user.type(within(dialog).getByLabelText('Tell us more (optional)'), ' Should be B. ');
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await within(dialog).findByRole('heading', { name: 'Thank you' })).toBeTruthy();
    expect(reports()).toEqual([
      { attemptId: 'attempt-1', questionId: '100', problem: 'wrongKey', words: 'Should be B.' },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Back to the question' }));
    expect(screen.getByRole('button', { name: 'Reported' })).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is not reported before the kind of problem is chosen', async () => {
    const { user } = await openAs(finished, RESULTS);
    const dialog = await openFirst(user);
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    const missing = within(dialog).getByText('Choose the closest match.');
    expect(within(dialog).getByRole('group').getAttribute('aria-describedby')).toBe(missing.id);
    expect(reports()).toEqual([]);
  });

  test('keeps what was typed when the connection is lost, through a reload too', async () => {
    api.fail('ReportQuestion');
    const first = await openAs(finished, RESULTS);
    const dialog = await openFirst(first.user);
    await first.user.click(within(dialog).getByLabelText('A typo'));
    await first.user.type(within(dialog).getByLabelText('Tell us more (optional)'), 'Demandd');
    await first.user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('has not been sent. It is saved here.');
    first.unmount();
    const { user } = await openAs(finished, RESULTS);
    const again = await openFirst(user);
    expect(within(again).getByLabelText('A typo')).toHaveProperty('checked', true);
    expect(within(again).getByLabelText('Tell us more (optional)')).toHaveProperty('value', 'Demandd');
  });

  test('is reported in the middle of a quiz, where the letters typed are no keys of the quiz', async () => {
    const { user } = await openAs(taking(attempt), RUNNING);
    await screen.findByText('Question 1 of 6');
    const dialog = await openFirst(user);
    await user.click(within(dialog).getByLabelText('Something else'));
    await user.type(within(dialog).getByLabelText('Tell us more (optional)'), 'a1fos');
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await within(dialog).findByRole('heading', { name: 'Thank you' });
    await user.click(within(dialog).getByRole('button', { name: 'Back to the question' }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.getByRole('button', { name: 'Flag for review' }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('dialog', { name: 'Overview' })).toBeNull();
    expect(reports()[0]?.words).toBe('a1fos');
  });
});

test('the results say why a question was asked, where there was a reason, and how sure one was', async () => {
  await openAs(finished, RESULTS);
  const [first, second] = await screen.findAllByRole('heading', { name: /^Question \d/ });
  expect(first?.closest('li')?.textContent).toContain('Why you got this question: You missed this kind last week.');
  expect(first?.closest('li')?.textContent).toContain('You said: sure.');
  expect(second?.closest('li')?.textContent).not.toContain('Why this one');
  expect(second?.closest('li')?.textContent).not.toContain('You said');
});
