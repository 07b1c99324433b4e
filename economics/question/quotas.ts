import { quantityDemanded, quantitySupplied } from '../market';
import { areBetweenEnds, drawMarket } from './drawn-market';
import { drawLimitedMarket } from './limits';
import { LICENSED, localPicture } from './policy-goods';
import { atPrices, atQuantities } from './points';
import { modelsOf, questionModel } from './question-model';
import { isWhole, isPlausible } from './settings';

export const quotaForAPrice = questionModel('quota-for-a-price', 'market-with-a-quota', (draw) => {
  const drawn = drawMarket(draw, LICENSED);
  const { good, market, at } = drawn;
  const price = at.price + draw.whole(1, 3);
  if (!areBetweenEnds(market, price)) return null;
  const wanted = quantityDemanded(market.demand, price);
  const offered = quantitySupplied(market.supply, price);
  if (2 * wanted < at.quantity) return null;
  return {
    values: { ...good, price, oldPrice: at.price, oldQuantity: at.quantity, wanted },
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

const quotaModel = modelsOf('welfare-with-a-quota', (draw) => drawLimitedMarket(draw, LICENSED));

export const valueOfALicense = quotaModel('value-of-a-license', (drawn, draw) => {
  const { at, value, cost, gap } = drawn;
  if (2 * at.price === value + cost) return null;
  const size = 10 * draw.whole(2, 8);
  return {
    values: { size },
    picture: localPicture(drawn, {
      show: ['equilibrium'],
      at: atPrices(['demand', value], ['supply', cost]),
    }),
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

export const rentAfterADemandShift = quotaModel('rent-after-a-demand-shift', (drawn, draw) => {
  const { at, perDollar, quantity, value: oldPrice, cost, missing } = drawn;
  const rise = draw.whole(2, 6);
  const price = oldPrice + rise;
  const gap = price - cost;
  if (!isPlausible(drawn.good, [price], LICENSED)) return null;
  if (Math.max(price * quantity, gap * at.quantity) > 999) return null; // thousands of dollars
  return {
    values: { price, gap, startPrice: at.price, startQuantity: at.quantity },
    picture: localPicture(drawn, {
      demandShift: rise * perDollar.demand,
      max: { quantity: 1.5 * at.quantity },
      show: ['old-equilibrium'],
      at: atQuantities(['old-demand', quantity], ['demand', quantity], ['supply', quantity]),
    }),
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
