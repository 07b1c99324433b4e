import { expect, test } from 'vitest';
import { partsInWords, pointState } from './words';

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
