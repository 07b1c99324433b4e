import { expect, test } from 'vitest';
import { misconceptionInWords } from './misconception-name';

test.each([
  ['shift-vs-movement', 'Shift versus movement'],
  ['burden-swap', 'Burden swapped'],
  ['two-surpluses-mixup', 'Two surpluses mixed up'],
  ['trade-shifts-ppc', 'Trade shifts PPC'],
  ['highest-mu-is-max', 'Highest MU is max'],
  ['sunk-cost', 'Sunk cost'],
  ['swap', 'Swap'],
  ['', ''],
])('%j is said as %j', (name, words) => {
  expect(misconceptionInWords(name)).toBe(words);
});
