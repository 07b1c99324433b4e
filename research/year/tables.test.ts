import { describe, expect, it } from 'vitest';
import { predictionTable, quantile } from './tables';

describe("the year's tables", () => {
  it.each([
    [0.5, 2],
    [0.99, 4],
    [0, 1],
  ])('the quantile %d of 4, 1, 3, 2 is %d', (share, value) => {
    expect(quantile([4, 1, 3, 2], share)).toBe(value);
  });

  it('scores the predictions week by week, and over all', () => {
    const answers = [1, 2, 8, 9].map((day) => ({
      day,
      correct: day % 2 === 0,
      server: day % 2 === 0 ? 0.9 : 0.1,
      baseline: 0.5,
      truth: day % 2 === 0 ? 1 : 0,
    }));
    const rows = predictionTable(answers).split('\n').slice(2);
    expect(rows.map((row) => row.slice(0, 40))).toEqual([
      '| 1 | 2 | 0.000 | 0.693 | 0.105 | 0.588 ',
      '| 2 | 2 | 0.000 | 0.693 | 0.105 | 0.588 ',
      '| all | 4 | 0.000 | 0.693 | 0.105 | 0.58',
    ]);
    const inMay = { day: 250, correct: true, server: 0.9, baseline: 0.5, truth: 1 };
    expect(predictionTable([...answers, inMay])).toContain('| 1–4 | 4 |');
  });
});
