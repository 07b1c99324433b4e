import { drawAverage, drawMonopoly, firmPicture, RISING, valuesOf } from './drawn-monopoly';
import { atQuantities } from './points';
import { questionModel } from './question-model';

export const markupOverMarginalCost = questionModel('markup-over-marginal-cost', 'monopoly', (draw) => {
  const drawn = drawMonopoly(draw, RISING);
  const averaged = drawn && drawAverage(draw, drawn);
  if (!averaged) return null;
  const { best, efficient, demand } = drawn;
  const { average, cost } = averaged;
  const markup = best.price - best.marginalCost;
  return {
    values: { ...valuesOf(drawn), average, markup },
    picture: firmPicture(
      { ...drawn, cost },
      {
        curves: ['D', 'MR', 'MC', 'ATC'],
        at: atQuantities(['ATC', best.quantity], ['MC', best.quantity]),
      },
    ),
    within: { answer: [0, demand.choke] },
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
