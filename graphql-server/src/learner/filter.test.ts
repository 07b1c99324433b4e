import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageChance, forecast, retention, sigmoid } from './filter';
import { DEFAULT_PARAMS as params } from './params';
import { findRows, newState } from './state';
import { update } from './update';

const asked = { user: 'Ada', item: 'q1', topic: 'scarcity', type: 'graph' };

/** Mean and variance of an ability after one answer, by adding up its posterior on a fine grid. */
function posterior(mean: number, variance: number, offset: number, guess: number, correct: boolean) {
  const sums = { weight: 0, first: 0, second: 0 };
  for (let ability = mean - 8; ability <= mean + 8; ability += 0.001) {
    const chance = guess + (1 - guess) * sigmoid(ability + offset);
    const weight = Math.exp(-((ability - mean) ** 2) / (2 * variance)) * (correct ? chance : 1 - chance);
    sums.weight += weight;
    sums.first += weight * ability;
    sums.second += weight * ability * ability;
  }
  const average = sums.first / sums.weight;
  return { mean: average, variance: sums.second / sums.weight - average ** 2 };
}

describe('one answer', () => {
  // Only the student's ability is unknown here, so that the exact posterior can be added up.
  const known = { ...params, topicSd: 0, typeSd: 0, cellSd: 0, itemSd: 0, topicDifficultySd: 0, userNoise: 0 };

  test.each([
    [0.4, 0, true],
    [0.4, 0, false],
    [0.4, 0.2, true],
    [0.4, 0.2, false],
    [-1, 0.25, true],
    [1.5, 0.25, false],
  ])('moves the ability as Bayes says: intercept %f, guess %f, correct %s', (intercept, guess, correct) => {
    const given = { ...known, intercept, guess, userSd: 0.5, topicPractice: 0, cellPractice: 0 };
    const state = newState(given);
    const { user } = update(state, { ...asked, correct, tDays: 0 }, given);
    const exact = posterior(0, 0.25, intercept, guess, correct);
    expect(Math.abs(user.mean - exact.mean)).toBeLessThan(0.03);
    expect(Math.abs(user.variance - exact.variance)).toBeLessThan(0.02);
  });

  test.each([true, false])('keeps every number finite through 2,000 answers in a row that are %s', (correct) => {
    const state = newState(params);
    for (let answer = 0; answer < 2_000; answer += 1) {
      const rows = update(state, { ...asked, item: `q${answer % 40}`, correct, tDays: answer / 100 }, params);
      const numbers = [rows.user, rows.userTopic, rows.userType, rows.cell, rows.item, rows.topic].flatMap(
        ({ mean, variance }) => [mean, variance],
      );
      expect([answer, numbers.filter((value) => !Number.isFinite(value))]).toEqual([answer, []]);
    }
  });

  test('moves every belief by its share of the variance, and the item the other way', () => {
    const given = { ...params, topicPractice: 0, cellPractice: 0 };
    const rows = update(newState(given), { ...asked, correct: true, tDays: 0 }, given);
    const step = rows.user.mean / given.userSd ** 2;
    expect(rows.userTopic.mean).toBeCloseTo(step * given.topicSd ** 2, 12);
    expect(rows.userType.mean).toBeCloseTo(step * given.typeSd ** 2, 12);
    expect(rows.cell.mean).toBeCloseTo(step * given.cellSd ** 2, 12);
    expect(rows.topic.mean).toBeCloseTo(step * given.topicDifficultySd ** 2, 12);
    expect(rows.item.mean).toBeCloseTo(-step * given.itemSd ** 2, 12);
  });

  test('adds what practice is said to teach, right or wrong, to topic and cell', () => {
    const answer = { ...asked, correct: false, tDays: 0 };
    const without = { ...params, topicPractice: 0, cellPractice: 0 };
    const taught = update(newState(params), answer, params);
    const untaught = update(newState(without), answer, without);
    expect(taught.userTopic.mean - untaught.userTopic.mean).toBeCloseTo(params.topicPractice, 12);
    expect(taught.cell.mean - untaught.cell.mean).toBeCloseTo(params.cellPractice, 12);
  });
});

test('the averaged chance is that of adding up the sigmoid over the uncertainty', () => {
  for (const [logit, variance] of [
    [0, 1],
    [1, 0.5],
    [-2, 2],
    [0.4, 1.7],
  ] as const) {
    let [sum, weights] = [0, 0];
    for (let z = -8; z <= 8; z += 0.001) {
      const weight = Math.exp((-z * z) / 2);
      sum += weight * sigmoid(logit + z * Math.sqrt(variance));
      weights += weight;
    }
    expect(Math.abs(averageChance(logit, variance) - sum / weights)).toBeLessThan(0.01);
  }
});

describe('forgetting', () => {
  test.each([
    [null, 5, 1],
    [0, 0, 1],
    [0, 20, 0.5],
    [0, 40, 0.25],
    [-1000, -980, 0.5],
    [10, 3, 1],
  ])('last asked on day %s, on day %f a share of %f remains', (last, now, share) => {
    expect(retention(last, now, 20)).toBeCloseTo(share, 12);
  });

  test('a topic learned and left alone comes back to where it began, and to its first uncertainty', () => {
    const state = newState(params);
    for (let day = 0; day < 5; day += 1) update(state, { ...asked, correct: true, tDays: day }, params);
    const chanceAt = (tDays: number) => forecast(findRows(state, { ...asked, item: 'another' }, params), tDays, params);
    expect(chanceAt(5).logit).toBeGreaterThan(chanceAt(25).logit);
    const student = findRows(state, { ...asked, item: 'another' }, params);
    const general =
      params.intercept + student.user.mean + student.userType.mean + student.topic.mean - student.item.mean;
    expect(chanceAt(5000).logit).toBeCloseTo(general, 6);
    expect(chanceAt(25).variance).toBeGreaterThan(chanceAt(5).variance);
  });
});

const answers = fc.array(
  fc.record({
    user: fc.constantFrom('a', 'b', '__proto__'),
    item: fc.constantFrom('1', '2', 'constructor'),
    topic: fc.constantFrom('x', 'y', 'x,y'),
    type: fc.constantFrom('graph', ''),
    correct: fc.boolean(),
    tDays: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  }),
  { maxLength: 60 },
);

test('whatever is answered in whatever order of time, variances stay between 0 and the prior and chances between guess and 1', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const state = newState(params);
      for (const answer of given) {
        const rows = update(state, answer, params);
        const { correct } = forecast(rows, answer.tDays, params);
        expect(correct).toBeGreaterThanOrEqual(params.guess);
        expect(correct).toBeLessThanOrEqual(1);
        for (const [belief, sd] of [
          [rows.user, params.userSd],
          [rows.userTopic, params.topicSd],
          [rows.userType, params.typeSd],
          [rows.cell, params.cellSd],
          [rows.item, params.itemSd],
          [rows.topic, params.topicDifficultySd],
        ] as const) {
          expect(belief.variance).toBeGreaterThan(0);
          expect(belief.variance).toBeLessThanOrEqual(sd * sd + 1e-12);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('the calendar may begin anywhere: the same answers a thousand days later leave the same state but for the dates', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const run = (shift: number) => {
        const state = newState(params);
        for (const answer of given) update(state, { ...answer, tDays: Math.round(answer.tDays) + shift }, params);
        return [...state.students.values()].map(({ user }) => user.mean);
      };
      expect(run(0)).toEqual(run(1000));
    }),
    { numRuns: 30 },
  );
});
