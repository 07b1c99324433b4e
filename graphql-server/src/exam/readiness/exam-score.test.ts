import { expect, test } from 'vitest';
import { compositeOf } from '../../../../schema/rules/exam';
import { CUT_PRIOR, likelyScores, scoreOfComposite } from './exam-score';

test.each([
  ['nothing', 0, 0, [0, 0], 0],
  ['everything', 1, 1, [1, 1], 100],
  ['section I alone', 1, 0, [0, 0], 66.67],
  ['the long question alone', 0, 1, [0, 0], 16.665],
  ['one short question alone', 0, 0, [1, 0], 8.3325],
] as const)('the composite of %s', (_what, choice, long, shorts, points) => {
  expect(compositeOf(choice, long, shorts)).toBeCloseTo(points, 6);
});

test.each([
  [38.49, 0, 1],
  [38.5, 0, 2],
  [51.9, 0, 2],
  [52, 0, 3],
  [64, 0, 4],
  [81.5, 0, 5],
  [52, 1, 2],
  [49, -1, 3],
])('a composite of %d in a year whose cuts are %i standard deviations high is a %i', (composite, luck, score) => {
  expect(scoreOfComposite(composite, luck)).toBe(score);
});

test('the cuts never cross, even in a year in a thousand', () => {
  for (const luck of [-3.3, 3.3]) {
    const cuts = CUT_PRIOR.cuts.map(({ mean, spread }) => mean + luck * spread);
    expect(cuts).toEqual(cuts.toSorted((a, b) => a - b));
  }
});

test.each([
  ['one score that holds enough', [0.05, 0.85, 0.1, 0, 0], 2, 2, 0.85],
  ['exactly 80%', [0.8, 0.2, 0, 0, 0], 1, 1, 0.8],
  ['the likelier of two pairs', [0.1, 0.4, 0.4, 0.1, 0], 2, 3, 0.8],
  ['of two pairs with enough the one with more', [0, 0.15, 0.65, 0.2, 0], 3, 4, 0.85],
  ['three where no pair is enough', [0.2, 0.35, 0.3, 0.1, 0.05], 1, 3, 0.85],
  ['four where no three are enough', [0.2, 0.25, 0.3, 0.15, 0.1], 1, 4, 0.9],
  ['the first four where all are alike', [0.2, 0.2, 0.2, 0.2, 0.2], 1, 4, 0.8],
])('the range of scores is %s', (_what, chances, low, high, chance) => {
  const range = likelyScores(chances);
  expect([range.low, range.high]).toEqual([low, high]);
  expect(range.chance).toBeCloseTo(chance, 9);
});
