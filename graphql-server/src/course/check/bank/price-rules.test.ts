import { describe, expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import { GOODS_FILE } from './goods';
import { plausibleIncomes, plausibleOutputs, plausiblePrices } from './price-rules';

const files = {
  [GOODS_FILE]: [
    '- { words: [tents, tent], units: [tent], price: [30, 600] }',
    '- { words: [boxes of peaches, peaches], units: [box], price: [3, 25] }',
    '- { words: [boxes, box], units: [box], price: [50, 90] }',
    '- { words: [carts, cart], units: [cart], price: [40, 2000], weekly: [1, 10], hours: [4, 80] }',
    '- { words: [laptops], units: [laptop], price: [200, 3000], income: normal }',
    '',
  ].join('\n'),
};
const audit = (stem: string, choices = ['=a', '~b', '~c', '~d']) =>
  sampleAudit(giftQuestion('q-1', stem, choices), { files });

describe('the check of prices', () => {
  test.each([
    ['Tents sell for $8 each.', ['q-1: tents at $8']],
    ['At a price of $700, 90 tents are sold.', ['q-1: tents at $700']],
    ['Demand for tents ends at $650 and a quantity of 0.', []],
    ['Tents sell for $80 each. A tax raises $4,000.', []],
    ['Boxes of peaches sell for $8 each.', []],
    ['Tents and carts sell for $8 each.', []],
    ['Tutoring costs $2 an hour for the tent.', ['q-1: a price per hour of tents']],
  ])('%s', (stem, found) => expect(messagesOf(plausiblePrices, audit(stem))).toEqual(found));
});

describe('the check of outputs', () => {
  test.each([
    ['It can produce 20 carts per week.', ['q-1: 20 a week for carts']],
    ['It can produce 8 carts per week.', []],
    ['The table shows output in a week.\\n\n| | carts |\n|---|---|\n| Ana | 40 |', ['q-1: 40 a week for carts']],
    ['Hours of labor for one unit each.\\n\n| | carts |\n|---|---|\n| Ana | 2 |', ['q-1: 2 hours each for carts']],
  ])('%s', (stem, found) => expect(messagesOf(plausibleOutputs, audit(stem))).toEqual(found));
});

test('a good that everybody takes for normal is no example of an inferior good', () => {
  const choices = ['=−0.8, and the good is inferior', '~0.8, and the good is normal', '~1, normal', '~2, normal'];
  expect(messagesOf(plausibleIncomes, audit('Income rises, and fewer laptops are sold.', choices))).toEqual([
    'q-1: laptops as an inferior good',
  ]);
  expect(messagesOf(plausibleIncomes, audit('Income rises, and fewer tents are sold.', choices))).toEqual([]);
});
