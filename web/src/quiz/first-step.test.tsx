import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MutationCheckAnswerArgs, MutationFirstStepArgs, QuizAttempt } from '../../../schema/generated/types';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { finished, graded, quiz, taking } from '../mocks/quiz';
import { openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
import { student } from '../mocks/student';
// Loaded up front. In the app it is prefetched on the page that offers practice.
import './quiz-overlay';

answerFromMocks();

const SOLUTION = [
  { find: 'The number of jars that are no longer sold', work: '60 − 40 = 20' },
  { find: 'The deadweight loss', work: '½ × $4 × 20 = $40' },
];
const RUNNING = '/quiz?type=topicQuiz&topics=1&mode=practice&attempt=attempt-1';

/** A practice quiz whose first question has a solution; it is missed, and the others are right. */
async function open() {
  const sketch = quiz({ type: 'topicQuiz', topicIds: ['1'], mode: 'practice', size: 3 });
  const [first, ...others] = sketch.questions;
  const attempt: QuizAttempt = { ...sketch, questions: [{ ...first!, offersFirstStep: true }, ...others] };
  const whole = graded(attempt, [[false]]);
  const questions = whole.questions.map((asked, index) => (index === 0 ? { ...asked, solution: SOLUTION } : asked));
  const answers = {
    me: student({}),
    ...taking(attempt, finished({ ...whole, questions })),
    firstStep: ({ questionId }: MutationFirstStepArgs) => ({
      ...attempt.questions.find(({ question }) => question.id === questionId)!,
      firstStep: SOLUTION[0]!,
    }),
    checkAnswer: ({ questionId }: MutationCheckAnswerArgs) =>
      questions.find(({ question }) => question.id === questionId)!,
  };
  const { user } = await openAs(answers, RUNNING);
  await screen.findByText('Question 1 of 3');
  return user;
}

const button = () => screen.queryByRole('button', { name: 'Show me the first step' });

describe('the first step of a solution', () => {
  test('stands at the question once the student asks for it, and receives the focus', async () => {
    const user = await open();
    await user.click(button()!);
    const heading = await screen.findByRole('heading', { name: 'First step' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(button()).toBeNull();
    expect(screen.getByRole('list', { name: 'Steps' }).textContent).toBe(SOLUTION[0]!.find + SOLUTION[0]!.work);
    expect(screen.queryByText(SOLUTION[1]!.work)).toBeNull();
    expect(api.called('FirstStep').map(({ variables }) => variables)).toEqual([
      { attemptId: 'attempt-1', questionId: '100' },
    ]);
  });

  test('is offered for questions that have one, and not once they are answered', async () => {
    const user = await open();
    expect(button()).toBeTruthy();
    await user.keyboard('1{Enter}');
    await screen.findByRole('heading', { name: 'Not quite' });
    expect(button()).toBeNull();
    await user.keyboard('{Enter}');
    await screen.findByText('Question 2 of 3');
    expect(button()).toBeNull();
  });

  test('says in place when it could not be shown, and can be asked for again', async () => {
    const user = await open();
    api.fail('FirstStep', { with: refuse('QUIZ_FINISHED', 'This quiz has ended.'), once: true });
    await user.click(button()!);
    expect((await screen.findByRole('alert')).textContent).toContain('This quiz has ended.');
    await user.click(button()!);
    await screen.findByRole('heading', { name: 'First step' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a worked solution is open under a missed answer, and folded in the results', async () => {
  const user = await open();
  await user.keyboard('1{Enter}');
  await screen.findByRole('heading', { name: 'Not quite' });
  const solution = () => screen.getByText('Worked solution').closest('details')!;
  expect(solution().open).toBe(true);
  expect(
    within(solution())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(SOLUTION.map(({ find, work }) => find + work));
  await user.keyboard('{Enter}1{Enter}{Enter}1{Enter}{Enter}');
  await screen.findByText('Your answers, explained', {}, { timeout: 5000 });
  expect(screen.getAllByText('Worked solution')).toHaveLength(1);
  expect(solution().open).toBe(false);
});
