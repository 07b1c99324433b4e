import { quantityDemanded, quantitySupplied } from '../market';
import { count, dollars } from '../numbers';
import type { MarketPart } from '../picture/market-picture';
import { equationsOf, pictureOf, PLAIN_AXES, scheduleOf } from './drawn-market';
import { drawSubsidizedMarket } from './drawn-levies';
import { modelsOf } from './question-model';

const subsidyModel = modelsOf('subsidized-market', drawSubsidizedMarket);

export const costOfASubsidy = subsidyModel('cost-of-a-subsidy', (drawn) => {
  const { change, at, tax: amount, government, quantity, sellersGet, deadweightLoss, buyersPart } = drawn;
  return {
    values: { cost: -government },
    picture: pictureOf(drawn, { subsidy: { amount }, show: ['equilibrium', 'wedge'] }),
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

export const lossBeforeAndAfter = subsidyModel('loss-before-and-after-a-subsidy', (drawn) => {
  const { change, at, tax: amount, government, quantity } = drawn;
  const { buyersPay, sellersGet, buyersPart, sellersPart, deadweightLoss: loss } = drawn;
  return {
    rows: [
      ['Price paid by buyers', dollars(at.price), dollars(buyersPay)],
      ['Price received by sellers', dollars(at.price), dollars(sellersGet)],
      ['Quantity sold per week', count(at.quantity), count(quantity)],
    ],
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

export const producersGainFromASubsidy = subsidyModel('producers-gain-from-a-subsidy', (drawn) => {
  const { change, picture, at, tax: amount, buyersPart, sellersPart: part, quantity } = drawn;
  if (buyersPart === part) return null;
  const gain = (part * (at.quantity + quantity)) / 2;
  return {
    values: { part, old: at.quantity, gain },
    picture,
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

export const priceReceivedWithASubsidy = subsidyModel('price-received-with-a-subsidy', (drawn) => {
  const { market, at, tax: amount, buyersPay, sellersGet, buyersPart, sellersPart } = drawn;
  const equations = equationsOf(drawn);
  if (equations.fewer === 1 || equations.more === 1 || buyersPart === sellersPart) return null;
  return {
    values: { ...equations },
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

export const quantityWithASubsidy = subsidyModel('quantity-with-a-subsidy', (drawn) => {
  const { market, at, tax: amount, quantity } = drawn;
  const [low, high] = [at.price - amount, at.price + amount];
  if (low < market.supply.reservation || high > market.demand.choke || amount > 3) return null;
  const [most, largest] = [quantitySupplied(market.supply, high), quantityDemanded(market.demand, low)];
  return {
    values: { old: at.quantity, low, high },
    rows: scheduleOf(market, high, low),
    right: quantity,
    wrong: [
      ['old-quantity-counted', at.quantity],
      ['full-pass-through', largest],
      ['statutory-incidence', most],
      ['wedge-shifts-wrong-way', 2 * at.quantity - quantity],
      ['elastic-bears-more', quantitySupplied(market.supply, at.price + drawn.buyersPart)],
    ],
  };
});

const PARTS: Readonly<Record<string, MarketPart>> = {
  loss: 'deadweight-loss',
  cost: 'subsidy-cost',
  buyers: 'consumer-surplus',
  sellers: 'producer-surplus',
};

export const shadedLossOfASubsidy = subsidyModel('shaded-loss-of-a-subsidy', (drawn, draw) => {
  const { change, market, at } = drawn;
  // Otherwise the triangle is too small for a graph that is a choice.
  if (2 * change < at.quantity) return null;
  const lowered = market.supply.reservation;
  return {
    draw: ({ part = '' }) => ({
      ...pictureOf(drawn, {
        subsidy: { amount: drawn.tax },
        ...PLAIN_AXES,
        demand: { choke: market.demand.choke - lowered, slope: market.demand.slope },
        supply: { reservation: 0, slope: market.supply.slope },
        show: ['equilibrium', 'wedge', PARTS[part] ?? 'deadweight-loss'],
        areas: 'letters',
        // Else the axis of one of the graphs may end higher than the others'.
        ...(draw.isFresh && { max: { price: market.demand.choke - lowered } }),
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
