import { gini, lorenzPoints } from '../inequality';
import { count, dollars, sum } from '../numbers';
import type { Draw } from './draw';
import { areWhole } from './drawn-externality';
import { questionModel } from './question-model';

const MARKET = 'lorenz-curve';

/** Whole shares of five groups in percent, each at least 2 points above the one before. */
function drawShares(draw: Draw): readonly number[] | null {
  const first = draw.whole(2, 9);
  const shares = [first];
  while (shares.length < 4) shares.push((shares.at(-1) ?? 0) + draw.whole(2, 9));
  const last = 100 - sum(shares);
  return last >= (shares.at(-1) ?? 0) + 6 ? [...shares, last] : null;
}

/** Which households are asked about: those between two percentages. */
const BETWEEN = [
  [20, 60],
  [20, 80],
  [40, 80],
  [40, 60],
  [60, 80],
] as const; // pairs

export const shareBetweenTwoPoints = questionModel('share-between-two-points', MARKET, (draw) => {
  const incomes = drawShares(draw);
  if (incomes === null) return null;
  const [from, to] = draw.oneOf(BETWEEN);
  const [below = 0, upTo = 0] = [from, to].map((households) => lorenzPoints(incomes)[households / 20]?.[1]);
  if (below < 8) return null;
  return {
    values: { from, to, rich: 100 - to, group: to - from, below, upTo },
    picture: {
      kind: 'lorenz',
      title: 'The Lorenz curve of a country',
      incomes,
      at: [from, to],
      // The shares of the fifths, one of which may be the answer, are not in the graph.
      description:
        'The line of equality rises from corner to corner. The Lorenz curve lies below it. ' +
        `On the Lorenz curve, the poorest ${from}% of households have ${below}% of income, and the poorest ${to}% have ${upTo}%.`,
    },
    right: upTo - below,
    wrong: [
      ['cumulative-as-share', upTo],
      ['lorenz-reversed', to - from],
      ['cumulative-as-share', below, 'lower'],
      ['richest-poorest-swap', 100 - upTo],
      ['richest-poorest-swap', 100 - below, 'all richer'],
    ],
  };
});

export const lorenzPointAfterATransfer = questionModel('lorenz-point-after-a-transfer', MARKET, (draw) => {
  const shares = drawShares(draw);
  if (shares === null) return null;
  const factor = draw.oneOf([2, 3, 5]);
  const incomes = shares.map((share) => factor * share);
  const [poorest = 0, second = 0, third = 0, fourth = 0, richest = 0] = incomes;
  const transfer = factor * draw.whole(3, 6);
  const groups = draw.whole(2, 3);
  if (second + transfer > third || richest - 2 * transfer <= fourth || poorest === transfer) return null;
  const after = [poorest + transfer, second + transfer, third, fourth, richest - 2 * transfer];
  const total = sum(incomes);
  const poor = sum(after.slice(0, groups));
  const [right, last, before] = [poor, after[groups - 1] ?? 0, poor - transfer].map((part) => (100 * part) / total);
  if (right === undefined || last === undefined || before === undefined || !areWhole(right)) return null;
  return {
    values: {
      transfer,
      tax: 2 * transfer,
      households: 20 * groups,
      incomes: incomes.slice(0, groups).map(dollars).join(' + '),
      poorBefore: sum(incomes.slice(0, groups)),
      poor,
      allIncomes: incomes.map(dollars).join(' + '),
      total,
      right,
      rich: 100 - 20 * groups,
    },
    rows: ['Poorest', 'Second', 'Third', 'Fourth', 'Richest'].map((name, index) => [name, count(incomes[index] ?? 0)]),
    within: { answer: [0, 100] },
    right,
    wrong: [
      ['cumulative-as-share', last],
      ['one-of-two-changes', before],
      ['percent-as-units', poor],
      ['lorenz-reversed', 20 * groups],
      ['richest-poorest-swap', 100 - right],
    ],
  };
});

/** Whether one curve lies above the other one between its ends, by two points or more. */
function isAbove(shares: readonly number[], others: readonly number[]): boolean {
  const [points, otherPoints] = [lorenzPoints(shares), lorenzPoints(others)];
  return points.slice(1, -1).every(([, y], index) => y >= (otherPoints[index + 1]?.[1] ?? 0) + 3);
}

export const fromOneLorenzCurveToAnother = questionModel('from-one-lorenz-curve-to-another', MARKET, (draw) => {
  const [incomes, after] = [drawShares(draw), drawShares(draw)];
  if (incomes === null || after === null || !(isAbove(incomes, after) || isAbove(after, incomes))) return null;
  const poor = 20 * draw.whole(1, 3);
  const isMoreEqual = gini(after) < gini(incomes);
  const [share, coefficient] = isMoreEqual ? ['increases', 'decreases'] : ['decreases', 'increases'];
  return {
    values: { poor, share, coefficient, distance: isMoreEqual ? 'closer' : 'farther' },
    picture: { kind: 'lorenz', title: 'Two Lorenz curves of a country', incomes, after },
    right: { ofPoor: share, index: coefficient },
    wrong: [
      ['gini-reversed', { ofPoor: share, index: share }],
      ['lorenz-reversed', { ofPoor: coefficient, index: share }],
      ['richest-poorest-swap', { ofPoor: coefficient, index: coefficient }],
    ],
  };
});
