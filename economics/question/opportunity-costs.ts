import { dollars } from '../numbers';
import { netBenefit, opportunityCostOf } from '../costs';
import type { BarsPicture } from '../picture/bars-picture';
import type { Draw } from './draw';
import { modelsOf, questionModel } from './question-model';
import { PEOPLE } from './settings';

export const costOfAChoice = questionModel('cost-of-a-choice', 'cost-of-a-choice', (draw) => {
  const person = draw.oneOf(PEOPLE);
  const [fair, shop, garden] = [
    { name: 'Fair', benefit: 10 * draw.whole(9, 20), cost: 5 * draw.whole(2, 8) },
    { name: 'Shop', benefit: 10 * draw.whole(6, 14), cost: 5 * draw.whole(1, 5) },
    { name: 'Garden', benefit: 10 * draw.whole(4, 12), cost: 5 * draw.whole(1, 5) },
  ] as const;
  const cost = opportunityCostOf([fair, shop, garden], 0);
  if (cost.implicit !== netBenefit(shop) || netBenefit(shop) === netBenefit(garden)) return null;
  return {
    values: {
      person,
      shopPay: shop.benefit,
      shopCost: shop.cost,
      implicit: cost.implicit,
      explicit: cost.explicit,
      total: cost.total,
    },
    rows: [fair, shop, garden].map(({ name, benefit, cost: travel }) => [name, `$${benefit}`, `$${travel}`]),
    right: cost.total,
    wrong: [
      ['forgot-explicit-cost', cost.implicit],
      ['summed-alternatives', cost.total + netBenefit(garden)],
      ['gross-alternative', cost.explicit + shop.benefit],
      ['explicit-cost-only', cost.explicit],
      ['subtracted-costs', cost.implicit - cost.explicit],
      ['not-best-alternative', cost.explicit + netBenefit(garden)],
      ['gain-for-cost', fair.benefit],
    ],
  };
});

const ACTIVITIES: readonly string[] = [
  'Running',
  'Swimming',
  'Skating',
  'Baking',
  'Reading',
  'Cooking',
  'Painting',
  'Tutoring',
  'Hiking',
  'Dancing',
];

/** One evening, and four ways to spend it. */
function drawFreeHours(draw: Draw) {
  const person = draw.oneOf(PEOPLE);
  const lowest = draw.whole(6, 14);
  const third = lowest + draw.whole(2, 6);
  const second = third + draw.whole(2, 7);
  const best = second + draw.whole(2, 9);
  const [one = '', two = '', three = '', four = ''] = draw.shuffled(ACTIVITIES);
  const picture: BarsPicture = {
    kind: 'bars',
    title: `A free evening for ${person}`,
    x: 'Activity',
    y: `Value to ${person} ($)`,
    unit: '$',
    bars: draw.shuffled([
      { name: one, value: best },
      { name: two, value: second },
      { name: three, value: third },
      { name: four, value: lowest },
    ]),
  };
  const [chosen, next, changed] = [one.toLowerCase(), two.toLowerCase(), three.toLowerCase()] as const; // all three
  return {
    best,
    second,
    third,
    lowest,
    next,
    changed,
    picture,
    values: { person, chosen, next, changed, best, second },
  };
}

const eveningModel = modelsOf('cost-of-a-choice', drawFreeHours);

export const valueGivenUp = eveningModel('value-given-up', ({ best, second, third, lowest, picture }) => {
  return {
    picture,
    right: second,
    wrong: [
      ['summed-alternatives', second + third + lowest, 'all'],
      ['subtracted-costs', best - second],
      ['gain-for-cost', best],
      ['not-best-alternative', lowest, 'lowest'],
      ['not-best-alternative', third, 'third'],
      ['summed-alternatives', second + third, 'two'],
    ],
  };
});

export const valueGivenUpAfterAChange = eveningModel('cost-after-a-change', (drawn, draw) => {
  const { best, second, third, next, changed, picture } = drawn;
  const raised = draw.whole(third + 1, best - 1);
  if (raised === second) return null;
  const now = Math.max(second, raised);
  const other = Math.min(second, raised);
  return {
    values: { next: raised > second ? changed : next, raised, now },
    picture,
    right: now,
    wrong: [
      ['not-best-alternative', other, 'other'],
      ['summed-alternatives', second + raised],
      ['subtracted-costs', best - now, 'difference'],
      ['gain-for-cost', best],
      ['not-best-alternative', third, 'before'],
      ['subtracted-costs', second + raised - third, 'added'],
    ],
  };
});

const BUILDINGS: readonly string[] = [
  'a warehouse',
  'a store',
  'a barn',
  'an office building',
  'a former school',
  'a workshop',
];
const PLANS: readonly string[] = [
  'a gym',
  'a theater',
  'a daycare center',
  'a bakery',
  'a music school',
  'a climbing gym',
];

export const costOfUsingABuilding = questionModel('cost-of-using-a-building', 'cost-of-a-choice', (draw) => {
  const [building, plan] = [draw.oneOf(BUILDINGS), draw.oneOf(PLANS)];
  const paid = 10_000 * draw.whole(10, 50);
  const offer = 10_000 * draw.whole(15, 50);
  const lower = offer - 10_000 * draw.whole(1, 10);
  const work = 10_000 * draw.whole(5, 30);
  const fee = 5000 * draw.whole(1, 6);
  if (paid === offer || paid === work || offer === work) return null;
  return {
    values: { building, plan, offer, work, total: offer + work },
    rows: [
      ['Price paid for the property years ago', dollars(paid)],
      ['Best offer for the property now', dollars(offer)],
      ['Second-best offer for the property now', dollars(lower)],
      ['Cost of the renovation', dollars(work)],
      ['Fee already paid for the plans', dollars(fee)],
    ],
    within: { answer: [0, 990_000] },
    right: offer + work,
    wrong: [
      ['sunk-cost', paid + work, 'price'],
      ['summed-alternatives', offer + lower + work],
      ['explicit-cost-only', work],
      ['forgot-explicit-cost', offer],
      ['sunk-cost', offer + work + fee, 'fee'],
      ['sunk-cost', paid + offer + work, 'both'],
      ['subtracted-costs', offer - work],
    ],
  };
});
