import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestAnswers, itemStatistics, randomGuessScore, shareOf, type FirstAnswer } from './item-statistics';

/** One student: right or wrong here, and how the rest of the sitting went. */
const answer = (mark: 0 | 1, rest: number | null, choice: number | null = null): FirstAnswer => ({
  choice,
  isRight: mark === 1,
  rest,
});

describe('item statistics worked by hand', () => {
  test('the better two of four students right: discrimination is as high as possible', () => {
    // Mean mark 1/2, mean rest 1/2. Deviations ½ ½ −½ −½ and ½ 0 0 −½. Covariance ½ ÷ 3. Variances ⅓ and ⅙.
    const statistics = itemStatistics([answer(1, 1), answer(1, 0.5), answer(0, 0.5), answer(0, 0)]);
    expect(statistics.n).toBe(4);
    expect(statistics.facility).toBe(50);
    expect(statistics.standardDeviation).toBeCloseTo(57.735, 3); // √⅓
    expect(statistics.discrimination).toBeCloseTo(70.711, 3); // ⅙ ÷ √(⅓ × ⅙) = √½
    expect(statistics.efficiency).toBeCloseTo(100, 9);
  });

  test('right and wrong alternating over four students: efficiency is a third', () => {
    // Deviations ½ −½ ½ −½ and ½ ¼ −¼ −½: sum ¼. Sorted: −½ −½ ½ ½ and −½ −¼ ¼ ½: sum ¾. Squares 1 and ⅝.
    const statistics = itemStatistics([answer(1, 1), answer(0, 0.75), answer(1, 0.25), answer(0, 0)]);
    expect(statistics.discrimination).toBeCloseTo(31.623, 3); // ¼ ÷ √⅝
    expect(statistics.efficiency).toBeCloseTo(33.333, 3);
  });

  test('only the weak students right: discrimination is as low as possible', () => {
    const statistics = itemStatistics([answer(0, 1), answer(0, 1), answer(1, 0), answer(1, 0)]);
    expect(statistics.discrimination).toBeCloseTo(-100, 9);
    expect(statistics.efficiency).toBeCloseTo(-100, 9);
  });

  test('three of five students right: facility is 60%', () => {
    const statistics = itemStatistics([1, 1, 1, 0, 0].map((mark) => answer(mark === 1 ? 1 : 0, null)));
    expect(statistics.facility).toBeCloseTo(60, 9);
    expect(statistics.standardDeviation).toBeCloseTo(54.772, 3); // √(1.2 ÷ 4)
    expect(statistics).toMatchObject({ discrimination: null, efficiency: null });
  });
});

test.each([
  ['nobody', [], { n: 0, facility: null, standardDeviation: null, discrimination: null, efficiency: null }],
  ['one student', [answer(1, 1)], { n: 1, facility: 100, standardDeviation: null, discrimination: null }],
  ['a question that all get right', [answer(1, 1), answer(1, 0)], { facility: 100, discrimination: null }],
  ['students who are all alike', [answer(1, 0.5), answer(0, 0.5)], { facility: 50, discrimination: null }],
])('%s leaves open what cannot be told', (_, answers, expected) => {
  expect(itemStatistics(answers)).toMatchObject(expected);
});

test('a quiz of one question counts for facility, not for discrimination', () => {
  const four = [answer(1, 1), answer(0, 0.75), answer(1, 0.25), answer(0, 0)];
  const five = itemStatistics([...four, answer(1, null)]);
  expect(five.facility).toBe(60);
  expect(five.discrimination).toBe(itemStatistics(four).discrimination);
});

describe('item statistics against other formulas', () => {
  const answers = fc.array(
    fc.record({ mark: fc.constantFrom(0 as const, 1 as const), rest: fc.integer({ min: 0, max: 20 }) }),
    { minLength: 2, maxLength: 60 },
  );

  test('discrimination is the point-biserial correlation', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const rests = (mark: number) => given.filter((one) => one.mark === mark).map(({ rest }) => rest / 20);
        const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
        const all = given.map(({ rest }) => rest / 20);
        const deviation = Math.sqrt(mean(all.map((rest) => (rest - mean(all)) ** 2)));
        const p = rests(1).length / given.length;
        const { discrimination } = itemStatistics(given.map(({ mark, rest }) => answer(mark, rest / 20)));
        if (p === 0 || p === 1 || deviation < 1e-6) expect(discrimination).toBeNull();
        else
          expect(discrimination).toBeCloseTo(
            (100 * (mean(rests(1)) - mean(rests(0))) * Math.sqrt(p * (1 - p))) / deviation,
            6,
          );
      }),
    );
  });

  test('efficiency is at most 100, has the sign of discrimination and is never smaller', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { discrimination, efficiency } = itemStatistics(given.map(({ mark, rest }) => answer(mark, rest / 20)));
        fc.pre(discrimination !== null && efficiency !== null);
        expect(efficiency).toBeLessThanOrEqual(100 + 1e-9);
        expect((efficiency ?? 0) * (discrimination ?? 0)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(efficiency ?? 0) + 1e-9).toBeGreaterThanOrEqual(Math.abs(discrimination ?? 0));
      }),
    );
  });
});

test('the random guess score is a quarter of four choices, and half of two', () => {
  expect([randomGuessScore(4), randomGuessScore(2)]).toEqual([25, 50]);
});

test('the share of a choice is of all students, including those who chose nothing', () => {
  const answers = [answer(1, 1, 7), answer(0, 1, 8), answer(0, 0, null), answer(1, 1, 7)];
  expect([7, 8, 9].map((choice) => shareOf(answers, choice))).toEqual([50, 25, 0]);
  expect(shareOf([], 7)).toBe(0);
});

test('the best answers are those of the top 27% of students, ties with the last included', () => {
  const rests = [1, 0.9, 0.8, 0.8, 0.5, 0.4, 0.3, 0.2, 0.1, 0]; // 27% of ten: three
  expect(bestAnswers(rests.map((rest) => answer(1, rest))).map(({ rest }) => rest)).toEqual([1, 0.9, 0.8, 0.8]);
  expect(bestAnswers([answer(1, null)])).toEqual([]);
});
