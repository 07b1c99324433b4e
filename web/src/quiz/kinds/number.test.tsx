import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '../../mocks/handlers';
import { finished, graded, quiz, taking } from '../../mocks/quiz';
import { openAs } from '../../mocks/render';
import { answerFromMocks } from '../../mocks/server';
import { student } from '../../mocks/student';

answerFromMocks();

const sketch = quiz({ type: 'chapterQuiz', chapterId: '1', size: 2 });
/** The same quiz with numbers to type. */
const attempt = {
  ...sketch,
  questions: sketch.questions.map((asked) => ({
    ...asked,
    question: { ...asked.question, kind: 'number' as const, unit: '$' },
    answers: [],
  })),
};
const rationale = (id: string, text: string, isCorrect: boolean) => ({
  isCorrect,
  text: isCorrect ? 'Because it is so.' : 'That is half of it.',
  answer: { id, text },
});
const result = {
  ...graded(sketch),
  score: 50,
  questions: attempt.questions.map((asked, index) => ({
    ...asked,
    given: { number: index === 0 ? 60 : 30 },
    isCorrect: index === 0,
    rationales: [rationale('1', '$60', true), ...(index === 0 ? [] : [rationale('2', '$30', false)])],
  })),
};

async function begin(first: Partial<(typeof attempt.questions)[number]> = {}, graded = result) {
  const questions = attempt.questions.map((asked, index) => (index === 0 ? { ...asked, ...first } : asked));
  api.answer(taking({ ...attempt, questions }, finished(graded)));
  const { user } = await openAs({ me: student({ plan: { 1: [true, null] } }) }, '/quiz?type=chapterQuiz&chapter=1');
  await user.click(await screen.findByRole('button', { name: 'Start The Quiz' }));
  await screen.findByText(/^Question [12] of 2$/);
  return user;
}

const field = () => screen.getByRole('textbox', { name: 'Your answer ($)' });
const saved = () => api.called('SaveAnswer').map(({ variables }) => variables.given);

test('a typed number is read aloud as it is understood, saved, and graded', async () => {
  const user = await begin();
  await user.type(field(), '½ × 20 × 6');
  expect(screen.getByText('= $60')).toBeTruthy();
  await waitFor(() => expect(saved().at(-1)).toEqual({ number: 60 }));
  await user.keyboard('{Enter}');
  await screen.findByText('Question 2 of 2');
  expect(field()).toHaveProperty('value', '');
  // A digit goes to the field, wherever the focus is.
  await user.keyboard('30');
  expect(field()).toHaveProperty('value', '30');
  await user.keyboard('{Enter}');
  await screen.findByText('Question 1: correct');
  expect(screen.getAllByText('Your answer is correct')).toHaveLength(1);
  const wrong = screen.getByText('Question 2: incorrect').closest('li');
  expect(wrong?.textContent).toMatch(/Your answer\$30That is half of it.*Correct answer\$60Because it is so/);
});

test('small numbers are shown as they are, while they are typed and in the results', async () => {
  const questions = result.questions.map((asked) => ({
    ...asked,
    given: { number: 0.0004 },
    isCorrect: false,
    rationales: [rationale('1', '$0.125', true)],
  }));
  const user = await begin({}, { ...result, questions });
  for (const typed of ['0.0004', '0.125']) {
    await user.type(field(), typed);
    expect(screen.getByText(`= $${typed}`)).toBeTruthy();
    await user.keyboard('{Enter}');
  }
  const wrong = (await screen.findByText('Question 1: incorrect')).closest('li');
  expect(wrong?.textContent).toMatch(/Your answer\$0\.0004.*Correct answer\$0\.125/);
});

test.each([
  [1e-7, '0.0000001', '= $0.0000001'],
  [-1.5e21, '-1500000000000000000000', '= −$1,500,000,000,000,000,000,000'],
  [2 / 3, '0.6666666666666666', '= $0.666666666667'],
])('the saved number %d stands in its field as it can be read', async (number, digits, read) => {
  const user = await begin({ given: { number } });
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(field()).toHaveProperty('value', digits);
  expect(screen.getByText(read)).toBeTruthy();
});

test('a unit of one letter may be typed', async () => {
  const user = await begin({ question: { ...attempt.questions[0]!.question, unit: 'h' } });
  await user.type(screen.getByRole('textbox', { name: 'Your answer (h)' }), '2.5 h');
  expect(screen.getByText('= 2.5 h')).toBeTruthy();
  await waitFor(() => expect(saved().at(-1)).toEqual({ number: 2.5 }));
});

test('what is no number is no answer, and says so', async () => {
  const user = await begin();
  await user.type(field(), 'P × Q');
  expect(screen.getByText('This is not a number yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please select an answer');
});

test('a number stays when the student comes back to its question', async () => {
  const user = await begin();
  await user.type(field(), '12.5');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Previous' }));
  expect(field()).toHaveProperty('value', '12.5');
});

test('a question that its author gave choices since shows the number given before, in the quiz and in the results', async () => {
  const changed = {
    ...sketch,
    questions: sketch.questions.map((asked, index) =>
      index === 0 ? { ...asked, answers: [], given: { number: 60 } } : asked,
    ),
  };
  const graded = {
    ...result,
    questions: result.questions.map((asked, index) => ({
      ...changed.questions[index]!,
      ...asked,
      question: sketch.questions[index]!.question,
    })),
  };
  api.answer(taking(changed, finished(graded)));
  const { user } = await openAs({ me: student({ plan: { 1: [true, null] } }) }, '/quiz?type=chapterQuiz&chapter=1');
  await user.click(await screen.findByRole('button', { name: 'Start The Quiz' }));
  await screen.findByText('Question 2 of 2');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', '60');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click((await screen.findAllByRole('radio'))[0]!);
  await user.keyboard('{Enter}');
  const right = (await screen.findByText('Question 1: correct')).closest('li');
  expect(right?.textContent).toContain('60');
});
