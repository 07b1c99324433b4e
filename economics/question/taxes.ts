import { taxed } from '../taxes';
import { drawMarket, pictureOf } from './drawn-market';
import { questionModel } from './question-model';

export const whoBearsATax = questionModel('who-bears-a-tax', 'taxed-market', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, tax, at } = drawn;
  const outcome = taxed(market, tax);
  const { buyersPay, sellersGet, buyersPart, sellersPart, quantity } = outcome;
  return {
    values: { ...good, tax, buyersPay, sellersGet, price: at.price, buyersPart, quantity, sellersPart },
    picture: pictureOf(drawn, {
      tax: { amount: tax, on: 'sellers' },
      at: [{ curve: 'demand', name: 'A', price: buyersPay }],
    }),
    within: { answer: [0, tax] },
    right: sellersPart,
    wrong: [
      ['statutory-incidence', tax],
      ['burden-swap', buyersPart],
      ['equal-split', tax / 2],
    ],
  };
});

export const priceAfterATax = questionModel('price-after-a-tax', 'taxed-market', (draw) => {
  const { good, market, tax, at, perDollar } = drawMarket(draw);
  const { buyersPay, sellersGet, quantity } = taxed(market, tax);
  if (perDollar.demand === perDollar.supply) return null;
  return {
    values: {
      ...good,
      oldQuantity: at.quantity,
      oldPrice: at.price,
      demand: perDollar.demand,
      supply: perDollar.supply,
      tax,
      buyersPay,
      quantity,
      sellersGet,
      fullPrice: at.price + tax,
    },
    within: { answer: [0, market.demand.choke] },
    right: buyersPay,
    wrong: [
      ['full-pass-through', at.price + tax],
      ['burden-swap', sellersGet],
      ['equal-split', at.price + tax / 2],
      ['statutory-incidence', at.price],
      ['elastic-bears-more', at.price + tax - (buyersPay - at.price)],
    ],
  };
});

export const revenueOfATax = questionModel('revenue-of-a-tax', 'taxed-market', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, tax, at } = drawn;
  const { government, quantity, buyersPay, sellersGet, deadweightLoss, buyersPart } = taxed(market, tax);
  return {
    values: { ...good, tax, quantity, buyersPay, sellersGet, oldQuantity: at.quantity, government },
    picture: pictureOf(drawn, {
      tax: { amount: tax },
      show: ['equilibrium', 'wedge', 'consumer-surplus', 'incidence', 'producer-surplus'],
      areas: 'letters',
    }),
    within: { answer: [0, buyersPay * at.quantity] },
    right: government,
    wrong: [
      ['old-quantity-counted', tax * at.quantity],
      ['price-for-tax', buyersPay * quantity],
      ['one-side-only', buyersPart * quantity],
      ['tax-effects-mixup', deadweightLoss],
    ],
  };
});

export const lossOfATax = questionModel('loss-of-a-tax', 'taxed-market', (draw) => {
  const { good, market, tax, at } = drawMarket(draw);
  const { deadweightLoss: loss, government, quantity } = taxed(market, tax);
  const missing = at.quantity - quantity;
  return {
    values: { ...good, tax, oldQuantity: at.quantity, quantity, missing, loss },
    within: { answer: [0, tax * at.quantity] },
    right: loss,
    wrong: [
      ['triangle-as-rectangle', 2 * loss],
      ['tax-effects-mixup', government],
      ['transfer-as-loss', government + loss],
      ['traded-units-counted', (tax * quantity) / 2],
    ],
  };
});
