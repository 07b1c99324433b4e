import type { ReadQuestion } from '../read-question';
import { at, type Answer, type Solvers } from './solver';

const UNITS = [0, 1, 2, 3, 4, 5, 6];

function bestSpending({ given, rows }: ReadQuestion): Answer {
  const [budget = NaN, ...prices] = given;
  const utility = (good: number, units: number) =>
    rows.slice(0, units).reduce((sum, { cells }) => sum + (cells[good + 1] ?? NaN), 0);
  const bundles = UNITS.flatMap((first) => UNITS.map((second) => [first, second] as const));
  const affordable = bundles.filter(([a, b]) => a * at(prices)(0) + b * at(prices)(1) <= budget);
  const worth = ([a, b]: readonly [number, number]) => utility(0, a) + utility(1, b);
  const most = Math.max(...affordable.map(worth));
  const best = affordable.filter((bundle) => worth(bundle) === most);
  return best.length === 1 ? (best[0] ?? []) : ['several bundles are best'];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
/** A description of bars begins with "units 1, 2, 3, …". */
const barsIn = ({ shown }: ReadQuestion): readonly number[] => shown.slice(3);

export const utilities: Solvers = {
  // Of all totals, the one at G minus the one at F; a description ends with "F is at 2 units and 50 in total", G and H likewise.
  'marginal-utility-from-a-graph': ({ shown }) => {
    const [, before = NaN, , here = NaN] = shown.slice(-6);
    return [here - before];
  },
  'largest-total-utility': (question) => [sumOf(barsIn(question).filter((utility) => utility > 0))],
  'where-diminishing-begins': ({ rows }) => {
    const totals = [0, ...rows.map(({ cells }) => at(cells)(1))];
    const added = totals.slice(1).map((total, index) => total - at(totals)(index));
    return [ORDINALS[added.findIndex((utility, index) => utility < at(added)(index - 1))] ?? ''];
  },
  'utility-of-two-more': (question) => {
    const [from = NaN, to = NaN] = question.given;
    return [sumOf(barsIn(question).slice(from, to))];
  },
  'best-bundle': bestSpending,
  'next-purchase': ({ rows }) => {
    const perDollar = rows.map(({ cells: [price = NaN, utility = NaN] }) => utility / price);
    return [rows[perDollar.indexOf(Math.max(...perDollar))]?.name.toLowerCase() ?? ''];
  },
  'price-from-equal-rule': ({ rows: [known, asked] }) => {
    const [price = NaN, utility = NaN] = known?.cells ?? [];
    return [(price * at(asked?.cells ?? [])(0)) / utility];
  },
  'switching-goods': ({ rows }) => {
    const utility = (row: number) => at(rows[row]?.cells ?? [])(0);
    return [utility(1) + utility(2) - utility(3)];
  },
};
