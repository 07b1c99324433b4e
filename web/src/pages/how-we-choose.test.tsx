import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { signOut, signIn } from '../store';
import { HOW_WE_CHOOSE } from '../copy/how-we-choose';
import { api } from '../mocks/handlers';
import { openAs, visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();
beforeEach(() => signIn('a-token', '/userhome'));

const record = () => screen.findByRole('region', { name: 'Its record with you' });

describe('how we choose', () => {
  test('is told to a visitor in full, without a call to the server', async () => {
    signOut('visitor');
    await visit('/how-we-choose');
    expect(screen.getByRole('heading', { level: 1, name: 'How we choose your questions' })).toBeTruthy();
    for (const { heading, paragraphs } of HOW_WE_CHOOSE) {
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
      for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeTruthy();
    }
    expect(within(await record()).getByRole('button', { name: 'Get Started' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Your learning' })).toBeNull();
    expect(api.calls).toEqual([]);
  });

  test('shows a student what was predicted of their answers beside what happened', async () => {
    const predictions = [
      { from: 0.4, to: 0.6, answers: 10, predicted: 0.5, correct: 0.3 },
      { from: 0.6, to: 0.8, answers: 30, predicted: 0.7, correct: 0.8 },
    ];
    const predicted = { answers: 40, predicted: 0.65, correct: 0.675 };
    const learning = { id: 'mina', topics: [], finishedQuizzes: [], certainties: [], predictions, predicted };
    await openAs({ learning }, '/how-we-choose');
    const own = await record();
    expect(
      await within(own).findByText('Over your last 40 answers it expected 65% to be right. 68% were.'),
    ).toBeTruthy();
    const rows = within(own).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Expected betweenAnswersExpectedWere right',
      '40% and 60%1050%30%',
      '60% and 80%3070%80%',
    ]);
  });

  test('promises a student without answers no more than there is', async () => {
    await openAs({}, '/how-we-choose');
    expect(await within(await record()).findByText(/its predictions appear here/)).toBeTruthy();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  });
});
