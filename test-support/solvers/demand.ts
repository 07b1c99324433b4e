import type { ReadQuestion } from '../read-question';
import { at, fromShown, type Answer, type Solvers } from './solver';

const rowAt = ({ rows }: ReadQuestion, price: number): readonly number[] =>
  rows.find(({ cells }) => cells[0] === price)?.cells ?? [];

/** "D shifts right", or the direction of an arrow. */
function responseOf(stem: string): string {
  const good = /market for (.+)\?$/.exec(stem)?.[1] ?? '';
  const isUp = /\brises?\b/.test(stem.split('Which')[0] ?? '');
  if (stem.includes('costs of producers')) return isUp ? 'points up' : 'points down';
  const isReversed = stem.includes('together') || stem.includes('inferior');
  expectGood(good, stem);
  return isUp === isReversed ? 'shifts left' : 'shifts right';
}

function expectGood(good: string, stem: string): void {
  if (!stem.split('Which')[0]?.includes(good)) throw new Error(`nothing happens to ${good}`);
}

export const demand: Solvers = {
  // Without its picture the stem gives the increase; the picture gives the units for each dollar.
  'price-cut-for-more-sales': ({ given, shown }) => [at(given)(0) / at(shown)(1)],
  'demand-from-willingness-to-pay': ({ given, rows }) => [
    rows.reduce((sum, { cells: [most = NaN, people = NaN] }) => sum + (most >= given.at(-1)! ? people : 0), 0),
  ],
  'the-third-buyer': (question) => {
    const rest = (price: number) => {
      const [, first = NaN, second = NaN, market = NaN] = rowAt(question, price);
      return market - first - second;
    };
    const [high = NaN, low = NaN] = question.given;
    return [rest(low) - rest(high)];
  },
  'highest-price-for-a-unit': ({ given, shown }) => {
    const [utils = NaN, number = NaN] = given;
    return [at(shown.slice(3))(number - 1) / utils];
  },
  'graph-of-a-demand-change': ({ stem }) => [responseOf(stem)],
  'shift-from-two-groups': ({ rows }): Answer => {
    const change = rows.reduce((sum, { cells: [people = NaN, each = NaN] }) => sum + people * each, 0);
    return [change > 0 ? 'right' : 'left', Math.abs(change)];
  },
  'movement-after-a-shift': fromShown((...d) => Math.abs(d[6]! - d[8]!)),
  'shift-against-movement': (question): Answer => {
    const [shift = NaN, low = NaN, high = NaN] = question.given;
    const change = shift + at(rowAt(question, high))(1) - at(rowAt(question, low))(1);
    return [change > 0 ? 'increases' : 'decreases', Math.abs(change)];
  },
};
