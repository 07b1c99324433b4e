import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { QueryQuizAttemptArgs } from '../../../schema/generated/types';
import { apiClient } from '../account/api-client';
import { api } from '../mocks/handlers';
import { graded, quiz, taking } from '../mocks/quiz';
import { address, openAs, visit } from '../mocks/render';
import { answerFromMocks, roundTrip } from '../mocks/server';
// Imported in advance, because the app fetches it soon after the first page of a quiz.
import './quiz-overlay';

answerFromMocks();

const RUNNING = '/quiz?type=chapterQuiz&chapter=1&attempt=attempt-1';

const attempt = quiz({ type: 'chapterQuiz', chapterId: '1' });
const [asked, ...others] = attempt.questions;
const running = taking(attempt);

const overview = () => screen.findByRole('dialog', { name: 'Overview' });
const placesIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button', { name: /^Question/ })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const flag = () => screen.getByRole('button', { name: /^Flag/ });

describe('a double click on Next', () => {
  test('comes to the next question and asks for no answer there', async () => {
    const { user } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1');
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Question 2 of 6')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('alert').textContent).toBe('Please select an answer');
  });

  test('does not submit from the last question but one', async () => {
    const { user } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}1');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Question 6 of 6')).toBeTruthy();
    await roundTrip();
    expect(api.called('FinishQuiz')).toEqual([]);
  });

  test('asks again for what is missing where it stays on its question', async () => {
    const { user } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Question 1 of 6')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Please select an answer');
  });
});

