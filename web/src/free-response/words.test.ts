import { expect, test } from 'vitest';
import { partScore, partsInWords, pointState } from './words';

test.each([
  [['a'], '(a)'],
  [['b', 'd'], '(b) and (d)'],
  [['a', 'b', 'c-i'], '(a), (b), and (c)(i)'],
])('the parts %j read %s', (ids, words) => expect(partsInWords(ids)).toBe(words));

test.each([
  ['earned', false, 'Earned'],
  ['missed', false, 'Not earned'],
  ['missed', true, 'Not earned, scored by you'],
  ['open', false, 'Compare it yourself'],
] as const)('a point that is %s, by the student %s, reads "%s"', (state, selfScored, words) => {
  expect(pointState({ state, selfScored })).toBe(words);
});

test.each([
  [['earned', 'missed', 'earned'], '2 of 3 points'],
  [['missed'], '0 of 1 point'],
  [['open'], '1 point for you to score'],
  [['earned', 'open'], '1 of 2 points, 1 for you to score'],
] as const)('a part with the points %j reads "%s"', (states, words) => {
  expect(partScore(states.map((state) => ({ state })))).toBe(words);
});
