import { count, isTidy } from '../numbers';
import { comparativeAdvantage, opportunityCost, type Pair, type TradeTable } from '../trade';
import type { Draw } from './draw';
import { drawCommodities, drawCountries, drawCrafts } from './outputs';
import { capital, one, PEOPLE } from './settings';

/** Two producers of two goods whose opportunity costs of the first differ and are tidy, or null. */
function partnersOf(form: TradeTable['form'], names: Pair<string>, goods: Pair<string>, numbers: Pair<Pair<number>>) {
  const producers = [
    { name: names[0], numbers: numbers[0] },
    { name: names[1], numbers: numbers[1] },
  ] as const;
  const trade: TradeTable = { goods, form, producers };
  const costs = ([0, 1] as const).map((who) => opportunityCost(trade, who, 0));
  if (comparativeAdvantage(trade, 0) === null || !costs.every(isTidy)) return null;
  const rows: readonly (readonly string[])[] = producers.map(({ name, numbers: own }) => [name, ...own.map(count)]);
  return {
    trade,
    names,
    goods,
    values: {
      goods: goods[0],
      others: goods[1],
      good: one(goods[0]),
      other: one(goods[1]),
      headGoods: capital(goods[0]),
      headOthers: capital(goods[1]),
    },
    rows,
  };
}

const FACTORS = [0.5, 1, 1.5, 2, 2.5, 3, 4];

/** Two people with a craft: what each can make in a week, or the hours that one unit takes. */
export function drawPeople(draw: Draw, form: TradeTable['form']) {
  const [people, crafts] = [draw.twoOf(PEOPLE), drawCrafts(draw)];
  // No bowl takes longer than eight hours.
  const longest = draw.isFresh && !crafts.includes('bowls') ? 12 : 8;
  const pair = (): Pair<number> => {
    const [least, most] = form === 'output' ? [6, 30] : [2, longest];
    const first = draw.whole(least, most);
    const second = first * draw.oneOf(FACTORS);
    return Number.isInteger(second) && second >= least && second <= most ? [first, second] : [first, first];
  };
  return partnersOf(form, people, crafts, [pair(), pair()]);
}

/** Two countries: what each can produce in a day with all of its resources, in tons. */
export function drawNations(draw: Draw) {
  const pair = (): Pair<number> => {
    const first = draw.oneOf([20, 30, 40, 50, 60, 80, 90, 100, 120]);
    return [first, first * draw.oneOf(FACTORS)];
  };
  return partnersOf('output', drawCountries(draw), drawCommodities(draw), [pair(), pair()]);
}
