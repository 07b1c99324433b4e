import { marginalsOf, totalsOf } from '../marginal';
import { count, dollars } from '../numbers';
import { bestBundle, costOf, followsEqualRule, utilityOf, type Good } from '../utility';
import { drawFalling } from './draw';
import { numbers, questionModel, table, texts } from './question-model';
import { one, PEOPLE } from './settings';

const TREATS = [
  'slices of pizza',
  'scoops of ice cream',
  'pancakes',
  'rides on a swing boat',
  'dumplings',
  'cups of cocoa',
];

export const marginalFromTotal = questionModel(
  { id: 'marginal-from-total-utility', topic: 'Total and marginal utility', type: 'calculation', difficulty: 1 },
  (draw) => {
    const person = draw.oneOf(PEOPLE);
    const treat = draw.oneOf(TREATS);
    const totals = totalsOf(drawFalling(draw, draw.whole(22, 36), 6));
    const unit = draw.whole(3, 5);
    const marginals = marginalsOf(totals);
    const [added, total, next] = [marginals[unit - 1] ?? 0, totals[unit - 1] ?? 0, marginals[unit] ?? 0];
    if ((marginals.at(-1) ?? 0) < 1) return null;
    const rows = totals.map((value, index) => [count(index + 1), count(value)]);
    return {
      title: `${person} counts utils`,
      stem: `The table shows the total utility that ${person} gets from ${treat}. What is the marginal utility of number ${unit}?\n\n${table(['Quantity', 'Total utility (utils)'], rows)}`,
      ...numbers(
        (value) => `${count(value)} utils`,
        [added, `Number ${unit} raises the total from ${count(total - added)} to ${count(total)}.`],
        [
          [
            'total-not-marginal',
            total,
            `That is the utility of all ${unit} together. Marginal utility is what the last one adds.`,
          ],
          ['wrong-interval', next, `That is what number ${unit + 1} adds.`],
          [
            'skipped-unit',
            added + (marginals[unit - 2] ?? 0),
            `That is what numbers ${unit - 1} and ${unit} add together.`,
          ],
          [
            'average-not-marginal',
            total / unit,
            `You divided the total by ${unit}. That is the average, not what number ${unit} adds.`,
          ],
          [
            'constant-marginal-utility',
            marginals[0] ?? 0,
            `That is what the first one adds. Each further one adds less.`,
          ],
        ],
      ),
      takeaway: `Marginal utility is the change in total utility: ${count(total)} − ${count(total - added)} = ${count(added)}.`,
    };
  },
);

const SNACKS: readonly (readonly [string, string])[] = [
  ['apples', 'muffins'],
  ['songs', 'games'],
  ['tacos', 'juices'],
  ['stickers', 'pens'],
  ['boat rides', 'kayak trips'],
];

export const bestTwoGoods = questionModel(
  { id: 'best-bundle', topic: 'The utility-maximizing rule', type: 'application', difficulty: 3 },
  (draw) => {
    const names = draw.oneOf(SNACKS);
    const person = draw.oneOf(PEOPLE);
    const prices = draw.twoOf([1, 2, 3, 4]);
    const good = (at: 0 | 1): Good => {
      const ratios = drawFalling(draw, draw.whole(9, 14), 3).slice(0, 4);
      return { name: names[at], price: prices[at], marginal: ratios.map((ratio) => ratio * prices[at]) };
    };
    const goods = [good(0), good(1)] as const;
    const bundle: [number, number] = [draw.whole(1, 3), draw.whole(1, 3)];
    const budget = costOf(goods, bundle);
    const isBest = bestBundle(goods, budget).every((units, index) => units === bundle[index]);
    if (
      !isBest ||
      !followsEqualRule(goods, bundle) ||
      goods.some(({ marginal }) => marginal.some((value) => value < 1))
    )
      return null;
    const rows = [0, 1, 2, 3].map((index) => [
      count(index + 1),
      ...goods.map(({ marginal }) => count(marginal[index] ?? 0)),
    ]);
    const some = (units: number, name: string) => `${units} ${units === 1 ? one(name) : name}`;
    const bundleText = (units: readonly [number, number]) =>
      `${some(units[0], names[0])} and ${some(units[1], names[1])}`;
    const fits = ([first, second]: readonly [number, number]) => first >= 0 && second >= 0 && first <= 4 && second <= 4;
    const isAffordable = (units: readonly [number, number]) => costOf(goods, units) <= budget;
    const others = [0, 1, 2, 3, 4].flatMap((first) => [0, 1, 2, 3, 4].map((second) => [first, second] as const));
    const spent = (units: readonly [number, number]) => dollars(costOf(goods, units));
    const cheap = prices[0] < prices[1] ? 0 : 1;
    const most = Math.min(4, Math.floor(budget / prices[cheap]));
    const cheapest = (cheap === 0 ? [most, 0] : [0, most]) as readonly [number, number]; // a pair either way
    const dear = [bundle[0] + 1, bundle[1] + 1] as const;
    const less = others.find(
      (units) => isAffordable(units) && costOf(goods, units) < budget && units[0] > 0 && units[1] > 0,
    );
    const equal = others.find(([first, second]) => first === second && first > 0 && isAffordable([first, second]));
    const misled = [
      [
        'buys-cheapest',
        cheapest,
        `The lower price alone says nothing. Compare the utility of the next unit for each dollar.`,
      ],
      ['ignores-budget', dear, `It would bring more, but costs ${spent(dear)}, more than ${dollars(budget)}.`],
      ...(less
        ? [
            [
              'leaves-money',
              less,
              `It costs ${spent(less)}. The rest of the ${dollars(budget)} could still buy utility.`,
            ] as const,
          ]
        : []),
      ...(equal
        ? [['equal-quantity', equal, `Nothing makes equal numbers best. Compare utility for each dollar.`] as const]
        : []),
    ] as const;
    return {
      title: `${person} spends ${dollars(budget)}`,
      stem: `${person} has ${dollars(budget)} for ${names[0]} at ${dollars(prices[0])} each and ${names[1]} at ${dollars(prices[1])} each. The table shows the marginal utility of each unit. Which bundle brings ${person} the most utility?\n\n${table(['Unit', ...names.map((name) => `Utils from ${name}`)], rows)}`,
      ...texts(
        [
          bundleText(bundle),
          `It costs ${dollars(budget)} and brings ${count(utilityOf(goods, bundle))} utils. The last unit of each good brings ${count((goods[0].marginal[bundle[0] - 1] ?? 0) / prices[0])} utils for each dollar.`,
        ],
        misled
          .filter(([, units]) => fits(units) && units.some((value, index) => value !== bundle[index]))
          .map(([name, units, why]) => [name, bundleText(units), why] as const),
      ),
      takeaway: `Spend each dollar where it brings the most utils. At the best bundle the last units of both goods bring the same for each dollar, and the money is spent.`,
    };
  },
);
