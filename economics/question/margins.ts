import { netGain, optimalQuantity, totalsOf } from '../marginal';
import { count, dollars } from '../numbers';
import { drawFalling, type Draw } from './draw';
import { questionModel } from './question-model';

/** Marginal benefit and marginal cost of six units that cross between the second and the fifth. */
function drawDays(draw: Draw) {
  const benefit = drawFalling(draw, draw.whole(30, 44), 7);
  const cost = drawFalling(draw, draw.whole(4, 9), 7).map((value, _, [first = 0]) => 2 * first - value);
  const best = optimalQuantity(benefit, cost);
  const isClear = benefit.every((value, index) => value > 0 && value !== cost[index]);
  return isClear && best >= 3 && best <= 4 ? { benefit, cost, best } : null;
}

const DAYS = ['market stall', 'ferry', 'food truck', 'workshop', 'swimming pool', 'library café'];

export const howManyHours = questionModel('how-many-hours', 'marginal-benefit-and-cost', (draw) => {
  const drawn = drawDays(draw);
  if (!drawn) return null;
  const { benefit, cost, best } = drawn;
  const place = draw.oneOf(DAYS);
  return {
    values: { place, best, next: best + 1, nextBenefit: benefit[best] ?? 0 },
    picture: {
      kind: 'marginal',
      x: 'Hours a day',
      y: 'Dollars an hour',
      benefit,
      cost,
      show: [],
    },
    within: { answer: [0, benefit.length] },
    right: best,
    wrong: [
      ['benefit-enough', benefit.length],
      ['largest-gap', 1],
      ['off-by-one', best + 1],
      ['diminishing-stop', 2],
    ],
  };
});

export const largestNetGain = questionModel('largest-net-gain', 'marginal-benefit-and-cost', (draw) => {
  const drawn = drawDays(draw);
  if (!drawn) return null;
  const { benefit, cost, best } = drawn;
  const place = draw.oneOf(DAYS);
  const gain = netGain(benefit, cost, best);
  const total = totalsOf(benefit)[best - 1] ?? 0;
  const rows = benefit.map((value, index) => [count(index + 1), dollars(value), dollars(cost[index] ?? 0)]);
  return {
    values: { place, best, totalBenefit: total, totalCost: total - gain, all: benefit.length, gain },
    rows,
    within: { answer: [0, totalsOf(benefit).at(-1) ?? 0] },
    right: gain,
    wrong: [
      ['total-not-net', total],
      ['marginal-as-total', (benefit[best - 1] ?? 0) - (cost[best - 1] ?? 0)],
      ['benefit-enough', netGain(benefit, cost, benefit.length)],
      ['off-by-one', netGain(benefit, cost, best - 1)],
    ],
  };
});
