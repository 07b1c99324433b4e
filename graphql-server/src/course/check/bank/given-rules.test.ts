import { expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import type { AuditRule } from './audit';
import { givensRule, unitsRule } from './given-rules';

const found = (rule: AuditRule, stem: string, choices: readonly string[]) =>
  messagesOf(rule, sampleAudit(giftQuestion('q-1', stem, choices)));

const SHOP = 'Ana has $12 to spend on pens at $3 each and maps at $2 each. What does she buy?';
const SALE = 'Ben sells 3 carts to Ana.\\n\n| | carts | boats |\n|---|---|---|\n| Ben | 3 | 2 |\n| Ana | 9 | 9 |';

test.each([
  [SHOP, ['=2 pens and 3 maps', '~4 pens and 0 maps', '~0 pens and 6 maps', '~1 pen and 1 map'], []],
  [
    SHOP,
    ['=2 pens and 3 maps', '~4 pens and 1 map', '~0 pens and 5 maps', '~1 pen and 1 map'],
    ['q-1: only the key spends the budget of $12; the choices cost $12, $14, $10, $5'],
  ],
  [SALE, ['=a', '~b', '~c', '~d'], []],
  [SALE.replace('sells 3', 'sells 4'), ['=a', '~b', '~c', '~d'], ['q-1: Ben sells 4 carts but can make 3 at most']],
])('the givens of %s %j: %j', (stem, choices, expected) => expect(found(givensRule, stem, choices)).toEqual(expected));

test.each([
  [['=2 loaves', '~1 loaf', '~1/2 of a loaf', '~4 loaves'], []],
  [['=It rises by $4.', '~It falls by $4.', '~It rises by $8.', '~It falls by $8.'], []],
  [['=2 lamps', '~4 lamps', '~8 kites', '~9 lamps'], ['q-1: different units: 2 lamps, 4 lamps, 8 kites, 9 lamps']],
  [['=$2', '~4%', '~$8', '~$9'], ['q-1: different units: $2, 4%, $8, $9']],
  [['=2', '~4', '~8', '~200'], []],
  [['=2', '~4', '~8', '~201'], ['q-1: 201 is more than 100 times from the key 2']],
])('the units and sizes of %j: %j', (choices, expected) =>
  expect(found(unitsRule, 'How many?', choices)).toEqual(expected),
);

test('an absolute value is not negative', () =>
  expect(found(unitsRule, 'What is it in absolute value?', ['=2', '~−2', '~4', '~8'])).toEqual([
    'q-1: a negative number as an absolute value',
  ]));
