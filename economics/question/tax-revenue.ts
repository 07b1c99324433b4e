import { taxed } from '../taxes';
import { isWide, pictureWithAreas } from './drawn-areas';
import { drawMarket, endsOf, pictureOf, scheduleOf } from './drawn-market';
import { drawTaxedMarket } from './drawn-levies';
import { questionModel } from './question-model';

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
    within: { answer: [0, buyersPay * at.quantity] },
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

export const lossOfATax = questionModel('loss-of-a-tax', 'taxed-market', (draw) => {
  const { drawn, outcome, change: missing } = drawTaxedMarket(draw);
  const { good, tax, at } = drawn;
  const { deadweightLoss: loss, government, quantity } = outcome;
  return {
    values: { ...good, tax, oldQuantity: at.quantity, quantity, missing, loss },
    within: { answer: [0, tax * at.quantity] },
    right: loss,
    wrong: [
      ['triangle-as-rectangle', 2 * loss],
      ['tax-effects-mixup', government, 'all of it'],
      ['old-quantity-counted', (tax * at.quantity) / 2],
      ['transfer-as-loss', government + loss],
      ['tax-effects-mixup', government / 2, 'half of it'],
    ],
  };
});

export const revenueOfALargerTax = questionModel('revenue-of-a-larger-tax', 'taxed-market', (draw) => {
  const { drawn, outcome, change, picture } = drawTaxedMarket(draw);
  const { good, tax, at } = drawn;
  const perDollar = change / tax;
  const higher = tax + draw.whole(1, 3);
  const quantity = at.quantity - perDollar * higher;
  if (quantity <= 0 || !Number.isInteger(perDollar)) return null;
  return {
    values: { ...good, tax, higher, oldQuantity: at.quantity, sold: outcome.quantity, perDollar, quantity },
    picture,
    within: { answer: [0, higher * at.quantity] },
    right: higher * quantity,
    wrong: [
      ['higher-rate-more-revenue', higher * outcome.quantity],
      ['old-quantity-counted', higher * at.quantity],
      ['tax-effects-mixup', (higher * (at.quantity - quantity)) / 2],
      ['lost-units-counted', higher * (at.quantity - quantity)],
    ],
  };
});

const AREAS = { revenue: 'U + V', consumers: 'U + W', producers: 'V + X', loss: 'W + X' } as const; // of each effect

export const areasAroundATax = questionModel('areas-of-a-tax', 'taxed-market', (draw) => {
  const { drawn, outcome } = drawTaxedMarket(draw);
  const asked = draw.oneOf(['revenue', 'producers', 'loss'] as const); // consumers are asked about by hand
  const { revenue, consumers, producers, loss } = AREAS;
  if (!isWide(drawn, outcome)) return null;
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
    values: { ...drawn.good, asked, key: AREAS[asked] },
    picture: {
      ...pictureWithAreas(
        drawn,
        { quantity: outcome.quantity, high: outcome.buyersPay, low: outcome.sellersGet },
        () => ({
          tax: { amount: drawn.tax },
          show: ['equilibrium', 'wedge'],
        }),
      ),
      unlabeled: ['buyers-price', 'sellers-price'],
    },
    right: { areas: AREAS[asked] },
    wrong: wrong[asked],
  };
});

export const lossInATaxSchedule = questionModel('loss-in-a-tax-schedule', 'taxed-market', (draw) => {
  const { drawn, outcome, change } = drawTaxedMarket(draw);
  const { good, market, tax, at } = drawn;
  const { buyersPay, sellersGet, quantity, deadweightLoss: loss, government, buyersPart, sellersPart } = outcome;
  if (tax > 4) return null;
  const prices = Array.from({ length: tax + 3 }, (_, step) => buyersPay + 1 - step);
  if (sellersGet - 1 < market.supply.reservation || buyersPay + 1 > market.demand.choke) return null;
  return {
    values: {
      ...good,
      tax,
      buyersPay,
      sellersGet,
      oldPrice: at.price,
      oldQuantity: at.quantity,
      quantity,
      change,
      loss,
    },
    rows: scheduleOf(market, prices),
    within: { answer: [0, tax * at.quantity] },
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

export const producersLossFromATax = questionModel('producers-loss-from-a-tax', 'taxed-market', (draw) => {
  const { drawn, outcome, change, picture } = drawTaxedMarket(draw);
  const { good, tax, at } = drawn;
  const { buyersPart, sellersPart: part, quantity, sellersGet, government } = outcome;
  if (buyersPart === part) return null;
  const loss = (part * (at.quantity + quantity)) / 2;
  return {
    values: { ...good, tax, price: at.price, sellersGet, part, quantity, oldQuantity: at.quantity, change, loss },
    picture,
    within: { answer: [0, tax * at.quantity] },
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

export const totalSurplusWithATax = questionModel('total-surplus-with-a-tax', 'taxed-market', (draw) => {
  const { drawn, outcome } = drawTaxedMarket(draw);
  const { good, market, tax, at } = drawn;
  const { buyersPay, quantity, government, deadweightLoss: loss, consumerSurplus, producerSurplus } = outcome;
  const before = ((market.demand.choke - market.supply.reservation) * at.quantity) / 2;
  const rest = consumerSurplus + producerSurplus;
  return {
    values: { ...good, tax, quantity, before, government, loss, consumerSurplus, producerSurplus, key: before - loss },
    picture: pictureOf(drawn, {
      tax: { amount: tax, on: 'sellers' },
      at: [...endsOf(drawn), { curve: 'demand', name: 'H', price: buyersPay }],
    }),
    within: { answer: [0, market.demand.choke * at.quantity] },
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
