import { netBenefit, opportunityCostOf } from '../costs';
import { questionModel } from './question-model';
import { PEOPLE } from './settings';

export const costOfAChoice = questionModel('cost-of-a-choice', 'cost-of-a-choice', (draw) => {
  const person = draw.oneOf(PEOPLE);
  const [fair, shop, garden] = [
    { name: 'fair', benefit: 10 * draw.whole(9, 20), cost: 10 * draw.whole(1, 5) },
    { name: 'shop', benefit: 10 * draw.whole(5, 12), cost: 5 * draw.whole(1, 5) },
    { name: 'garden', benefit: 10 * draw.whole(3, 9), cost: 5 * draw.whole(1, 2) },
  ] as const;
  const cost = opportunityCostOf([fair, shop, garden], 0);
  if (cost.implicit !== netBenefit(shop) || netBenefit(shop) === netBenefit(garden)) return null;
  return {
    values: {
      person,
      fairPay: fair.benefit,
      fairCost: fair.cost,
      shopPay: shop.benefit,
      shopCost: shop.cost,
      gardenPay: garden.benefit,
      gardenCost: garden.cost,
      implicit: cost.implicit,
      explicit: cost.explicit,
      total: cost.total,
    },
    within: { answer: [0, fair.benefit + fair.cost + shop.benefit + garden.benefit] },
    right: cost.total,
    wrong: [
      ['forgot-explicit-cost', cost.implicit],
      ['summed-alternatives', cost.total + netBenefit(garden)],
      ['gross-alternative', cost.explicit + shop.benefit],
      ['explicit-cost-only', cost.explicit],
    ],
  };
});
