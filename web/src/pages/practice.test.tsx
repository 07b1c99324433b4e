import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type {
  MutationCheckAnswerArgs,
  MutationFinishReviewQuizArgs,
  QuizAttempt,
} from '../../../schema/generated/types';
import { api } from '../mocks/handlers';
import { finished, graded, quiz, taking } from '../mocks/quiz';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
import { student } from '../mocks/student';
import { storedJson } from '../storage';
// Loaded up front. In the app it is prefetched on the page that offers practice.
import '../quiz/quiz-overlay';

answerFromMocks();

/** Ten minutes of nine questions; those that are checked are right, and ending early leaves the others out. */
function practicing(size = 9) {
  const attempt: QuizAttempt = {
    ...quiz({ type: 'topicQuiz', topicIds: ['1', '2'], mode: 'practice', size }),
    minutes: 10,
  };
  const whole = graded(attempt, [[false]]);
  let checked = 0;
  return {
    ...taking(attempt),
    practiceMinutes: attempt,
    checkAnswer: ({ questionId }: MutationCheckAnswerArgs) => {
      checked += 1;
      return whole.questions.find(({ question }) => question.id === questionId)!;
    },
    finishReviewQuiz: (_: MutationFinishReviewQuizArgs) =>
      finished({ ...whole, questions: whole.questions.slice(0, checked), score: 50 }),
  };
}

const start = async (minutes: number) => {
  const { user } = await openAs({ me: student({}), ...practicing() }, '/practice');
  await user.click(await screen.findByRole('button', { name: `${minutes} minutes` }));
  await screen.findByText('Question 1 of 9', {}, { timeout: 5000 });
  return user;
};

describe('the page that offers practice for some minutes', () => {
  test('has three times, of which ten minutes come first, and other ways to practice', async () => {
    await openAs({ me: student({}) }, '/practice');
    const times = await screen.findByRole('group', { name: 'Time to practice' });
    const buttons = within(times).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['5 minutes', '10 minutes', '20 minutes']);
    expect(buttons.map(({ className }) => className.includes('primary'))).toEqual([false, true, false]);
    const others = within(screen.getByRole('navigation', { name: 'Other ways to practice' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual([
      '/quizgenerator',
      '/mistakes',
      '/free-response',
      '/mock',
    ]);
  });

  test.each([5, 10, 20])('begins with the first question after one press on %i minutes', async (minutes) => {
    await start(minutes);
    expect(api.called('PracticeMinutes').map(({ variables }) => variables)).toEqual([{ minutes }]);
    expect(address()).toBe(`/quiz?minutes=${minutes}&attempt=attempt-1`);
    expect(screen.getByRole('heading', { level: 1, name: '10 minutes of practice' })).toBeTruthy();
  });

  test('is where practice leads that is left', async () => {
    const user = await start(10);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and continue later' }));
    await waitFor(() => expect(address()).toBe('/practice'));
  });

  test('says so in place when practice did not start', async () => {
    api.fail('PracticeMinutes');
    const { user } = await openAs({ me: student({}) }, '/practice');
    await user.click(await screen.findByRole('button', { name: '10 minutes' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The practice did not start.');
  });

  test('is where an address without its quiz leads', async () => {
    await openAs({ me: student({}) }, '/quiz?minutes=10');
    await waitFor(() => expect(address()).toBe('/practice'));
  });
});

describe('when the time of practice is over', () => {
  /** So many seconds were spent before, as this browser noted. */
  const spent = (seconds: number) => storedJson('quizSeconds', Number, 'attempt-1').set(seconds);

  async function answerOne() {
    const user = await start(10);
    spent(601);
    await user.keyboard('1{Enter}');
    await screen.findByRole('heading', { name: 'Not quite' });
    expect(screen.queryByText(/^That was/)).toBeNull();
    await user.keyboard('2{Enter}');
    return user;
  }

  test('the student is told at the next question, and may finish with what was answered', async () => {
    const user = await answerOne();
    const dialog = await screen.findByRole('dialog', { name: 'That was 10 minutes: 0 of 1 right.' });
    await user.click(within(dialog).getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(address()).toBe('/rqresults?attempt=attempt-1'));
    expect(await screen.findByRole('link', { name: 'Practice again' })).toHaveProperty('pathname', '/practice');
  });

  test('the student may go on, is not told again, and may finish at any question', async () => {
    const user = await answerOne();
    const dialog = await screen.findByRole('dialog', { name: /^That was 10 minutes/ });
    await user.click(within(dialog).getByRole('button', { name: 'Keep going' }));
    await user.keyboard('1{Enter}');
    await screen.findByRole('heading', { name: 'Correct' });
    await user.keyboard('{Enter}');
    await screen.findByText('Question 3 of 9');
    expect(screen.queryByRole('dialog', { name: /^That was/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Finish now' }));
    await waitFor(() => expect(address()).toBe('/rqresults?attempt=attempt-1'));
  });

  test('nothing is said as long as nothing is answered, and nothing can be finished', async () => {
    const user = await start(10);
    spent(601);
    await user.click(screen.getByRole('button', { name: /overview/i }));
    await user.click(await screen.findByRole('button', { name: /^Question 3/ }));
    await screen.findByText('Question 3 of 9');
    expect(screen.queryByRole('dialog', { name: /^That was/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Finish now' })).toBeNull();
  });

  test.each([
    ['with an answer, the student who comes back may finish', 1, 1],
    ['without one, the student who comes back begins', 0, 0],
  ])('%s, and is not told in the middle of a question', async (_what, answered, ways) => {
    const { unmount } = await openAs({ me: student({}) }, '/practice');
    spent(601);
    unmount();
    const attempt = practicing().practiceMinutes;
    const questions = attempt.questions.map((one, index) =>
      index < answered ? { ...graded(attempt, [[false]]).questions[index]!, isCorrect: false } : one,
    );
    await openAs({ me: student({}), ...taking({ ...attempt, questions }) }, '/quiz?minutes=10&attempt=attempt-1');
    await screen.findByText(`Question ${answered + 1} of 9`, {}, { timeout: 5000 });
    expect(screen.queryByRole('dialog', { name: /^That was/ })).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Finish now' }).length).toBe(ways);
  });

  test('nothing is said before, and a quiz without a time never says it', async () => {
    const user = await start(10);
    spent(500);
    await user.keyboard('1{Enter}');
    await screen.findByRole('heading', { name: 'Not quite' });
    await user.keyboard('{Enter}');
    await screen.findByText('Question 2 of 9');
    expect(screen.queryByRole('dialog', { name: /^That was/ })).toBeNull();
  });
});
