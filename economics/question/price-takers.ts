import { totalCost } from '../firm-costs';
import { drawFirm, firmPicture } from './drawn-firm';
import { questionModel } from './question-model';

const MARKET = 'price-taker';

export const largestFeeWithoutExit = questionModel('largest-fee-without-exit', MARKET, (draw) => {
  const drawn = drawFirm(draw, 'profit');
  if (!drawn) return null;
  const { producer, costs, price, quantity, atc, avc } = drawn;
  const [revenue, profit, fixed] = [price * quantity, (price - atc) * quantity, costs.fixed];
  if (fixed >= profit) return null;
  return {
    values: { ...producer, price, quantity, atc, avc, profit, fixed, margin: price - atc },
    picture: firmPicture(drawn, {
      curves: ['MC', 'ATC', 'AVC', 'D'],
      at: [
        { curve: 'ATC', quantity, name: 'F' },
        { curve: 'AVC', quantity, name: 'G' },
      ],
    }),
    within: { answer: [0, revenue] },
    right: profit,
    wrong: [
      ['variable-cost-enough', (price - avc) * quantity],
      ['exit-keeps-fixed-cost', fixed],
      ['fixed-cost-left-out', profit - fixed],
      ['revenue-against-fixed-cost', revenue - fixed],
      ['revenue-as-profit', revenue],
    ],
  };
});

export const implicitCostsBehindAProfit = questionModel('implicit-costs-behind-a-profit', MARKET, (draw) => {
  const outcome = draw.oneOf(['profit', 'loss', 'loss'] as const);
  const drawn = drawFirm(draw, outcome);
  if (!drawn) return null;
  const { producer, costs, price, quantity, atc } = drawn;
  const [revenue, all] = [price * quantity, totalCost(costs, quantity)];
  const economic = revenue - all;
  const size = Math.abs(economic);
  const implicit = 10 * draw.whole(Math.ceil(all / 100), Math.floor(all / 20));
  const accounting = implicit + economic;
  if (accounting < 50 || accounting === size) return null;
  return {
    values: { ...producer, outcome, quantity, atc, margin: Math.abs(price - atc), size, accounting },
    picture: firmPicture(drawn, { at: [{ curve: 'ATC', quantity, name: 'F' }] }),
    within: { answer: [0, revenue] },
    right: implicit,
    wrong: [
      ['stopped-halfway', size],
      ['equal-margins-no-profit', accounting],
      ['gain-loss-sign', accounting + economic],
      ['implicit-explicit-mixup', revenue - accounting, 'explicit'],
      ['implicit-explicit-mixup', all, 'all'],
    ],
  };
});
