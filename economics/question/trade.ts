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
import { numbers, questionModel, table, texts } from './question-model';
import { one, OUTPUTS, PEOPLE } from './settings';

interface Partners {
  readonly trade: TradeTable;
  readonly names: readonly [string, string];
  readonly goods: readonly [string, string];
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
  return { trade: { goods, form, producers }, names, goods };
}

const shown = ({ trade: { producers }, goods }: Partners, head: string): string =>
  table(
    [head, ...goods],
    producers.map(({ name, numbers }) => [name, ...numbers.map(count)]),
  );

/** "2 rugs", "1 rug". */
const units = (value: number, good: string): string => `${count(value)} ${value === 1 ? one(good) : good}`;

export const costFromHours = questionModel(
  { id: 'cost-from-hours', topic: 'Absolute and comparative advantage', type: 'calculation', difficulty: 2 },
  (draw) => {
    const partners = drawPartners(draw, 'input');
    const { trade, names, goods } = partners;
    const cost = opportunityCost(trade, 0, 0);
    const [own, others] = [trade.producers[0].numbers, opportunityCost(trade, 1, 0)];
    return {
      title: `Hours for ${goods[0]} and ${goods[1]}`,
      stem: `The table shows how many hours each of them needs for one unit of a good. What does one ${one(goods[0])} cost ${names[0]}, in ${goods[1]} that could be made in the same time?\n\n${shown(partners, 'Hours for one')}`,
      ...numbers(
        (value) => units(value, goods[1]),
        [
          cost,
          `In the ${count(own[0])} hours of one ${one(goods[0])}, at ${count(own[1])} hours each, ${names[0]} could make ${count(own[0])} ÷ ${count(own[1])}.`,
        ],
        [
          [
            'inverted-ratio',
            1 / cost,
            `You divided the wrong way round: that is what one ${one(goods[1])} costs, in ${goods[0]}.`,
          ],
          ['units-as-hours', own[0], `Those are hours. The cost is what else could have been made in them.`],
          [
            'difference-not-ratio',
            Math.abs(own[0] - own[1]),
            `You took the difference of the hours. What could be made in them is their ratio.`,
          ],
          ['wrong-producer', others, `That is what it costs ${names[1]}.`],
          ['input-as-output', own[1], `That is the time for the other good, not the number of units given up.`],
        ],
      ),
      takeaway: `With hours for one unit, the cost of one ${one(goods[0])} is its own hours divided by those of the other good: ${count(own[0])} ÷ ${count(own[1])} = ${count(cost)}.`,
    };
  },
);

/** Who has the advantage, by name and with the two costs that show it. */
export const whoShouldMakeIt = questionModel(
  { id: 'who-should-make-it', topic: 'Absolute and comparative advantage', type: 'interpretation', difficulty: 2 },
  (draw) => {
    const partners = drawPartners(draw, 'output');
    const { trade, names, goods } = partners;
    const best = comparativeAdvantage(trade, 0);
    if (best === null || absoluteAdvantage(trade, 0) === best || absoluteAdvantage(trade, 0) === null) return null;
    const worse = other(best);
    const cost = (who: Which, good: Which) => opportunityCost(trade, who, good);
    if (![0, 1].every((who) => Number.isInteger(cost(who === 0 ? 0 : 1, 0) * 4))) return null;
    const because = (who: Which, low: number, high: number) =>
      `${names[who]}, who gives up ${units(low, goods[1])} for one, not ${units(high, goods[1])}`;
    const [low, high] = [cost(best, 0), cost(worse, 0)];
    const [lowOther, highOther] = [cost(worse, 1), cost(best, 1)];
    return {
      title: `Who makes the ${goods[0]}?`,
      stem: `The table shows what each of them can make in a week of work, of one good or of the other. Who has the comparative advantage in ${goods[0]}?\n\n${shown(partners, 'Most in a week')}`,
      ...texts(
        [
          because(best, low, high),
          `Less is given up: ${names[best]} loses ${units(low, goods[1])} for one ${one(goods[0])}, ${names[worse]} ${units(high, goods[1])}.`,
        ],
        [
          [
            'absolute-for-comparative',
            `${names[worse]}, who makes ${count(trade.producers[worse].numbers[0])} in a week, not ${count(trade.producers[best].numbers[0])}`,
            `That is an absolute advantage. Who makes more may also give up more for each.`,
          ],
          [
            'higher-cost-first',
            because(worse, high, low),
            `Right numbers, wrong conclusion: the advantage lies with whoever gives up less.`,
          ],
          [
            'inverted-ratio',
            `${names[worse]}, who gives up ${units(lowOther, goods[1])} for one, not ${units(highOther, goods[1])}`,
            `Those are the costs of one ${one(goods[1])}, in ${goods[0]}. You divided the wrong way round.`,
          ],
        ],
      ),
      takeaway: `Comparative advantage = the lower opportunity cost. Divide each one's own two numbers before comparing the two people.`,
    };
  },
);

