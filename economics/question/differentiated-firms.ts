import { findMinimumAverageTotal } from '../firm-costs';
import { round } from '../numbers';
import type { Draw } from './draw';
import { COMPETITORS, drawMonopoly, firmPicture, RISING, withAverage } from './drawn-monopoly';
import { atQuantities } from './points';
import { questionModel } from './question-model';

const MARKET = 'monopolistic-competition';

/** A firm after entry and exit: its fixed cost is such that demand is tangent to ATC where MR = MC. */
function drawLongRun(draw: Draw, rises: readonly number[]) {
  const drawn = drawMonopoly(draw, rises, COMPETITORS);
  return drawn && { ...drawn, cost: withAverage(drawn.cost, drawn.best) };
}

export const totalCostInTheLongRun = questionModel('total-cost-in-the-long-run', MARKET, (draw) => {
  const drawn = drawLongRun(draw, RISING);
  if (!drawn) return null;
  const { best, efficient } = drawn;
  const total = best.price * best.quantity;
  return {
    values: { ...drawn.values, quantity: efficient.quantity, total },
    picture: firmPicture(drawn, { at: atQuantities(['MC', best.quantity]) }),
    right: total,
    wrong: [
      ['price-at-mr-mc', best.marginalCost * best.quantity],
      ['structures-mixup', best.price * efficient.quantity],
      ['competitive-price', efficient.price * efficient.quantity, 'both'],
      ['competitive-price', efficient.price * best.quantity, 'price'],
      ['marginal-cost-as-average', ((drawn.cost.linear + best.marginalCost) / 2) * best.quantity],
    ],
  };
});

/** With these, ATC is lowest at twice or three times the output. */
const TANGENT = [2 / 3, 0.25];

export const excessCapacityInTheLongRun = questionModel('excess-capacity-in-the-long-run', MARKET, (draw) => {
  const drawn = drawLongRun(draw, TANGENT);
  const lowest = drawn && findMinimumAverageTotal(drawn.cost);
  if (!lowest) return null;
  const { best, efficient } = drawn;
  const [capacity, least] = [round(lowest.quantity, 6), round(lowest.cost, 6)];
  if (!Number.isInteger(capacity) || !Number.isInteger(least)) return null;
  return {
    values: { ...drawn.values, capacity, quantity: efficient.quantity, excess: capacity - best.quantity },
    picture: firmPicture(drawn, {
      curves: ['D', 'MR', 'MC', 'ATC'],
      show: ['output', 'efficient-output', 'minimum-atc'],
    }),
    right: capacity - best.quantity,
    wrong: [
      ['excess-capacity-misread', efficient.quantity - best.quantity, 'efficient'],
      ['excess-capacity-misread', capacity, 'capacity'],
      ['excess-capacity-misread', capacity - efficient.quantity, 'rest'],
      ['competitive-price', efficient.quantity],
      ['excess-capacity-misread', best.quantity, 'output'],
    ],
  };
});
