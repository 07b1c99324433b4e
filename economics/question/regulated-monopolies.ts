import { atAverageTotalCost } from '../monopoly';
import { drawAverage, drawMonopoly, firmPicture, priceOf, RISING, withAverage } from './drawn-monopoly';
import { atQuantities } from './points';
import { questionModel } from './question-model';
import { isWhole } from './settings';

const MARKET = 'regulated-monopoly';

export const consumersGainFromRegulation = questionModel('consumers-gain-from-regulation', MARKET, (draw) => {
  const drawn = drawMonopoly(draw, RISING);
  if (!drawn) return null;
  const { best, efficient } = drawn;
  const more = efficient.quantity - best.quantity;
  const cut = best.price - efficient.price;
  const gain = (cut * (best.quantity + efficient.quantity)) / 2;
  return {
    values: {
      ...drawn.values,
      quantity: efficient.quantity,
      more,
      cut,
      saved: cut * best.quantity,
      additional: (cut * more) / 2,
      gain,
    },
    picture: firmPicture(drawn),
    demands: isWhole,
    right: gain,
    wrong: [
      ['regulated-at-mr-mc', cut * best.quantity],
      ['triangle-as-rectangle', cut * efficient.quantity],
      ['stopped-halfway', efficient.consumerSurplus, 'new'],
      ['stopped-halfway', best.consumerSurplus, 'old'],
      ['forgot-lost-trades', (cut * more) / 2],
    ],
  };
});

/** Whose large fixed cost makes a natural monopoly plausible. */
const NATURAL = new Set(['ferry rides', 'lift tickets', 'parking spaces', 'campsites']);

/** How much larger the output at the fair-return price is than the monopolist's own. */
const RETURNS = [1.25, 1.4, 1.5, 1.6, 1.75];

export const costAtTheFairReturn = questionModel('cost-at-the-fair-return-price', MARKET, (draw) => {
  const drawn = drawMonopoly(draw, [0]); // with a constant marginal cost and a large fixed cost, ATC falls as in a natural monopoly
  if (!drawn) return null;
  const { best, efficient, demand } = drawn;
  const quantity = best.quantity * draw.oneOf(RETURNS);
  const price = priceOf(drawn, quantity);
  const cost = withAverage(drawn.cost, { quantity, price });
  const fair = atAverageTotalCost({ demand, cost });
  if (!Number.isInteger(quantity) || !Number.isInteger(price) || !fair) return null;
  if (draw.isFresh && !NATURAL.has(drawn.firm.goods)) return null;
  const total = price * quantity;
  return {
    values: { ...drawn.values, fair: price, quantity, total },
    picture: firmPicture(
      { ...drawn, cost },
      { curves: ['D', 'MR', 'MC', 'ATC'], show: ['output', 'fair-return', 'efficient-output'] },
    ),
    right: total,
    wrong: [
      ['regulated-price-swap', efficient.price * efficient.quantity],
      ['regulated-at-mr-mc', price * best.quantity],
      ['fair-is-efficient', price * efficient.quantity],
      ['efficient-covers-cost', efficient.price * quantity],
      ['stopped-halfway', best.price * best.quantity],
    ],
  };
});

export const lumpSumTaxOnAMonopolist = questionModel('lump-sum-tax-on-a-monopolist', MARKET, (draw) => {
  const drawn = drawMonopoly(draw);
  const averaged = drawn && drawAverage(draw, drawn);
  if (!averaged) return null;
  const { best } = drawn;
  const { average, cost } = averaged;
  const profit = (best.price - average) * best.quantity;
  const margin = best.price - average;
  const each = draw.whole(Math.ceil(margin / 4), Math.floor((2 * margin) / 3)); // of the tax, for each unit
  if (each > (drawn.demand.choke - best.price) / 2) return null; // few would buy at a price raised by it
  const tax = each * best.quantity;
  return {
    values: { ...drawn.values, best: best.price, average, each, tax, before: profit, left: profit - tax },
    picture: firmPicture(
      { ...drawn, cost },
      {
        curves: ['D', 'MR', 'MC', 'ATC'],
        show: ['output'],
        at: atQuantities(['ATC', best.quantity]),
      },
    ),
    right: { price: best.price, profit: profit - tax },
    wrong: [
      ['fixed-cost-changes-output', { price: best.price + each, profit: profit - tax }],
      ['full-pass-through', { price: best.price + each, profit }],
      ['monopoly-always-profits', { price: best.price, profit }],
    ],
  };
});
