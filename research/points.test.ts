import { expect, test } from 'vitest';
import { POINT_PARAMS } from '../graphql-server/src/learner/points';
import { livesIn, scorePoints, type Truth } from './points';
import { WORLDS } from './worlds';

// A few worlds of each kind, so that it takes seconds; npm run learner:points runs more of them, and varies each parameter.

const TRUTH: Truth = { harder: 0.5, spread: 0.6, luck: 1, lenient: 0.4, guess: 0.02 };
const worldsWith = (truth: Partial<Truth>) =>
  WORLDS.flatMap((kind) => [1, 2].map((seed) => livesIn(kind(seed), { ...TRUTH, ...truth }, 30, seed)));

test('points of free responses improve predictions of quiz answers and estimates of mastery in simulated worlds', () => {
  const worlds = worldsWith({});
  const [without, withPoints] = [scorePoints(worlds, null), scorePoints(worlds, POINT_PARAMS)];
  expect(withPoints.logLoss).toBeLessThan(without.logLoss - 0.004);
  expect(withPoints.squaredError).toBeLessThan(without.squaredError * 0.85);
  expect(withPoints.coverage).toBeGreaterThan(without.coverage);
});

test('points of one drawing that share much luck predict worse when each counts in full', () => {
  const worlds = worldsWith({ luck: 2 });
  const inFull = scorePoints(worlds, { ...POINT_PARAMS, correlation: 0 });
  expect(scorePoints(worlds, POINT_PARAMS).logLoss).toBeLessThan(inFull.logLoss);
});
