import { accountingProfit, economicProfit, gainFromFinishing, netBenefit, opportunityCostOf } from '../costs';
import { questionModel } from './question-model';
import { capital, PEOPLE, GOODS } from './settings';

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

export const economicProfitOfAShop = questionModel('economic-profit', 'economic-profit', (draw) => {
  const person = draw.oneOf(PEOPLE);
  const good = draw.oneOf(GOODS);
  const bills = 1000 * draw.whole(20, 60);
  const wage = 1000 * draw.whole(20, 45);
  const interest = 100 * draw.whole(5, 30);
  const year = {
    revenue: bills + wage + interest + 100 * draw.whole(10, 150),
    explicit: bills,
    implicit: wage + interest,
  };
  const [books, profit] = [accountingProfit(year), economicProfit(year)];
  return {
    values: { ...good, person, revenue: year.revenue, bills, wage, interest, implicit: year.implicit, profit },
    within: { answer: [0, year.revenue] },
    right: profit,
    wrong: [
      ['accounting-as-economic', books],
      ['free-means-costless', books - wage],
      ['forgot-explicit-cost', year.revenue - year.implicit],
      ['subtracted-costs', books + interest - wage],
    ],
  };
});

export const gainFromGoingOn = questionModel('gain-from-going-on', 'economic-profit', (draw) => {
  const person = draw.oneOf(PEOPLE);
  const thing = draw.oneOf(['boat', 'piano', 'cart', 'loom', 'tractor', 'greenhouse']);
  const project = {
    spent: 50 * draw.whole(4, 16),
    costToFinish: 50 * draw.whole(4, 14),
    worthFinished: 50 * draw.whole(16, 40),
    worthStopped: 50 * draw.whole(1, 6),
  };
  const { spent, costToFinish, worthFinished, worthStopped } = project;
  const gain = gainFromFinishing(project);
  return {
    values: { Thing: capital(thing), person, spent, thing, costToFinish, worthFinished, worthStopped, gain },
    within: { answer: [0, worthFinished] },
    right: gain,
    wrong: [
      ['sunk-cost', gain - spent],
      ['forgot-later-value', worthFinished - costToFinish],
      ['total-not-net', worthFinished - worthStopped],
      ['gain-loss-sign', worthFinished - costToFinish + worthStopped],
    ],
  };
});
