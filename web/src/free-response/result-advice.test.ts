import { expect, test } from 'vitest';
import { ALL_BLANK, FULL_CREDIT } from '../copy/free-response';
import { resultAdvice } from './result-advice';

type State = 'earned' | 'missed' | 'open';

test.each<[string, Record<string, State[]>, string | null]>([
  [
    'names the part with the most missed points',
    { a: ['missed', 'earned'], 'b-i': ['missed', 'missed'] },
    'Start with part (b)(i), where you missed 2 points.',
  ],
  [
    'names the first of several with as many',
    { a: ['earned'], b: ['missed'], c: ['missed'] },
    'Start with part (b), where you missed 1 point.',
  ],
  ['praises full credit', { a: ['earned', 'earned'] }, FULL_CREDIT],
  ['is left out while the rest is for the student to score', { a: ['earned'], b: ['open'] }, null],
])('the sentence of a result %s', (_what, parts, advice) => {
  const points = Object.entries(parts).flatMap(([part, states]) => states.map((state) => ({ part, state })));
  expect(resultAdvice(points, false)).toBe(advice);
});

test('the sentence of a blank answer leads to the worked solutions', () => {
  expect(resultAdvice([{ part: 'a', state: 'missed' }], true)).toBe(ALL_BLANK);
});
