import type { ReadQuestion } from '../read-question';
import { fromShown, only, type Answer, type Solvers } from './solver';

/** Where a combination lies beside a quarter of an ellipse: below 1 inside, 1 on it, above 1 beyond. */
const placeBy = (mostX: number, mostY: number, x: number, y: number): number => (x / mostX) ** 2 + (y / mostY) ** 2;

/** The two goods that the stem names after these words. */
const goodsAfter = (stem: string, words: string): readonly string[] =>
  new RegExp(`${words} (\\w+) and (\\w+)`).exec(stem)?.slice(1) ?? [];

/** Of y the most beside x, on a straight line. */
const beside = (mostX: number, mostY: number, x: number): number => ((mostX - x) * mostY) / mostX;

/** The most of `x` together with `needed` of `y`, by trying every way to share the work in small steps. */
function mostOfX({ rows }: ReadQuestion, needed: number): number {
  const [[x1 = NaN, y1 = NaN] = [], [x2 = NaN, y2 = NaN] = []] = rows.map(({ cells }) => cells);
  const ways = Array.from({ length: needed * 10 + 1 }, (_, step) => step / 10);
  return Math.max(
    ...ways
      .filter((first) => first <= y1 && needed - first <= y2)
      .map((first) => x1 * (1 - first / y1) + x2 * (1 - (needed - first) / y2)),
  );
}

function causeOf({ stem, shown }: ReadQuestion): Answer {
  const [y2 = NaN, x2 = NaN, y1 = NaN, x1 = NaN] = shown;
  const [x = '', y = ''] = goodsAfter(stem, 'produces');
  if (x2 > x1 && y2 > y1) return ['number of workers increases'];
  return [`A faster method of producing ${x2 > x1 ? x : y}`];
}

export const possibilities: Solvers = {
  'inefficient-combination': (question) => {
    const [mostY = NaN, mostX = NaN] = question.shown;
    return only(question, (x = NaN, y = NaN) => placeBy(mostX, mostY, x, y) < 0.999);
  },
  'gain-from-idle-resources': fromShown((mostY, mostX, x, y) => beside(mostX!, mostY!, x!) - y!),
  'ppc-of-a-workforce': ({ given: [workers = NaN], rows: [x, y] }) => [
    workers * (y?.cells[0] ?? NaN),
    workers * (x?.cells[0] ?? NaN),
  ],
  'cost-of-a-move': fromShown((...d) => d[3]! - d[7]!),
  'cost-of-each-unit': fromShown((...d) => (d[3]! - d[5]!) / (d[4]! - d[2]!)),
  'output-after-a-move': ({ given, shown: [mostY = NaN, mostX = NaN, x = NaN] }) => [
    beside(mostX, mostY, x + (given[0] ?? NaN)),
  ],
  'joint-output': (question) => [mostOfX(question, question.given[0] ?? NaN)],
  'graph-of-a-schedule': ({ rows }) => [rows[0]?.cells[1] ?? NaN, rows.at(-1)?.cells[0] ?? NaN, 'bowed out'],
  'cause-of-a-shift': causeOf,
  'change-in-cost-after-growth': fromShown((y2, x2, y1, x1) => {
    const change = y2! / x2! - y1! / x1!;
    return [change < 0 ? 'decreases' : 'increases', Math.abs(change)];
  }),
  'attainable-before-a-loss': (question) => {
    const [y2 = NaN, x2 = NaN, y1 = NaN, x1 = NaN] = question.shown;
    return only(question, (x = NaN, y = NaN) => x / x1 + y / y1 <= 1 && x / x2 + y / y2 > 1);
  },
  'gain-from-better-technology': fromShown((y2, x2, _y1, _x1, x, y) => (x2! * (y2! - y!)) / y2! - x!),
};
