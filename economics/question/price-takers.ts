import { totalCost } from '../firm-costs';
import { drawFirm, drawProducer, firmPicture } from './drawn-firm';
import { atQuantities } from './points';
import { questionModel } from './question-model';

const MARKET = 'price-taker';

export const largestFeeWithoutExit = questionModel('largest-fee-without-exit', MARKET, (draw) => {
  const drawn = drawFirm(draw, 'profit');
  if (!drawn) return null;
  const { producer, costs, price, quantity, atc, avc } = drawn;
  const [revenue, profit, fixed] = [price * quantity, (price - atc) * quantity, costs.fixed];
  if (fixed >= profit) return null;
  return {
    values: { ...producer, price, quantity, atc, avc, profit, margin: price - atc },
    picture: firmPicture(drawn, {
      curves: ['MC', 'ATC', 'AVC', 'D'],
      at: atQuantities(['ATC', quantity], ['AVC', quantity]),
    }),
    right: profit,
    wrong: [
      ['variable-cost-enough', (price - avc) * quantity],
      ['exit-keeps-fixed-cost', fixed, 'fixed'],
      ['sunk-cost', profit - fixed],
      ['exit-keeps-fixed-cost', revenue - fixed, 'revenue'],
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
    values: { ...producer, outcome, price, quantity, atc, margin: Math.abs(price - atc), size, accounting },
    picture: firmPicture(drawn, { at: atQuantities(['ATC', quantity]) }),
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

export const priceDropBeforeShutdown = questionModel('price-drop-before-shutdown', MARKET, (draw) => {
  const [bend, step] = [draw.oneOf([0.25, 0.5, 1]), draw.oneOf([5, 10, 20])];
  const lowest = draw.whole(3, 6);
  const best = lowest + draw.whole(1, 2);
  const least = Math.ceil((bend * lowest ** 2) / 3) + draw.whole(1, 14);
  // The fixed cost for which average total cost is lowest at `best` steps.
  const costs = {
    fixed: 2 * bend * best ** 2 * (best - lowest) * step,
    linear: least + bend * lowest ** 2,
    quadratic: (-2 * bend * lowest) / step,
    cubic: bend / step ** 2,
  };
  const breakEven = least + bend * (best - lowest) * (3 * best - lowest);
  const price = least + draw.whole(3, Math.ceil(1.6 * (breakEven - least)));
  const producer = drawProducer(draw, least, price, breakEven);
  if (!producer || price === breakEven || !Number.isInteger(breakEven)) return null;
  return {
    values: { ...producer, price, least, breakEven, drop: price - least },
    picture: firmPicture(
      { producer, costs, price },
      { curves: ['MC', 'ATC', 'AVC', 'D'], show: ['minimum-avc', 'minimum-atc'] },
    ),
    within: { answer: [0, price] },
    right: price - least,
    wrong: [
      ['loss-means-shutdown', Math.abs(price - breakEven), price > breakEven ? 'profit' : 'loss'],
      ['change-not-level', least, 'least'],
      ['cost-gap-misread', breakEven - least],
      ['change-not-level', breakEven, 'breakEven'],
    ],
  };
});
