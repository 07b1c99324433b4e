import { classifyByCrossPrice, simpleElasticity, type Change } from '../elasticity';
import { isTidy } from '../numbers';
import { questionModel } from './question-model';
import { PEOPLE } from './settings';

const FOODS = [
  'restaurant meals',
  'instant noodles',
  'bus tickets',
  'theater tickets',
  'used bicycles',
  'fresh flowers',
];

export const incomeElasticity = questionModel('income-elasticity', 'income-elasticity', (draw) => {
  const good = draw.oneOf(FOODS);
  const income = draw.oneOf([5, 10, 20]);
  const change = draw.oneOf([-15, -10, -8, -4, 4, 8, 12, 15, 16, 25, 30]);
  const before = 100 * draw.whole(2, 12);
  const after = before * (1 + change / 100);
  const earned: Change = [1000 * draw.oneOf([20, 30, 40, 50]), 0];
  const incomes: Change = [earned[0], earned[0] * (1 + income / 100)];
  const key = simpleElasticity([before, after], incomes);
  if (Math.abs(key) === 1 || !isTidy(key) || !isTidy(1 / key)) return null;
  const kindOf = (value: number) => (value < 0 ? 'inferior' : 'normal');
  const answer = (elasticity: number, kind = kindOf(elasticity)) => ({ elasticity, kind });
  return {
    values: {
      goods: good,
      oldIncome: incomes[0],
      newIncome: incomes[1],
      before,
      after,
      change,
      income,
      key,
      kind: kindOf(key),
    },
    within: { elasticity: [-20, 20] },
    right: answer(key),
    wrong: [
      ['sign-ignored', answer(-key)],
      ['inverted-ratio', answer(1 / key)],
      ['normal-inferior-swap', answer(key, kindOf(-key))],
    ],
  };
});

export const crossElasticity = questionModel('cross-price-elasticity', 'cross-price-elasticity', (draw) => {
  const person = draw.oneOf(PEOPLE);
  const rise = draw.oneOf([5, 8, 10, 20, 25]);
  const change = draw.oneOf([-20, -10, -6, -5, -4, 4, 5, 6, 10, 20]);
  const price = draw.oneOf([10, 20, 40, 60]);
  const before = 100 * draw.whole(2, 9);
  const [prices, quantities] = [
    [price, price * (1 + rise / 100)],
    [before, before * (1 + change / 100)],
  ] as const;
  const key = simpleElasticity(quantities, prices);
  if (Math.abs(key) === 1 || !isTidy(key) || !isTidy(1 / key)) return null;
  const answer = (elasticity: number, relation = classifyByCrossPrice(elasticity)) => ({ elasticity, relation });
  return {
    values: {
      person,
      oldPrice: prices[0],
      newPrice: prices[1],
      oldQuantity: quantities[0],
      newQuantity: quantities[1],
      change,
      rise,
      key,
      relation: classifyByCrossPrice(key),
    },
    within: { elasticity: [-20, 20] },
    right: answer(key),
    wrong: [
      ['substitutes-complements-swap', answer(key, classifyByCrossPrice(-key))],
      ['sign-ignored', answer(-key)],
      ['inverted-ratio', answer(1 / key)],
    ],
  };
});
