import { drawAverage, drawMonopoly, firmPicture, RISING } from './drawn-monopoly';
import { atQuantities } from './points';
import { questionModel } from './question-model';
import { isWhole } from './settings';

const MARKET = 'monopoly';

export const priceAndQuantityOfAMonopolist = questionModel('price-and-quantity-of-a-monopolist', MARKET, (draw) => {
  const drawn = drawMonopoly(draw, [0]); // with a constant marginal cost, each price and quantity stands in two choices
  if (!drawn) return null;
  const { best, efficient } = drawn;
  return {
    values: { ...drawn.values, best: best.price, cost: efficient.price },
    picture: firmPicture(drawn),
    right: { quantity: best.quantity, price: best.price },
    wrong: [
      ['price-at-mr-mc', { quantity: best.quantity, price: efficient.price }],
      ['competitive-output', { quantity: efficient.quantity, price: efficient.price }],
      ['any-price-any-quantity', { quantity: efficient.quantity, price: best.price }],
    ],
  };
});

export const outputForLargestRevenue = questionModel('output-for-largest-revenue', MARKET, (draw) => {
  const drawn = drawMonopoly(draw);
  if (!drawn) return null;
  const { best, efficient, revenue, most } = drawn;
  if (!Number.isInteger(revenue.quantity) || !Number.isInteger(revenue.price)) return null;
  if (revenue.quantity === efficient.quantity) return null;
  const more = revenue.quantity - best.quantity;
  return {
    values: { ...drawn.values, largest: revenue.quantity, more },
    picture: firmPicture(drawn, { show: ['output', 'efficient-output', 'unit-elastic'] }),
    right: more,
    wrong: [
      ['competitive-output', efficient.quantity - best.quantity, 'difference'],
      ['stopped-halfway', revenue.quantity, 'revenue'],
      ['stopped-halfway', best.quantity, 'profit'],
      ['price-as-marginal-revenue', most - best.quantity],
      ['competitive-output', Math.abs(efficient.quantity - revenue.quantity), 'between'],
    ],
  };
});

export const surplusMissingInAMonopoly = questionModel('surplus-missing-in-a-monopoly', MARKET, (draw) => {
  const drawn = drawMonopoly(draw, RISING);
  if (!drawn) return null;
  const { best, efficient } = drawn;
  const missing = efficient.quantity - best.quantity;
  const markup = best.price - efficient.price;
  const transfer = markup * best.quantity;
  const loss = ((best.price - best.marginalCost) * missing) / 2;
  return {
    values: { ...drawn.values, missing, gap: best.price - best.marginalCost, markup, transfer, loss },
    picture: firmPicture(drawn, { at: atQuantities(['MC', best.quantity]) }),
    demands: isWhole,
    right: loss,
    wrong: [
      ['triangle-as-rectangle', 2 * loss],
      ['forgot-lost-trades', (markup * missing) / 2],
      ['transfer-as-loss', transfer + (markup * missing) / 2],
      ['surplus-sides-swap', best.consumerSurplus],
      ['stopped-halfway', ((efficient.price - best.marginalCost) * missing) / 2],
    ],
  };
});

export const markupOverMarginalCost = questionModel('markup-over-marginal-cost', MARKET, (draw) => {
  const drawn = drawMonopoly(draw, RISING);
  const averaged = drawn && drawAverage(draw, drawn);
  if (!averaged) return null;
  const { best, efficient, demand } = drawn;
  const { average, cost } = averaged;
  const markup = best.price - best.marginalCost;
  return {
    values: { ...drawn.values, average, markup },
    picture: firmPicture(
      { ...drawn, cost },
      {
        curves: ['D', 'MR', 'MC', 'ATC'],
        at: atQuantities(['ATC', best.quantity], ['MC', best.quantity]),
      },
    ),
    right: markup,
    wrong: [
      ['profit-as-power', best.price - average],
      ['stopped-halfway', best.price, 'price'],
      ['stopped-halfway', best.marginalCost, 'cost'],
      ['any-price-any-quantity', demand.choke - best.marginalCost],
      ['competitive-output', best.price - efficient.price],
      ['marginal-cost-as-average', average - best.marginalCost],
    ],
  };
});
