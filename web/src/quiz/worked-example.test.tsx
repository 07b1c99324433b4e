import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MutationFindStepArgs, QuizAttempt, WorkedExample } from '../../../schema/generated/types';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { graded, quiz, taking } from '../mocks/quiz';
import { openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
import { student } from '../mocks/student';
// Loaded up front. In the app it is prefetched on the page that offers practice.
import './quiz-overlay';

answerFromMocks();

const RUNNING = '/quiz?type=topicQuiz&topics=1&mode=practice&attempt=attempt-1';

const sketch = quiz({ type: 'topicQuiz', topicIds: ['1'], mode: 'practice', size: 3 });
const another = (id: string, text: string): WorkedExample['question'] => ({
  ...sketch.questions[0]!.question,
  id,
  text,
});
const step = (find: string, work: string | null, unit = ''): WorkedExample['steps'][number] => ({ find, work, unit });

const EXAMPLE: WorkedExample = {
  id: 'example-1',
  stage: 'example',
  question: another('-1', 'A tax on candles?'),
  steps: [step('The units no longer sold', '60 − 40 = 20'), step('The deadweight loss', '½ × $4 × 20 = $40')],
  isDone: true,
};
const HALF_WORKED: WorkedExample = {
  ...EXAMPLE,
  id: 'example-2',
  stage: 'halfWorked',
  question: another('-2', 'A tax on kites?'),
  steps: [step('The units no longer sold', '50 − 40 = 10'), step('The deadweight loss', null, '$')],
  isDone: false,
};

/** A practice quiz whose first answer was missed; its kind is worked out by these examples, one after the other. */
async function open(...examples: (WorkedExample | null)[]) {
  const whole = graded({ ...sketch, questions: sketch.questions }, [[false]]);
  const [first] = whole.questions;
  const attempt: QuizAttempt = {
    ...sketch,
    questions: [{ ...first!, offersExample: true }, ...sketch.questions.slice(1)],
  };
  let shown = 0;
  const findStep = ({ number }: MutationFindStepArgs): WorkedExample => {
    const [given, open] = HALF_WORKED.steps;
    const found = { ...open!, work: '½ × $4 × 10 = $20', given: number, isRight: number === 20 };
    return { ...HALF_WORKED, steps: [given!, found], isDone: true };
  };
  const { user } = await openAs(
    { me: student({}), ...taking(attempt), workedExample: () => examples[shown++] ?? null, findStep },
    RUNNING,
  );
  await screen.findByText('Question 2 of 3');
  await user.keyboard('{ArrowLeft}');
  await screen.findByRole('heading', { name: 'Not quite' });
  return user;
}

const see = () => screen.getByRole('button', { name: 'See another one worked out' });

describe('after a missed answer', () => {
  test('another question is worked out, and then one to finish', async () => {
    const user = await open(EXAMPLE, HALF_WORKED);
    await user.click(see());
    await screen.findByText('A tax on candles?');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Another one, worked out' }));
    expect(screen.getByText('½ × $4 × 20 = $40')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Now finish one' }));
    await screen.findByText('A tax on kites?');
    expect(screen.queryByText('A tax on candles?')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'The deadweight loss ($)' }), '$20{Enter}');
    expect(await screen.findByText('½ × $4 × 10 = $20')).toBeTruthy();
    expect(screen.getByText('Correct')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(api.called('FindStep').map(({ variables }) => variables)).toEqual([
      { exampleId: 'example-2', step: 1, number: 20 },
    ]);
    expect(screen.getByText('Question 1 of 3')).toBeTruthy();
  });

  test('a result that is not right shows the work, and what was given', async () => {
    const user = await open(HALF_WORKED);
    await user.click(see());
    await user.type(await screen.findByRole('textbox'), '25{Enter}');
    expect(await screen.findByText('½ × $4 × 10 = $20')).toBeTruthy();
    expect(screen.getByText('Not quite: you found $25.')).toBeTruthy();
  });

  test('what is no number is not sent', async () => {
    const user = await open(HALF_WORKED);
    await user.click(see());
    await user.type(await screen.findByRole('textbox'), 'a lot{Enter}');
    expect(screen.getByText('This is not a number yet.')).toBeTruthy();
    expect(api.called('FindStep')).toEqual([]);
  });

  test('a student who needs no example is told so', async () => {
    const user = await open(null);
    await user.click(see());
    expect(await screen.findByText(/You answer this kind on your own by now/)).toBeTruthy();
  });

  test('the page says in place when no example could be shown', async () => {
    const user = await open(EXAMPLE);
    api.fail('WorkedExample', { with: refuse('NOT_FOUND', 'That question is not in this quiz.'), once: true });
    await user.click(see());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('That question is not in this quiz.')).toBeTruthy();
    await user.click(see());
    await screen.findByText('A tax on candles?');
  });
});
