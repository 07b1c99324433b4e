import { expect, test } from 'vitest';
import { drawing } from '../../../../test-support/drawing';
import { sharedPrices } from './shared-prices';

const market = () => drawing('market').line('D', [0, 0.9], [0.9, 0]).mark([0.45, 0.45], { x: 'QE', y: 'WE' });
const pricesIn = (drawn: ReturnType<typeof market>, panel = 1) => {
  const document = drawn.document();
  return sharedPrices(document, document.panels[panel]!);
};

test('the firm sees the prices of the market at their heights', () => {
  const drawn = market().line('WM', [0, 0.6], [0.9, 0.6]).panel('firm');
  expect(pricesIn(drawn)).toEqual([
    { name: 'WE', at: 0.45 },
    { name: 'WM', at: 0.6 },
  ]);
});

test('a price that the firm has drawn itself is not shown again', () => {
  expect(pricesIn(market().panel('firm').line('MRC', [0, 0.45], [0.9, 0.45]))).toEqual([]);
});

test('the market, and a market for another good, see none', () => {
  expect(pricesIn(market().panel('firm'), 0)).toEqual([]);
  expect(pricesIn(drawing('first').mark([0.45, 0.45], { y: 'P1' }).panel('second'))).toEqual([]);
});
