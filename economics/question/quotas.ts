import { quantityDemanded, quantitySupplied } from '../market';
import { drawMarket } from './drawn-market';
import { drawLimit } from './limits';
import { LICENSED, localPicture } from './policy-goods';
import { atPrices, atQuantities } from './points';
import { questionModel } from './question-model';
import { isWhole } from './settings';

export const quotaForAPrice = questionModel('quota-for-a-price', 'market-with-a-quota', (draw) => {
  const drawn = drawMarket(draw, LICENSED);
  const { good, market, at } = drawn;
  const price = at.price + draw.whole(1, 3);
  if (price >= market.demand.choke) return null;
  const wanted = quantityDemanded(market.demand, price);
  const offered = quantitySupplied(market.supply, price);
  if (2 * wanted < at.quantity) return null;
  return {
    values: { ...good, price, oldPrice: at.price, oldQuantity: at.quantity, wanted, offered },
    picture: localPicture(drawn, {
      show: ['equilibrium'],
      at: atPrices(['demand', price], ['supply', price]),
    }),
    demands: isWhole,
    right: wanted,
    wrong: [
      ['supply-price-read', offered],
      ['lost-units-counted', at.quantity - wanted],
      ['quota-misdefined', offered - wanted],
      ['split-in-the-middle', (wanted + at.quantity) / 2],
      ['quota-binding-swap', at.quantity],
    ],
  };
});

export const valueOfALicense = questionModel('value-of-a-license', 'welfare-with-a-quota', (draw) => {
  const drawn = drawMarket(draw, LICENSED);
  const { good, at } = drawn;
  const limit = drawLimit(draw, drawn);
  if (limit === null) return null;
  const { quantity, value, cost, gap } = limit;
  if (2 * at.price === value + cost) return null;
  const size = 10 * draw.whole(2, 8);
  return {
    values: { ...good, size, quantity, value, cost, gap, oldPrice: at.price, key: gap * size },
    picture: localPicture(drawn, {
      show: ['equilibrium'],
      at: atPrices(['demand', value], ['supply', cost]),
    }),
    within: { answer: [0, value * size] },
    right: gap * size,
    wrong: [
      ['one-side-only', (value - at.price) * size, 'consumers'],
      ['revenue-as-surplus', value * size],
      ['supply-price-read', cost * size],
      ['one-side-only', (at.price - cost) * size, 'sellers'],
      ['keeps-old-price', at.price * size],
      ['split-in-the-middle', (gap * size) / 2],
    ],
  };
});

export const rentAfterADemandShift = questionModel('rent-after-a-demand-shift', 'welfare-with-a-quota', (draw) => {
  const drawn = drawMarket(draw, LICENSED);
  const { good, at, perDollar } = drawn;
  const limit = drawLimit(draw, drawn);
  if (limit === null) return null;
  const { quantity, value: oldPrice, cost, missing } = limit;
  const rise = draw.whole(2, 6);
  const price = oldPrice + rise;
  const gap = price - cost;
  if (Math.max(price * quantity, gap * at.quantity) > 999) return null; // thousands of dollars
  return {
    values: {
      ...good,
      quantity,
      oldPrice,
      price,
      cost,
      gap,
      rise,
      startPrice: at.price,
      startQuantity: at.quantity,
      missing,
      key: gap * quantity,
    },
    picture: localPicture(drawn, {
      demandShift: rise * perDollar.demand,
      max: { quantity: 1.5 * at.quantity },
      show: ['old-equilibrium'],
      at: atQuantities(['old-demand', quantity], ['demand', quantity], ['supply', quantity]),
    }),
    within: { answer: [0, price * at.quantity] },
    right: gap * quantity,
    wrong: [
      ['keeps-old-price', (oldPrice - cost) * quantity],
      ['old-quantity-counted', gap * at.quantity],
      ['one-side-only', (price - at.price) * quantity],
      ['revenue-as-surplus', price * quantity],
      ['supply-price-read', cost * quantity],
      ['lost-units-counted', gap * missing],
      ['split-in-the-middle', (gap * quantity) / 2],
    ],
  };
});
