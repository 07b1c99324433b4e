import { efficientPoint, monopolized, withTax, type ExternalityMarket } from '../externality';
import { equilibrium, priceOn } from '../market';
import { isTidy } from '../numbers';
import { areWhole, drawExternality, drawGoodWith, externalityPicture } from './drawn-externality';
import type { Draw } from './draw';
import { atQuantities } from './points';
import { modelsOf } from './question-model';
import { quantityAxis } from './settings';

const externalityModel = modelsOf('externality', drawExternality);

export const correctivePolicy = externalityModel('corrective-policy', (drawn) => {
  const { kind, amount, efficient, free } = drawn;
  const [right, other] = kind === 'cost' ? ['tax', 'subsidy'] : ['subsidy', 'tax'];
  const prices = Math.abs(efficient.price - free.price);
  if (efficient.price - amount < drawn.good.step) return null;
  return {
    values: { own: efficient.price - amount, right, other },
    picture: {
      ...externalityPicture(drawn, {
        at: atQuantities([kind === 'cost' ? 'supply' : 'demand', efficient.quantity]),
      }),
      unlabeled: ['market', 'efficient'],
    },
    right: { policy: right, size: amount },
    wrong: [
      ['price-gap-as-external', { policy: right, size: prices }],
      ['correction-swap', { policy: other, size: amount }],
      ['correction-swap', { policy: other, size: prices }, 'both'],
    ],
  };
});

export const lossLeftByASmallPolicy = externalityModel('loss-left-by-a-small-policy', (drawn, draw) => {
  const { good, kind, market, amount, free, efficient, gap } = drawn;
  const part = good.step * draw.whole(1, amount / good.step - 1);
  const isTax = kind === 'cost';
  const { quantity, buyersPay, sellersGet } = withTax(market, isTax ? part : -part);
  // Where the curve that the policy moves crosses the other one.
  const price = isTax ? buyersPay : sellersGet;
  const [height, width] = [amount - part, Math.abs(quantity - efficient.quantity)];
  const [before, loss] = [(amount * gap) / 2, (height * width) / 2];
  if (!areWhole(quantity, price, before, loss)) return null;
  return {
    values: { policyQuantity: quantity, policyPrice: price, last: price + height, height, width, before, loss },
    picture: {
      ...externalityPicture(drawn, {
        show: ['efficient'],
        ...(isTax ? { tax: { amount: part, on: 'sellers' } } : { subsidy: { amount: part, on: 'buyers' } }),
        at: atQuantities([isTax ? 'demand' : 'supply', quantity], ['social', quantity]),
      }),
      unlabeled: ['efficient'],
    },
    right: loss,
    wrong: [
      ['old-quantity-counted', before],
      ['triangle-as-rectangle', height * width],
      ['any-tax-causes-loss', (part * Math.abs(free.quantity - quantity)) / 2],
      ['change-not-level', before - loss],
      ['price-gap-as-external', (Math.abs(efficient.price - price) * width) / 2],
      ['external-cost-as-loss', height * quantity],
    ],
  };
});

/** A single seller with a constant marginal cost; null where its four quantities and prices are not whole numbers. */
function drawMonopolist(draw: Draw) {
  const good = drawGoodWith(draw, 'cost');
  const [choke, reservation, amount] = [2 * draw.whole(4, 6), 2 * draw.whole(1, 2), draw.whole(1, 5)].map(
    (steps) => steps * good.step,
  );
  const slope = (good.step * draw.whole(1, 3)) / draw.oneOf([6, 10, 12, 20, 24, 30, 40]);
  if (choke === undefined || reservation === undefined || amount === undefined) return null;
  if (choke - reservation - amount < 3 * good.step || !isTidy(slope)) return null;
  const market = {
    demand: { choke, slope },
    supply: { reservation, slope: 0 },
    externalCost: amount,
  } satisfies ExternalityMarket;
  const [free, taxed] = [monopolized(market), monopolized(market, amount)];
  const [best, competitive] = [efficientPoint(market), equilibrium(market)];
  const quantities = [taxed, free, best, competitive].map(({ quantity }) => quantity).toSorted((a, b) => a - b);
  const isApart = quantities.every((quantity, index) => index === 0 || quantity > (quantities[index - 1] ?? 0) + 0.5);
  const prices = quantities.map((quantity) => priceOn(market.demand, quantity));
  if (!isApart || !areWhole(...quantities, ...prices, free.deadweightLoss, taxed.deadweightLoss)) return null;
  return { good, market, free, taxed, best, competitive, quantities, values: good };
}

const pollutingModel = modelsOf('polluting-monopolist', drawMonopolist);

export const taxOnAPollutingMonopolist = pollutingModel('tax-on-a-polluting-monopolist', (drawn) => {
  const { good, market, free, taxed, best, competitive, quantities } = drawn;
  const { externalCost: tax, supply } = market;
  const [height, width] = [taxed.buyersPay - best.price, best.quantity - taxed.quantity];
  return {
    values: {
      tax,
      height,
      width,
      price: taxed.buyersPay,
      taxed: taxed.quantity,
      society: best.price,
      best: best.quantity,
      free: free.quantity,
      competitive: competitive.quantity,
      before: free.deadweightLoss,
    },
    picture: {
      kind: 'externality',
      title: `The only producer of ${good.goods}`,
      quantity: quantityAxis({ goods: good.counted }, 'thousands per week'),
      price: `Price and cost ($ per ${good.unit})`,
      ...market,
      oneSeller: true,
      show: ['social'],
      at: quantities.map((quantity, index) => ({ curve: 'demand', quantity, name: 'FGHJ'.charAt(index) })),
      max: { price: 12 * good.step },
    },
    right: taxed.deadweightLoss,
    wrong: [
      ['old-quantity-counted', free.deadweightLoss],
      ['transfer-as-loss', tax * taxed.quantity],
      ['policy-same-everywhere', (tax * (competitive.quantity - best.quantity)) / 2],
      ['wrong-comparison', Math.abs(taxed.deadweightLoss - free.deadweightLoss), 'change'],
      ['wrong-comparison', ((taxed.buyersPay - free.buyersPay) * (free.quantity - taxed.quantity)) / 2, 'from before'],
      [
        'wrong-comparison',
        ((taxed.buyersPay - supply.reservation) * (competitive.quantity - taxed.quantity)) / 2,
        'MPC',
      ],
      ['transfer-as-loss', height * taxed.quantity, 'profit'],
    ],
  };
});
