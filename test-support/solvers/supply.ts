import { at, fromShown, type Answer, type Solvers } from './solver';

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Whether more of what a choice names increases supply; null for what does not shift it. */
function supplyRisesWith(cause: string, good: string): boolean | null {
  if (cause.startsWith('the number of consumers') || cause === `the price of ${good}`) return null;
  return /^the (?:number of|per-unit subsidy)/.test(cause);
}

export const supply: Solvers = {
  'along-a-straight-supply': ({ given, shown }) => {
    const [low, few, high, many] = shown.slice(2).map(Number);
    return [many! + ((given[0]! - high!) * (many! - few!)) / (high! - low!)];
  },
  'cost-of-additional-units': ({ given, shown }) => [
    total(shown.filter((cost) => cost > given[0]! && cost <= given[1]!)),
  ],
  'price-that-brings-enough': ({ given, rows }) => {
    const supplied = (price: number) =>
      total(rows.map(({ cells: [least = NaN, capacity = NaN] }) => (least <= price ? capacity : 0)));
    const prices = rows.map(({ cells }) => at(cells)(0)).sort((a, b) => a - b);
    return [prices.find((price) => supplied(price) >= given[0]!) ?? NaN];
  },
  'output-of-two-producers': ({ given, rows }) => [
    total([1, 2].map((who) => rows.filter(({ cells }) => at(cells)(who) <= given[0]!).length)),
  ],
  'tax-behind-a-shift': fromShown((...d): Answer => [d[5]! - d[3]!, d[4]! - d[8]!]),
  'two-input-prices': ({ rows }): Answer => {
    const change = total(rows.map(({ cells: [units = NaN, before = NaN, after = NaN] }) => units * (after - before)));
    return [change > 0 ? 'upward' : 'downward', Number(Math.abs(change).toFixed(2))];
  },
  'cause-of-a-supply-shift': ({ stem, description, choices }): Answer => {
    const good = /supply of (.+?)\./.exec(stem)?.[1] ?? '';
    const isMore = description.includes('shifts right');
    const fitting = choices.filter(({ text }) => {
      const rises = supplyRisesWith(text.replace(/^An? \w+ in /, ''), good);
      return rises !== null && (text.startsWith('An increase') === rises) === isMore;
    });
    return fitting.length === 1 ? fitting.map(({ text }) => text) : ['not one choice'];
  },
  'cost-and-price-rise-together': ({ given, rows }) => {
    const [cost = NaN, rise = NaN, old = NaN] = given;
    const at = (price: number) => rows.find(({ cells }) => cells[0] === price)?.cells[1] ?? NaN;
    return [at(old + rise - cost) - at(old)];
  },
};