export const termsThatHelpBoth = questionModel(
  { id: 'terms-that-help-both', topic: 'Terms of trade and gains from trade', type: 'application', difficulty: 2 },
  (draw) => {
    const partners = drawPartners(draw, 'output');
    const { trade, names, goods } = partners;
    const range = termsOfTrade(trade, 0);
    if (!range || !Number.isInteger(range.low * 2) || !Number.isInteger(range.high * 2) || range.high < 1 + range.low)
      return null;
    const maker = comparativeAdvantage(trade, 0) ?? 0;
    const { low, high } = range;
    const between = (low + high) / 2;
    const price = (value: number) => `${units(value, goods[1])} for one ${one(goods[0])}`;
    return {
      title: `A price for ${goods[0]}`,
      stem: `The table shows what each of them can make in a week, of one good or of the other. They think of trading ${goods[0]} for ${goods[1]}. At which price do both of them gain?\n\n${shown(partners, 'Most in a week')}`,
      ...numbers(
        price,
        [
          between,
          `It lies between the two opportunity costs of one ${one(goods[0])}, ${count(low)} and ${count(high)}.`,
        ],
        [
          [
            'outside-cost-range',
            high + (high - low) / 2,
            `For ${count(high)} ${goods[1]} ${names[other(maker)]} can make one alone, so would not pay more.`,
          ],
          [
            'outside-cost-range',
            low / 2,
            `One ${one(goods[0])} costs ${names[maker]} ${count(low)} ${goods[1]}, so nothing less is enough.`,
          ],
          [
            'trade-always-helps',
            high * 2,
            `Trade helps both only between their opportunity costs. Here ${names[other(maker)]} would lose.`,
          ],
          [
            'outside-cost-range',
            low,
            `At the maker's own cost of ${count(low)}, ${names[maker]} gains nothing from the trade.`,
          ],
        ],
      ),
      takeaway: `Both gain at any price between the two opportunity costs: above ${count(low)}, below ${count(high)} ${goods[1]} for one ${one(goods[0])}.`,
    };
  },
);

export const gainOfABuyer = questionModel(
  { id: 'gain-from-a-trade', topic: 'Terms of trade and gains from trade', type: 'calculation', difficulty: 3 },
  (draw) => {
    const partners = drawPartners(draw, 'output');
    const { trade, names, goods } = partners;
    const range = termsOfTrade(trade, 0);
    const maker = comparativeAdvantage(trade, 0);
    if (!range || maker === null || !Number.isInteger(range.low * 2) || !Number.isInteger(range.high * 2)) return null;
    const terms = range.low + (range.high - range.low) * draw.oneOf([0.25, 0.5, 0.75]);
    if (!isTidy(terms)) return null;
    const bought = draw.whole(2, 6);
    const buyer = other(maker);
    const gain = bought * gainFromTrade(trade, buyer, 0, terms);
    return {
      title: `${names[buyer]} buys ${goods[0]}`,
      stem: `The table shows what each of them can make in a week, of one good or of the other. ${names[maker]} sells ${bought} ${goods[0]} to ${names[buyer]} at a price of ${count(terms)} ${goods[1]} for one. How many ${goods[1]} more does ${names[buyer]} keep than by making these ${goods[0]} alone?\n\n${shown(partners, 'Most in a week')}`,
      ...numbers(
        count,
        [
          gain,
          `Each ${one(goods[0])} would cost ${names[buyer]} ${count(range.high)} ${goods[1]} and is bought for ${count(terms)}: ${count(range.high - terms)} saved, ${bought} times.`,
        ],
        [
          ['per-unit-not-total', gain / bought, `That is the gain on one. ${bought} are bought.`],
          [
            'forgot-payment',
            bought * range.high,
            `That is what making them would cost. The price still has to be paid.`,
          ],
          [
            'equal-gains',
            bought * gainFromTrade(trade, maker, 0, terms),
            `That is what ${names[maker]} gains by selling. The two need not gain the same.`,
          ],
          ['spending-as-surplus', bought * terms, `That is what ${names[buyer]} pays for them.`],
          ['both-sides-counted', bought * (range.high - range.low), `That is what the two of them gain together.`],
        ],
      ),
      takeaway: `A buyer gains the own opportunity cost minus the price, on each unit: ${bought} × (${count(range.high)} − ${count(terms)}) = ${count(gain)}.`,
    };
  },
);