describe('flags and the overview of a running quiz', () => {
  test('show what is answered, flagged and open, and lead to any question', async () => {
    const { user } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1f{Enter}2');
    await user.click(screen.getByRole('button', { name: '2 / 6: overview' }));
    const dialog = await overview();
    expect(placesIn(dialog).slice(0, 3)).toEqual([
      'Question 1: answered, flagged',
      'Question 2: answered',
      'Question 3: unanswered',
    ]);
    expect(dialog.textContent).toContain('2 answered, 4 unanswered, 1 flagged.');
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: /Question 2/ }));
    await user.click(within(dialog).getByRole('button', { name: /Question 5/ }));
    expect(screen.queryByRole('dialog', { name: 'Overview' })).toBeNull();
    const stem = screen.getByText('Question 5 of 6').parentElement;
    await waitFor(() => expect(document.activeElement).toBe(stem));
  });

  test('work by keys: F flags and takes back, O opens and closes', async () => {
    const { user } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('f');
    expect(flag().getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('F');
    expect(flag().getAttribute('aria-pressed')).toBe('false');
    await user.keyboard('o');
    await overview();
    // Answer shortcuts do nothing while the overview is open.
    await user.keyboard('1');
    await user.keyboard('o');
    expect(screen.queryByRole('dialog', { name: 'Overview' })).toBeNull();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('outlive a reload, are recalled at the last question, and end with the quiz', async () => {
    const first = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await first.user.keyboard('f1');
    await waitFor(() => expect(api.called('SaveAnswer')).toHaveLength(1));
    first.unmount();
    const answered = { ...asked!, given: { choice: asked!.answers[0]!.id } };
    const { user } = await openAs(taking({ ...attempt, questions: [answered, ...others] }), RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('{Enter}1{Enter}1{Enter}1{Enter}1{Enter}1');
    expect(screen.getByText(/1 flagged for review/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Review them' }));
    await user.click(within(await overview()).getByRole('button', { name: /Question 1/ }));
    expect(flag().getAttribute('aria-pressed')).toBe('true');
    expect(sessionStorage).toHaveLength(1);
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
    expect(sessionStorage).toHaveLength(0);
  });
});

test('the keys of a practice quiz are named as they work before and after an answer is checked', async () => {
  const [checked] = graded(attempt).questions;
  const { user } = await openAs(taking({ ...attempt, mode: 'practice', questions: [checked!, ...others] }), RUNNING);
  await screen.findByText('Question 2 of 6');
  const keys = () => screen.getByText(/shows the overview/).textContent;
  expect(keys()).toMatch(/^1 to 4 choose, Enter checks the answer, .* sure\.$/);
  await user.keyboard('{ArrowLeft}');
  await screen.findByText('Question 1 of 6');
  expect(keys()).toMatch(/^Enter continues, .* O shows the overview\.$/);
});

describe('another one like a question of a practice quiz', () => {
  const offer = () => screen.queryByRole('button', { name: 'Another one like this' });
  const practicing = (isRight: boolean) => {
    const asked = { ...attempt.questions[0]!, hint: 'Watch out for this common mistake.' };
    const [checked] = graded(attempt, [[isRight]]).questions;
    return {
      ...taking({ ...attempt, mode: 'practice', questions: [asked, ...others] }),
      checkAnswer: { ...checked!, hint: asked.hint },
    };
  };
  const answer = async (isRight: boolean, opensHint: boolean) => {
    const { user } = await openAs(practicing(isRight), RUNNING);
    await screen.findByText('Question 1 of 6');
    if (opensHint) await user.click(screen.getByText('Hint'));
    await user.keyboard('1{Enter}');
    await screen.findByRole('heading', { name: isRight ? 'Correct' : 'Not quite' });
  };

  test.each([
    ['is offered after a wrong answer', false, false, true],
    ['is offered after a right answer with a look at the hint', true, true, true],
    ['is not offered after a right answer without one', true, false, false],
  ])('%s', async (_, isRight, opensHint, isOffered) => {
    await answer(isRight, opensHint);
    expect(offer() !== null).toBe(isOffered);
  });
});

describe('a running quiz without a connection', () => {
  const OPERATIONS = ['QuizAttempt', 'SaveAnswer', 'FinishQuiz'];
  const cut = () => OPERATIONS.forEach((operation) => api.fail(operation));
  const comeBack = () => {
    OPERATIONS.forEach(api.restore);
    window.dispatchEvent(new Event('online'));
  };

  test('opens again from this browser, with the answers given before and since, and without a key', async () => {
    const first = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await first.user.keyboard('1');
    await waitFor(() => expect(api.called('SaveAnswer')).toHaveLength(1));
    cut();
    await first.user.keyboard('{Enter}2');
    await screen.findByText(/Not saved yet/);
    first.unmount();
    await apiClient.clearStore();

    const { user } = await visit(RUNNING, { signedIn: true });
    await screen.findByText('Question 2 of 6');
    expect(screen.getByRole('progressbar', { name: '2 of 6 answered' })).toBeTruthy();
    expect(localStorage.getItem('quiz.attempt')).not.toMatch(/"isCorrect":(true|false)|"rationales":\[\{/);
    await user.keyboard('{Enter}3');
    expect(await screen.findByRole('progressbar', { name: '3 of 6 answered' })).toBeTruthy();
    const before = api.called('SaveAnswer').length;
    comeBack();
    await waitFor(() => expect(localStorage.getItem('quiz.unsaved.attempt-1')).toBeNull());
    expect(
      api
        .called('SaveAnswer')
        .slice(before)
        .map(({ variables }) => variables['questionId']),
    ).toEqual(['101', '102']);
  });

  test('is submitted only when the student presses the button again', async () => {
    const { user } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}1');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const button = await screen.findByRole('button', { name: 'You’re offline. Submit later' });
    expect(button.hasAttribute('disabled')).toBe(true);
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    const submit = await screen.findByRole('button', { name: 'Submit Quiz' });
    expect(api.called('FinishQuiz')).toHaveLength(0);
    await user.click(submit);
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
    await waitFor(() => expect(localStorage.getItem('quiz.attempt')).toBeNull());
  });

  test('leaves nothing behind in this browser when the student logs out', async () => {
    localStorage.setItem('theme', 'dark');
    const { user, arrive } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    cut();
    await user.keyboard('f1');
    await screen.findByText(/Not saved yet/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and continue later' }));
    await user.click(await screen.findByRole('button', { name: /Menu/ }));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out and lose unsaved work?' }));
    expect(dialog.getByRole('listitem').textContent).toBe('answers in 1 quiz');
    await user.click(dialog.getByRole('button', { name: 'Stay logged in' }));
    expect(localStorage.getItem('quiz.unsaved.attempt-1')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Log out anyway' }));
    await arrive('/');
    expect([Object.keys(localStorage), sessionStorage.length]).toEqual([['theme'], 0]);
  });
});

test('submitted with open questions, the quiz lists them and leads to the one that is chosen', async () => {
  const { user } = await openAs(running, RUNNING);
  await screen.findByText('Question 1 of 6');
  await user.keyboard('1o');
  await user.click(within(await overview()).getByRole('button', { name: /Question 6/ }));
  await user.keyboard('1');
  await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  const open = await screen.findByRole('dialog', { name: '4 questions have no answer yet' });
  expect(placesIn(open)).toEqual([2, 3, 4, 5].map((number) => `Question ${number}`));
  await user.click(within(open).getByRole('button', { name: 'Question 3' }));
  expect(screen.getByText('Question 3 of 6')).toBeTruthy();
  expect(api.called('FinishQuiz')).toHaveLength(0);
});

test.each([
  ['without a question', [], 'Oops! Question Not available'],
  [
    'whose question has no text',
    [{ ...asked!, question: { ...asked!.question, text: '' } }],
    'Oops, Question unavailable!',
  ],
  ['whose question has no answers', [{ ...asked!, answers: [] }], 'No answers available'],
])('a quiz %s says so', async (_, questions, says) => {
  await openAs({ quizAttempt: { ...attempt, questions } }, RUNNING);
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

describe('an attempt that was started over', () => {
  const current = quiz({ type: 'chapterQuiz', chapterId: '1', id: 'attempt-2' });

  test.each([RUNNING, '/results?attempt=attempt-1'])('says so at %s and leads to the current one', async (path) => {
    const quizAttempt = ({ id }: QueryQuizAttemptArgs) =>
      id === current.id ? current : { ...attempt, abandoned: true };
    const { user } = await openAs({ quizUnderWay: current, quizAttempt }, path);
    expect(await screen.findByRole('heading', { level: 1, name: 'This quiz was started over' })).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Continue the current attempt' }));
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/quiz?type=chapterQuiz&chapter=1&attempt=attempt-2'));
  });

  test('is not resumed from the cache after “Start over”', async () => {
    const { user } = await openAs({ ...running, quizUnderWay: attempt }, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and continue later' }));
    api.answer({ startQuiz: current });
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await screen.findByText('Question 1 of 6');
    await waitFor(() => expect(address()).toContain('attempt-2'));
    expect(JSON.stringify(apiClient.extract())).toMatch(/"id":"attempt-1"[^{}]*"abandoned":true/);
  });
});
