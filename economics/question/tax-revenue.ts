import { taxed } from '../taxes';
import { isWide, pictureWithAreas } from './drawn-areas';
import { drawMarket, endsOf, pictureOf, scheduleOf } from './drawn-market';
import { drawTaxedMarket } from './drawn-levies';
import { modelsOf, questionModel } from './question-model';

export const revenueOfATax = questionModel('revenue-of-a-tax', 'taxed-market', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, tax, at } = drawn;
  const { government, quantity, buyersPay, sellersGet, deadweightLoss, buyersPart } = taxed(market, tax);
  return {
    values: { ...good, tax, quantity, buyersPay, sellersGet, oldQuantity: at.quantity, government },
    picture: pictureOf(drawn, {
      tax: { amount: tax },
      show: ['equilibrium', 'wedge'],
    }),
    right: government,
    wrong: [
      ['old-quantity-counted', tax * at.quantity],
      ['tax-effects-mixup', buyersPart * quantity, 'burden'],
      ['transfer-as-loss', government + deadweightLoss],
      ['tax-effects-mixup', deadweightLoss, 'loss'],
      ['lost-units-counted', tax * (at.quantity - quantity)],
    ],
  };
});

const taxModel = modelsOf('taxed-market', drawTaxedMarket);

export const lossOfATax = taxModel('loss-of-a-tax', (drawn) => {
  const { change: missing, tax, at, deadweightLoss: loss, government } = drawn;
  return {
    values: { missing },
    right: loss,
    wrong: [
      ['triangle-as-rectangle', 2 * loss],
      ['tax-effects-mixup', government, 'all of it'],
      ['old-quantity-counted', (tax * at.quantity) / 2],
      ['transfer-as-loss', government + loss],
      ['tax-effects-mixup', government / 2, 'half of it'],
    ],
    freshWrong: [
      ['one-for-one-dollar', missing],
      ['largest-gap', tax],
    ],
  };
});

export const revenueOfALargerTax = taxModel('revenue-of-a-larger-tax', (drawn, draw) => {
  const { change, picture, tax, at } = drawn;
  const perDollar = change / tax;
  const higher = tax + draw.whole(1, 3);
  const quantity = at.quantity - perDollar * higher;
  if (quantity <= 0 || !Number.isInteger(perDollar)) return null;
  return {
    values: { higher, sold: drawn.quantity, perDollar, quantity },
    picture,
    right: higher * quantity,
    wrong: [
      ['higher-rate-more-revenue', higher * drawn.quantity],
      ['old-quantity-counted', higher * at.quantity],
      ['tax-effects-mixup', (higher * (at.quantity - quantity)) / 2],
      ['lost-units-counted', higher * (at.quantity - quantity)],
    ],
  };
});

const AREAS = { revenue: 'U + V', consumers: 'U + W', producers: 'V + X', loss: 'W + X' } as const; // of each effect

export const areasAroundATax = taxModel('areas-of-a-tax', (drawn, draw) => {
  const asked = draw.oneOf(['revenue', 'producers', 'loss'] as const); // consumers are asked about by hand
  const { revenue, consumers, producers, loss } = AREAS;
  if (!isWide(drawn)) return null;
  const wrong = {
    revenue: [
      ['tax-effects-mixup', { areas: loss }, 'loss'],
      ['tax-effects-mixup', { areas: consumers }, 'consumers'],
      ['tax-effects-mixup', { areas: producers }, 'producers'],
    ],
    producers: [
      ['burden-swap', { areas: consumers }],
      ['tax-effects-mixup', { areas: revenue }, 'revenue'],
      ['tax-effects-mixup', { areas: loss }, 'loss'],
    ],
    loss: [
      ['transfer-as-loss', { areas: revenue }],
      ['tax-effects-mixup', { areas: consumers }, 'consumers'],
      ['tax-effects-mixup', { areas: producers }, 'producers'],
    ],
  } as const; // pairs of names and choices
  return {
    values: { asked },
    picture: {
      ...pictureWithAreas(drawn, { quantity: drawn.quantity, high: drawn.buyersPay, low: drawn.sellersGet }, () => ({
        tax: { amount: drawn.tax },
        show: ['equilibrium', 'wedge'],
      })),
      unlabeled: ['buyers-price', 'sellers-price'],
    },
    right: { areas: AREAS[asked] },
    wrong: wrong[asked],
  };
});

export const lossInATaxSchedule = taxModel('loss-in-a-tax-schedule', (drawn) => {
  const { change, market, tax, at, buyersPay } = drawn;
  const { sellersGet, deadweightLoss: loss, government, buyersPart, sellersPart } = drawn;
  if (tax > 4) return null;
  if (sellersGet - 1 < market.supply.reservation || buyersPay + 1 > market.demand.choke) return null;
  return {
    rows: scheduleOf(market, buyersPay + 1, sellersGet - 1),
    right: loss,
    wrong: [
      ['tax-effects-mixup', government],
      ['one-side-only', (buyersPart * change) / 2, 'buyers'],
      ['triangle-as-rectangle', 2 * loss],
      ['one-side-only', (sellersPart * change) / 2, 'sellers'],
      ['old-quantity-counted', (tax * at.quantity) / 2],
      ['transfer-as-loss', government + loss],
    ],
  };
});

export const producersLossFromATax = taxModel('producers-loss-from-a-tax', (drawn) => {
  const { change, picture, at, buyersPart, sellersPart: part, quantity, government } = drawn;
  if (buyersPart === part) return null;
  const loss = (part * (at.quantity + quantity)) / 2;
  return {
    values: { part, loss },
    picture,
    right: loss,
    wrong: [
      ['tax-effects-mixup', part * quantity, 'burden'],
      ['old-quantity-counted', part * at.quantity],
      ['burden-swap', (buyersPart * (at.quantity + quantity)) / 2],
      ['tax-effects-mixup', government, 'revenue'],
      ['lost-units-counted', part * change],
    ],
  };
});

export const totalSurplusWithATax = taxModel('total-surplus-with-a-tax', (drawn) => {
  const { market, tax, at, buyersPay } = drawn;
  const { government, deadweightLoss: loss, consumerSurplus, producerSurplus } = drawn;
  const before = ((market.demand.choke - market.supply.reservation) * at.quantity) / 2;
  const rest = consumerSurplus + producerSurplus;
  return {
    values: {
      before,
      government,
      consumerSurplus,
      producerSurplus,
      choke: market.demand.choke,
      reservation: market.supply.reservation,
    },
    picture: pictureOf(drawn, {
      tax: { amount: tax, on: 'sellers' },
      at: [...endsOf(drawn), { curve: 'demand', name: 'H', price: buyersPay }],
    }),
    right: before - loss,
    wrong: [
      ['transfer-as-loss', rest],
      ['transfers-only', before],
      ['triangle-as-rectangle', before - 2 * loss],
      ['old-quantity-counted', rest + tax * at.quantity],
      ['one-side-only', consumerSurplus + government],
    ],
  };
});
