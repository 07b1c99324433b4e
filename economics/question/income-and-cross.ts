import { classifyByCrossPrice, simpleElasticity, type Change } from '../elasticity';
import { count, dollars, isTidy, percent } from '../numbers';
import { questionModel, texts } from './question-model';
import { PEOPLE } from './settings';

const FOODS = [
  'restaurant meals',
  'instant noodles',
  'bus tickets',
  'theater tickets',
  'used bicycles',
  'fresh flowers',
];

export const incomeElasticity = questionModel(
  {
    id: 'income-elasticity',
    topic: 'Income elasticity, normal and inferior goods',
    type: 'calculation',
    difficulty: 2,
  },
  (draw) => {
    const good = draw.oneOf(FOODS);
    const income = draw.oneOf([5, 10, 20]);
    const change = draw.oneOf([-15, -10, -8, -4, 4, 8, 12, 15, 16, 25, 30]);
    const before = 100 * draw.whole(2, 12);
    const after = before * (1 + change / 100);
    const earned: Change = [1000 * draw.oneOf([20, 30, 40, 50]), 0];
    const incomes: Change = [earned[0], earned[0] * (1 + income / 100)];
    const key = simpleElasticity([before, after], incomes);
    if (Math.abs(key) === 1 || !isTidy(key) || !isTidy(1 / key)) return null;
    const kind = (value: number) => (value < 0 ? 'inferior' : 'normal');
    const answer = (value: number, name = kind(value)) => `${count(value)}: ${good} are ${name} here`;
    const other = kind(-key);
    return {
      title: `Higher incomes and ${good}`,
      stem: `In a town, average income rises from ${dollars(incomes[0])} to ${dollars(incomes[1])} a year. The quantity of ${good} bought at unchanged prices goes from ${count(before)} to ${count(after)} a week. With percentages of the old values, what is the income elasticity of demand, and what does it say?`,
      ...texts(
        [
          answer(key),
          `The quantity changes by ${percent(change)}, income by ${percent(income)}. ${key < 0 ? 'The minus says that people buy less as they earn more' : 'The plus says that people buy more as they earn more'}.`,
        ],
        [
          ['sign-ignored', answer(-key), `The size is right, but look which way the quantity went.`],
          ['inverted-ratio', answer(1 / key), `You divided income by quantity. It is the quantity that reacts.`],
          [
            'normal-inferior-swap',
            answer(key, other),
            `The number is right. But ${key < 0 ? 'a good that is bought less at a higher income is not normal' : 'a good that is bought more at a higher income is not inferior'}.`,
          ],
        ],
      ),
      takeaway: `Income elasticity = ${percent(change)} ÷ ${percent(income)} = ${count(key)}. Above zero the good is normal, below zero inferior.`,
    };
  },
);

export const crossElasticity = questionModel(
  {
    id: 'cross-price-elasticity',
    topic: 'Cross-price elasticity, substitutes and complements',
    type: 'calculation',
    difficulty: 2,
  },
  (draw) => {
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
    const says = (value: number, name: string = classifyByCrossPrice(value)) => `${count(value)}, so they are ${name}`;
    const other = classifyByCrossPrice(-key);
    return {
      title: `Two products of ${person}`,
      stem: `In the shop of ${person} the price of product A goes up from ${dollars(prices[0])} to ${dollars(prices[1])}. Sales of product B, whose own price has not changed, go from ${count(quantities[0])} to ${count(quantities[1])} a month. With percentages of the old values, what is the cross-price elasticity of B with respect to A, and what are the two?`,
      ...texts(
        [
          says(key),
          `Sales of B change by ${percent(change)} for ${percent(rise)} on the price of A. ${key > 0 ? 'People buy B in place of A' : 'People who buy less of A need less of B'}.`,
        ],
        [
          [
            'substitutes-complements-swap',
            says(key, other),
            `The number is right. ${key > 0 ? 'But buyers turn from A to B, so B replaces A' : 'But both are bought less, so they are used together'}.`,
          ],
          [
            'sign-ignored',
            says(-key),
            `The size is right, but B is sold ${key > 0 ? 'more' : 'less'} as A gets dearer.`,
          ],
          ['inverted-ratio', says(1 / key), `You divided the percentage of A's price by that of B's sales.`],
        ],
      ),
      takeaway: `Cross-price elasticity = ${percent(change)} ÷ ${percent(rise)} = ${count(key)}. Above zero: substitutes. Below zero: complements.`,
    };
  },
);
