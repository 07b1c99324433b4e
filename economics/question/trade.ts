import { count, isTidy } from '../numbers';
import {
  absoluteAdvantage,
  comparativeAdvantage,
  gainFromTrade,
  opportunityCost,
  other,
  termsOfTrade,
  type TradeTable,
  type Which,
} from '../trade';
import type { Draw } from './draw';
import { questionModel, type Values } from './question-model';
import { amountOf, one, OUTPUTS, PEOPLE, units } from './settings';

interface Partners {
  readonly trade: TradeTable;
  readonly names: readonly [string, string];
  readonly goods: readonly [string, string];
  /** What every text may call the goods. */
  readonly values: Values;
  /** Of the table with the numbers of both. */
  readonly rows: readonly (readonly string[])[];
}

/** Two people who make two goods at different, tidy opportunity costs. */
function drawPartners(draw: Draw, form: TradeTable['form']): Partners {
  const names = draw.twoOf(PEOPLE);
  const goods = draw.twoOf(draw.oneOf(OUTPUTS));
  const pair = (): [number, number] => {
    const small = draw.whole(1, 6);
    return draw.twoOf([small * 2, small * 2 * draw.oneOf([1, 1.5, 2, 2.5, 3, 4])]);
  };
  const producers = [
    { name: names[0], numbers: pair() },
    { name: names[1], numbers: pair() },
  ] as const;
  return {
    trade: { goods, form, producers },
    names,
    goods,
    values: { goods: goods[0], others: goods[1], good: one(goods[0]), other: one(goods[1]) },
    rows: producers.map(({ name, numbers }) => [name, ...numbers.map(count)]),
  };
}

export const costFromHours = questionModel('cost-from-hours', 'two-producers', (draw) => {
  const { trade, names, goods, values, rows } = drawPartners(draw, 'input');
  const cost = opportunityCost(trade, 0, 0);
  const amount = (answer: number) => amountOf(answer, goods[1]);
  const [own, others] = [trade.producers[0].numbers, opportunityCost(trade, 1, 0)];
  return {
    values: {
      ...values,
      person: names[0],
      hours: own[0],
      otherHours: own[1],
      partner: names[1],
      cost,
    },
    rows,
    within: { answer: [0, 20] },
    right: amount(cost),
    wrong: [
      ['inverted-ratio', amount(1 / cost)],
      ['units-as-hours', amount(own[0])],
      ['difference-not-ratio', amount(Math.abs(own[0] - own[1]))],
      ['wrong-producer', amount(others)],
      ['input-as-output', amount(own[1])],
    ],
  };
});

/** Who has the advantage, by name and with the two costs that show it. */
export const whoShouldMakeIt = questionModel('who-should-make-it', 'two-producers', (draw) => {
  const { trade, names, goods, values, rows } = drawPartners(draw, 'output');
  const best = comparativeAdvantage(trade, 0);
  if (best === null || absoluteAdvantage(trade, 0) === best || absoluteAdvantage(trade, 0) === null) return null;
  const worse = other(best);
  const cost = (who: Which, good: Which) => opportunityCost(trade, who, good);
  if (![0, 1].every((who) => Number.isInteger(cost(who === 0 ? 0 : 1, 0) * 4))) return null;
  const because = (who: Which, own: number, theirs: number) => ({
    person: names[who],
    reason: 'cost',
    own: units(own, goods[1]),
    theirs: units(theirs, goods[1]),
  });
  const [low, high] = [cost(best, 0), cost(worse, 0)];
  const made = (who: Which) => trade.producers[who].numbers[0];
  return {
    values: {
      ...values,
      best: names[best],
      lowCost: units(low, goods[1]),
      worse: names[worse],
      highCost: units(high, goods[1]),
    },
    rows,
    right: because(best, low, high),
    wrong: [
      ['absolute-for-comparative', { person: names[worse], reason: 'output', own: made(worse), theirs: made(best) }],
      ['higher-cost-first', because(worse, high, low)],
      ['inverted-ratio', because(worse, cost(worse, 1), cost(best, 1))],
    ],
  };
});

export const termsThatHelpBoth = questionModel('terms-that-help-both', 'two-producers', (draw) => {
  const { trade, names, goods, values, rows } = drawPartners(draw, 'output');
  const range = termsOfTrade(trade, 0);
  if (!range || !Number.isInteger(range.low * 2) || !Number.isInteger(range.high * 2) || range.high < 1 + range.low)
    return null;
  const maker = comparativeAdvantage(trade, 0) ?? 0;
  const { low, high } = range;
  const between = (low + high) / 2;
  const price = (answer: number) => amountOf(answer, goods[1]);
  return {
    values: {
      ...values,
      low,
      high,
      buyer: names[other(maker)],
      maker: names[maker],
    },
    rows,
    within: { answer: [0, 2 * high] },
    right: price(between),
    wrong: [
      ['outside-cost-range', price(high + (high - low) / 2), 'aboveBoth'],
      ['outside-cost-range', price(low / 2), 'belowBoth'],
      ['trade-always-helps', price(high * 2)],
      ['outside-cost-range', price(low), 'atCost'],
    ],
  };
});

export const gainOfABuyer = questionModel('gain-from-a-trade', 'two-producers', (draw) => {
  const { trade, names, values, rows } = drawPartners(draw, 'output');
  const range = termsOfTrade(trade, 0);
  const maker = comparativeAdvantage(trade, 0);
  if (!range || maker === null || !Number.isInteger(range.low * 2) || !Number.isInteger(range.high * 2)) return null;
  const terms = range.low + (range.high - range.low) * draw.oneOf([0.25, 0.5, 0.75]);
  if (!isTidy(terms)) return null;
  const bought = draw.whole(2, 6);
  const buyer = other(maker);
  const gain = bought * gainFromTrade(trade, buyer, 0, terms);
  return {
    values: {
      buyer: names[buyer],
      ...values,
      maker: names[maker],
      bought,
      price: terms,
      cost: range.high,
      saved: range.high - terms,
      gain,
    },
    rows,
    within: { answer: [0, bought * range.high] },
    right: gain,
    wrong: [
      ['per-unit-not-total', gain / bought],
      ['forgot-payment', bought * range.high],
      ['equal-gains', bought * gainFromTrade(trade, maker, 0, terms)],
      ['spending-as-surplus', bought * terms],
      ['both-sides-counted', bought * (range.high - range.low)],
    ],
  };
});
