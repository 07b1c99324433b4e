import { subsidized } from '../taxes';
import { drawMarket, pictureOf } from './drawn-market';
import { questionModel } from './question-model';

export const costOfASubsidy = questionModel('cost-of-a-subsidy', 'subsidized-market', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at, tax: amount } = drawn;
  if (amount >= at.price) return null;
  const { government, quantity, buyersPay, sellersGet, deadweightLoss, buyersPart } = subsidized(market, amount);
  if (sellersGet >= market.demand.choke) return null;
  return {
    values: { ...good, amount, quantity, sellersGet, buyersPay, oldQuantity: at.quantity, cost: -government },
    picture: pictureOf(drawn, { subsidy: { amount }, show: ['equilibrium', 'wedge'] }),
    within: { answer: [0, sellersGet * quantity] },
    right: -government,
    wrong: [
      ['old-quantity-counted', amount * at.quantity],
      ['only-extra-units', amount * (quantity - at.quantity)],
      ['tax-effects-mixup', deadweightLoss],
      ['one-side-only', buyersPart * quantity],
    ],
  };
});

export const lossOfASubsidy = questionModel('loss-of-a-subsidy', 'subsidized-market', (draw) => {
  const { good, market, at, tax: amount } = drawMarket(draw);
  if (amount >= at.price) return null;
  const { government, quantity, deadweightLoss: loss } = subsidized(market, amount);
  const more = quantity - at.quantity;
  return {
    values: { ...good, amount, quantity, oldQuantity: at.quantity, more, loss },
    within: { answer: [0, amount * quantity] },
    right: loss,
    wrong: [
      ['triangle-as-rectangle', 2 * loss],
      ['cost-as-loss', -government],
      ['traded-units-counted', (amount * at.quantity) / 2],
      ['transfer-as-loss', -government - loss],
    ],
  };
});
