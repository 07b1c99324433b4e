import { describe, expect, test } from 'vitest';
import { trialResult } from './trial-result';

const trial = {
  asOf: '2026-11-22T12:00:00Z',
  answers: 1234,
  planned: 0.062,
  drawn: -0.011,
  advantage: 0.073,
  low: 0.004,
  high: 0.142,
  answersNeeded: 0,
};
const NO_RESULT = { planned: null, drawn: null, advantage: null, low: null, high: null };

describe('what the trial of the planner has shown', () => {
  test.each([
    [{ low: 0.004, high: 0.14 }, 0, 'Chosen questions teach more than random ones.'],
    [{ low: 0.004, high: 0.14 }, 500, 'Chosen questions teach more than random ones.'],
    [{ low: 0, high: 0.14 }, 500, 'It is too early to tell.'],
    [{ low: -0.02, high: 0 }, 0, 'Chosen and random questions teach about the same.'],
    [{ low: -0.14, high: -0.004 }, 0, 'So far, random questions teach more than chosen ones.'],
  ])('with the interval %j and %d answers needed is: %s', (interval, answersNeeded, verdict) => {
    expect(trialResult({ ...trial, ...interval, answersNeeded }).verdict).toBe(verdict);
  });

  test('comes with both effects, the interval and the answers behind them', () => {
    expect(trialResult(trial).figures).toBe(
      'A chosen question changed later scores by +6.2 percentage points, a random one by −1.1. The difference is +7.3, with a 95% confidence interval from +0.4 to +14.2, based on 1,234 later answers as of Nov 22.',
    );
  });

  test('says how many answers are still needed, in round numbers', () => {
    expect(trialResult({ ...trial, answersNeeded: 12_345 }).figures).toMatch(
      / Telling a 5-point difference from chance takes about 12,000 more\.$/,
    );
    expect(trialResult({ ...trial, ...NO_RESULT, answers: 1, answersNeeded: 34_884 })).toEqual({
      verdict: 'It is too early to tell.',
      figures: 'There is 1 later answer so far. Telling a 5-point difference from chance takes about 35,000 more.',
    });
  });

  test.each([null, { ...trial, ...NO_RESULT, answers: 0 }])('is nothing yet for %j', (none) => {
    expect(trialResult(none)).toEqual({
      verdict: 'It is too early to tell.',
      figures: 'There are no answers to compare yet. The first will come a week after the first weak-spot quizzes.',
    });
  });
});
