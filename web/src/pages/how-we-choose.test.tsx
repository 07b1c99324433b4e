import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { signOut, signIn } from '../store';
import { apiClient } from '../account/api-client';
import { HOW_WE_CHECK, HOW_WE_CHOOSE } from '../copy/how-we-choose';
import { HELD, HOW_PREDICTED, HOW_PREDICTED_TITLE, NOT_ON_REAL_SCORES } from '../exam/readiness/how-predicted';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { openAs, visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();
beforeEach(() => signIn('a-token', '/userhome'));

const trial = () => screen.getByRole('region', { name: 'Does it work?' });
const record = () => screen.findByRole('region', { name: 'Its record with you' });

describe('how we choose', () => {
  test('is told to a visitor in full, with no call to the server but for the trial', async () => {
    signOut('visitor');
    await visit('/how-we-choose');
    expect(screen.getByRole('heading', { level: 1, name: 'How we choose your questions' })).toBeTruthy();
    for (const { heading, paragraphs } of HOW_WE_CHOOSE) {
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
      for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeTruthy();
    }
    const score = screen.getByRole('region', { name: HOW_PREDICTED_TITLE });
    for (const paragraph of [...HOW_PREDICTED, NOT_ON_REAL_SCORES])
      expect(within(score).getByText(paragraph)).toBeTruthy();
    expect(within(score).getAllByRole('row')).toHaveLength(1 + HELD.length);
    expect(within(await record()).getByRole('button', { name: 'Get Started' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Your learning' })).toBeNull();
    expect(api.calls.map(({ operation }) => operation)).toEqual(['PlannerTrial']);
  });

  test.each([true, false])('shows what the trial of the planner found, signed in or not: %s', async (signedIn) => {
    if (!signedIn) signOut('visitor');
    api.answer({
      plannerTrial: {
        asOf: '2026-11-22T12:00:00Z',
        answers: 1234,
        answersNeeded: 0,
        planned: 0.06,
        drawn: 0.01,
        advantage: 0.05,
        low: 0.01,
        high: 0.09,
      },
    });
    await apiClient.clearStore();
    await visit('/how-we-choose', { signedIn });
    expect(await within(trial()).findByText('Chosen questions teach more than random ones.')).toBeTruthy();
    expect(within(trial()).getByText(/95% confidence interval from \+1\.0 to \+9\.0/)).toBeTruthy();
  });

  test('says that it is too early to tell before there is a report', async () => {
    await openAs({}, '/how-we-choose');
    expect(await within(trial()).findByText('It is too early to tell.')).toBeTruthy();
    expect(within(trial()).getByText(/no answers to compare yet/)).toBeTruthy();
  });

  test.each([
    ['with an error of the server', { with: refuse('INTERNAL_SERVER_ERROR', 'Something went wrong.') }],
    ['without a connection', {}],
  ])('explains itself though the trial did not load, %s, and loads it when asked again', async (_why, failure) => {
    api.fail('PlannerTrial', failure);
    const { user } = await openAs({}, '/how-we-choose');
    expect((await within(trial()).findByRole('alert')).textContent).toContain('The results of the test did not load.');
    for (const paragraph of HOW_WE_CHECK) expect(within(trial()).getByText(paragraph)).toBeTruthy();
    api.restore('PlannerTrial');
    await user.click(within(trial()).getByRole('button', { name: 'Try again' }));
    expect(await within(trial()).findByText('It is too early to tell.')).toBeTruthy();
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
      await within(own).findByText('For your last 40 answers, it expected 65% to be correct. 68% were.'),
    ).toBeTruthy();
    const rows = within(own).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Expected rangeAnswersExpectedCorrect',
      '40% to 60%1050%30%',
      '60% to 80%3070%80%',
    ]);
  });

  test('promises a student without answers no more than there is', async () => {
    await openAs({}, '/how-we-choose');
    expect(await within(await record()).findByText(/its predictions appear here/)).toBeTruthy();
    expect(within(await record()).queryByRole('table', { hidden: true })).toBeNull();
  });
});
