import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api } from '../mocks/handlers';
import { quiz, taking } from '../mocks/quiz';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
// Imported in advance, because the app fetches it soon after the first page of a quiz.
import './quiz-overlay';

answerFromMocks();

const RUNNING = '/quiz?type=chapterQuiz&chapter=1&attempt=attempt-1';

const attempt = quiz({ type: 'chapterQuiz', chapterId: '1' });
const running = taking(attempt);

const levels = () => screen.getByRole('group', { name: 'How sure are you? (optional)' });
const said = () => levels().querySelector('[aria-pressed="true"]')?.textContent;
const saved = () => api.called('SaveAnswer').map(({ variables }) => variables);

describe('how sure one is', () => {
  test('is said in one tap after the choice, saved with it, and there again after a reload', async () => {
    const first = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    expect(levels().dataset['on']).toBe('false');
    await first.user.keyboard('2');
    expect(levels().dataset['on']).toBe('true');
    await first.user.click(screen.getByRole('button', { name: 'Sure' }));
    expect(said()).toBe('Sure');
    await waitFor(() =>
      expect(saved()).toEqual([
        { attemptId: 'attempt-1', questionId: '100', given: { choice: '100-1' } },
        { attemptId: 'attempt-1', questionId: '100', given: { choice: '100-1' }, certainty: 'sure' },
      ]),
    );
    first.unmount();
    const [asked, ...others] = attempt.questions;
    const answered = { ...asked!, given: { choice: asked!.answers[1]!.id }, certainty: 'sure' as const };
    await openAs(taking({ ...attempt, questions: [answered, ...others] }), RUNNING);
    await screen.findByText('Question 1 of 6');
    expect(said()).toBe('Sure');
  });

  test.each([
    ['g', 'Guessing'],
    ['u', 'Unsure'],
    ['S', 'Sure'],
  ])('is said by the key %s as well: %s', async (key, word) => {
    const { user } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.keyboard(`1${key}`);
    expect(said()).toBe(word);
    expect(screen.getByText('Question 1 of 6')).toBeTruthy();
  });

  test('means nothing before there is a choice', async () => {
    const { user } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('s');
    expect(said()).toBeUndefined();
    expect(api.called('SaveAnswer')).toEqual([]);
  });

  test('stays when the choice changes, and may be left out: it is never in the way', async () => {
    const { user } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1g3{Enter}1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
    const [, , third, fourth] = saved();
    expect(third).toMatchObject({ questionId: '100', given: { choice: '100-2' } });
    expect(fourth).not.toHaveProperty('certainty');
  });

  test('reaches the server even when the quiz is submitted at once', async () => {
    const { user } = await openAs(running, RUNNING);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}1u{Enter}');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
    expect(saved().at(-1)).toMatchObject({ questionId: '105', certainty: 'unsure' });
  });
});
