import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pretendServer } from '../mocks/quiz';
import { address, openAt, setUpPages } from '../mocks/quiz-pages';
// Fetched by now, as it is soon after the first page of a quiz.
import './quiz-overlay';

setUpPages();

const RUNNING = '/quiz?type=chapterQuiz&chapter=1&attempt=attempt-1';

function running() {
  const server = pretendServer({ plan: { 1: [true, null] } });
  server.begin({ type: 'chapterQuiz', chapterId: '1' });
  return server;
}

const levels = () => screen.getByRole('group', { name: 'How sure are you? You may leave this out.' });
const said = () => levels().querySelector('[aria-pressed="true"]')?.textContent;
const saved = (server: ReturnType<typeof running>) => server.called('SaveAnswer').map(({ variables }) => variables);

describe('how sure one is', () => {
  test('is said in one tap after the choice, saved with it, and there again after a reload', async () => {
    const server = running();
    const first = openAt(RUNNING, server);
    await screen.findByText('Question 1 of 6');
    expect(levels().dataset['on']).toBe('false');
    await first.user.keyboard('2');
    expect(levels().dataset['on']).toBe('true');
    await first.user.click(screen.getByRole('button', { name: 'Sure' }));
    expect(said()).toBe('Sure');
    await waitFor(() =>
      expect(saved(server)).toEqual([
        { attemptId: 'attempt-1', questionId: '100', answerId: '100-1' },
        { attemptId: 'attempt-1', questionId: '100', answerId: '100-1', certainty: 'sure' },
      ]),
    );
    first.unmount();
    const { user } = openAt(RUNNING, server);
    await screen.findByText('Question 2 of 6');
    await user.keyboard('{ArrowLeft}');
    expect(said()).toBe('Sure');
  });

  test.each([
    ['g', 'Guessing'],
    ['u', 'Unsure'],
    ['S', 'Sure'],
  ])('is said by the key %s as well: %s', async (key, word) => {
    const { user } = openAt(RUNNING, running());
    await screen.findByText('Question 1 of 6');
    await user.keyboard(`1${key}`);
    expect(said()).toBe(word);
    expect(screen.getByText('Question 1 of 6')).toBeTruthy();
  });

  test('means nothing before there is a choice', async () => {
    const server = running();
    const { user } = openAt(RUNNING, server);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('s');
    expect(said()).toBeUndefined();
    expect(server.called('SaveAnswer')).toEqual([]);
  });

  test('stays when the choice changes, and may be left out: it is never in the way', async () => {
    const server = running();
    const { user } = openAt(RUNNING, server);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1g3{Enter}1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
    const [first, second] = server.attempts[0]?.questions ?? [];
    expect([first?.chosenAnswer?.id, first?.certainty]).toEqual(['100-2', 'guessing']);
    expect(second?.certainty).toBeNull();
    expect(await screen.findByText('You said: guessing.')).toBeTruthy();
  });

  test('reaches the server even when the quiz is handed in at once', async () => {
    const server = running();
    const { user } = openAt(RUNNING, server);
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}1u{Enter}');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
    expect(server.attempts[0]?.questions[5]?.certainty).toBe('unsure');
  });
});
