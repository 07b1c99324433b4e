import { quantityDemanded, quantitySupplied } from '../market';
import { count, dollars } from '../numbers';
import type { MarketPart } from '../picture/market-picture';
import { equationsOf, pictureOf, PLAIN_AXES, scheduleOf } from './drawn-market';
import { drawSubsidizedMarket } from './drawn-levies';
import { questionModel } from './question-model';

export const costOfASubsidy = questionModel('cost-of-a-subsidy', 'subsidized-market', (draw) => {
  const levied = drawSubsidizedMarket(draw);
  if (levied === null) return null;
  const { drawn, outcome, change } = levied;
  const { good, at, tax: amount } = drawn;
  const { government, quantity, buyersPay, sellersGet, deadweightLoss, buyersPart } = outcome;
  return {
    values: { ...good, amount, quantity, sellersGet, buyersPay, oldQuantity: at.quantity, cost: -government },
    picture: pictureOf(drawn, { subsidy: { amount }, show: ['equilibrium', 'wedge'] }),
    within: { answer: [0, sellersGet * quantity] },
    right: -government,
    wrong: [
      ['old-quantity-counted', amount * at.quantity],
      ['transfer-as-loss', deadweightLoss - government],
      ['one-side-only', buyersPart * quantity],
      ['statutory-incidence', sellersGet * quantity],
      ['tax-effects-mixup', deadweightLoss],
      ['only-extra-units', amount * change],
    ],
  };
});

export const lossBeforeAndAfter = questionModel('loss-before-and-after-a-subsidy', 'subsidized-market', (draw) => {
  const levied = drawSubsidizedMarket(draw);
  if (levied === null) return null;
  const { drawn, outcome, change } = levied;
  const { good, at, tax: amount } = drawn;
  const { government, quantity, buyersPay, sellersGet, buyersPart, sellersPart, deadweightLoss: loss } = outcome;
  return {
    values: { ...good, amount, buyersPay, sellersGet, change, loss },
    rows: [
      ['Price paid by buyers', dollars(at.price), dollars(buyersPay)],
      ['Price received by sellers', dollars(at.price), dollars(sellersGet)],
      ['Quantity sold per week', count(at.quantity), count(quantity)],
    ],
    within: { answer: [0, amount * quantity] },
    right: loss,
    wrong: [
      ['triangle-as-rectangle', 2 * loss],
      ['one-side-only', (buyersPart * change) / 2, 'buyers'],
      ['tax-effects-mixup', -government],
      ['one-side-only', (sellersPart * change) / 2, 'sellers'],
      ['old-quantity-counted', (amount * at.quantity) / 2],
      ['transfer-as-loss', -government - loss],
    ],
  };
});

export const producersGainFromASubsidy = questionModel('producers-gain-from-a-subsidy', 'subsidized-market', (draw) => {
  const levied = drawSubsidizedMarket(draw);
  if (levied === null) return null;
  const { drawn, outcome, change, picture } = levied;
  const { good, at, tax: amount } = drawn;
  const { buyersPart, sellersPart: part, quantity, buyersPay, sellersGet } = outcome;
  if (buyersPart === part) return null;
  const gain = (part * (at.quantity + quantity)) / 2;
  return {
    values: { ...good, amount, buyersPay, sellersGet, price: at.price, part, quantity, old: at.quantity, change, gain },
    picture,
    within: { answer: [0, sellersGet * quantity] },
    right: gain,
    wrong: [
      ['triangle-as-rectangle', part * quantity],
      ['old-quantity-counted', part * at.quantity],
      ['statutory-incidence', amount * quantity],
      ['burden-swap', (buyersPart * (at.quantity + quantity)) / 2],
      ['only-extra-units', part * change],
    ],
  };
});

export const priceReceivedWithASubsidy = questionModel('price-received-with-a-subsidy', 'subsidized-market', (draw) => {
  const levied = drawSubsidizedMarket(draw);
  if (levied === null) return null;
  const { drawn, outcome } = levied;
  const { good, market, at, tax: amount } = drawn;
  const equations = equationsOf(drawn);
  const { buyersPay, sellersGet, buyersPart, sellersPart, quantity } = outcome;
  if (equations.fewer === 1 || equations.more === 1 || buyersPart === sellersPart) return null;
  return {
    values: { ...good, ...equations, amount, price: at.price, buyersPay, sellersGet, quantity },
    within: { answer: [market.supply.reservation, market.demand.choke] },
    right: sellersGet,
    wrong: [
      ['statutory-incidence', at.price + amount],
      ['burden-swap', buyersPay],
      ['equal-split', at.price + amount / 2],
      ['full-pass-through', at.price],
      ['elastic-bears-more', at.price + buyersPart],
    ],
  };
});

export const quantityWithASubsidy = questionModel('quantity-with-a-subsidy', 'subsidized-market', (draw) => {
  const levied = drawSubsidizedMarket(draw);
  if (levied === null) return null;
  const { drawn, outcome } = levied;
  const { good, market, at, tax: amount } = drawn;
  const { buyersPay, sellersGet, quantity } = outcome;
  const [low, high] = [at.price - amount, at.price + amount];
  if (low < market.supply.reservation || high > market.demand.choke || amount > 3) return null;
  const prices = Array.from({ length: 2 * amount + 1 }, (_, step) => high - step);
  const [most, largest] = [quantitySupplied(market.supply, high), quantityDemanded(market.demand, low)];
  return {
    values: { ...good, amount, price: at.price, old: at.quantity, low, high, buyersPay, sellersGet, quantity },
    rows: scheduleOf(market, prices),
    within: { answer: [0, Math.max(most, largest)] },
    right: quantity,
    wrong: [
      ['old-quantity-counted', at.quantity],
      ['full-pass-through', largest],
      ['statutory-incidence', most],
      ['wedge-shifts-wrong-way', 2 * at.quantity - quantity],
      ['elastic-bears-more', quantitySupplied(market.supply, at.price + outcome.buyersPart)],
    ],
  };
});

const PARTS: Readonly<Record<string, MarketPart>> = {
  loss: 'deadweight-loss',
  cost: 'subsidy-cost',
  buyers: 'consumer-surplus',
  sellers: 'producer-surplus',
};

export const shadedLossOfASubsidy = questionModel('shaded-loss-of-a-subsidy', 'subsidized-market', (draw) => {
  const levied = drawSubsidizedMarket(draw);
  if (levied === null) return null;
  const { drawn, change } = levied;
  const { market, at } = drawn;
  // Otherwise the triangle is too small for a graph that is a choice.
  if (2 * change < at.quantity) return null;
  const lowered = market.supply.reservation;
  return {
    values: { ...drawn.good },
    draw: ({ part = '' }) => ({
      ...pictureOf(drawn, {
        subsidy: { amount: drawn.tax },
        ...PLAIN_AXES,
        demand: { choke: market.demand.choke - lowered, slope: market.demand.slope },
        supply: { reservation: 0, slope: market.supply.slope },
        show: ['equilibrium', 'wedge', PARTS[part] ?? 'deadweight-loss'],
        areas: 'letters',
      }),
      unlabeled: ['buyers-price', 'sellers-price'],
    }),
    right: { part: 'loss' },
    wrong: [
      ['transfer-as-loss', { part: 'cost' }],
      ['one-side-only', { part: 'buyers' }, 'buyers'],
      ['one-side-only', { part: 'sellers' }, 'sellers'],
    ],
  };
});
