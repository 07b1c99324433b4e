import { count, isTidy } from '../numbers';
import {
  absoluteAdvantage,
  comparativeAdvantage,
  gainFromTrade,
  opportunityCost,
  other,
  termsOfTrade,
  type Pair,
  type TradeTable,
  type Which,
} from '../trade';
import type { PossibilitiesPicture } from '../picture/possibilities-picture';
import type { Draw } from './draw';
import { amountOf, countryPpc, drawCommodities, drawCountries, drawCrafts, showsEnds, tons, tonsOf } from './outputs';
import { questionModel, type Values } from './question-model';
import { capital, one, PEOPLE, units } from './settings';

interface Partners {
  readonly trade: TradeTable;
  readonly names: Pair<string>;
  readonly goods: Pair<string>;
  /** What every text may call the goods. */
  readonly values: Values;
  /** Of the table with the numbers of both. */
  readonly rows: readonly (readonly string[])[];
}

/** Two producers of two goods whose opportunity costs of the first differ and are tidy, or null. */
function partnersOf(form: TradeTable['form'], names: Pair<string>, goods: Pair<string>, numbers: Pair<Pair<number>>) {
  const producers = [
    { name: names[0], numbers: numbers[0] },
    { name: names[1], numbers: numbers[1] },
  ] as const;
  const trade: TradeTable = { goods, form, producers };
  const costs = ([0, 1] as const).map((who) => opportunityCost(trade, who, 0));
  if (comparativeAdvantage(trade, 0) === null || !costs.every(isTidy)) return null;
  const partners: Partners = {
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
    rows: producers.map(({ name, numbers: own }) => [name, ...own.map(count)]),
  };
  return partners;
}

const FACTORS = [0.5, 1, 1.5, 2, 2.5, 3, 4];

/** Two people with a craft: what each can make in a week, or the hours that one unit takes. */
function drawPeople(draw: Draw, form: TradeTable['form']): Partners | null {
  const pair = (): Pair<number> => {
    const [least, most] = form === 'output' ? [6, 30] : [2, 8];
    const first = draw.whole(least, most);
    const second = first * draw.oneOf(FACTORS);
    return Number.isInteger(second) && second >= least && second <= most ? [first, second] : [first, first];
  };
  return partnersOf(form, draw.twoOf(PEOPLE), drawCrafts(draw), [pair(), pair()]);
}

/** Two countries: what each can produce in a day with all of its resources, in tons. */
function drawNations(draw: Draw): Partners | null {
  const pair = (): Pair<number> => {
    const first = draw.oneOf([20, 30, 40, 50, 60, 80, 90, 100, 120]);
    return [first, first * draw.oneOf(FACTORS)];
  };
  return partnersOf('output', drawCountries(draw), drawCommodities(draw), [pair(), pair()]);
}

export const costFromHours = questionModel('cost-from-hours', 'two-producers', (draw) => {
  const partners = drawPeople(draw, 'input');
  if (!partners) return null;
  const { trade, names, goods, values, rows } = partners;
  const cost = opportunityCost(trade, 0, 0);
  const amount = (answer: number) => amountOf(answer, goods[1]);
  const [hours, otherHours] = trade.producers[0].numbers;
  return {
    values: { ...values, person: names[0], hours, otherHours, partner: names[1], cost },
    rows,
    within: { answer: [0, 10] },
    right: amount(cost),
    wrong: [
      ['wrong-producer', amount(opportunityCost(trade, 1, 0))],
      ['input-as-output', amount(1 / cost), 'ratio'],
      ['difference-not-ratio', amount(Math.abs(hours - otherHours))],
      ['one-for-one', amount(1)],
      ['input-as-output', amount(hours), 'own'],
      ['input-as-output', amount(otherHours), 'other'],
    ],
  };
});

export const twoAdvantages = questionModel('two-advantages-from-hours', 'two-producers', (draw) => {
  const partners = drawPeople(draw, 'input');
  const absolute = partners && absoluteAdvantage(partners.trade, 0);
  const comparative = partners && comparativeAdvantage(partners.trade, 0);
  if (!partners || absolute === null || comparative === null) return null;
  const { trade, names, goods, values, rows } = partners;
  const have = (more: Which, less: Which) => ({ absolute: names[more], comparative: names[less] });
  const cost = (who: Which) => amountOf(opportunityCost(trade, who, 0), goods[1]).amount;
  return {
    values: {
      ...values,
      faster: names[absolute],
      best: names[comparative],
      worse: names[other(comparative)],
      lowCost: cost(comparative),
      highCost: cost(other(comparative)),
    },
    rows,
    right: have(absolute, comparative),
    wrong: [
      absolute === comparative
        ? ['higher-cost-first', have(absolute, other(comparative))]
        : ['absolute-for-comparative', have(absolute, absolute)],
      ['input-as-output', have(other(absolute), comparative), 'absolute'],
      ['input-as-output', have(other(absolute), other(comparative)), 'both'],
    ],
  };
});

export const advantageAndItsCost = questionModel('advantage-and-its-cost', 'two-producers', (draw) => {
  const partners = drawNations(draw);
  if (!partners) return null;
  const { trade, names, goods, values, rows } = partners;
  const best = comparativeAdvantage(trade, 0) ?? 0;
  const worse = other(best);
  const low = opportunityCost(trade, best, 0);
  if (low === 1 || !isTidy(1 / low)) return null;
  const at = (who: Which, cost: number) => ({ country: names[who], cost: tons(cost, goods[1]) });
  const [most, others] = trade.producers[best].numbers;
  return {
    values: {
      ...values,
      best: names[best],
      worse: names[worse],
      most,
      otherMost: others,
      lowCost: tons(low, goods[1]),
      highCost: tons(opportunityCost(trade, worse, 0), goods[1]),
    },
    rows,
    right: at(best, low),
    wrong: [
      ['inverted-ratio', at(best, 1 / low), 'cost'],
      [absoluteAdvantage(trade, 0) === worse ? 'absolute-for-comparative' : 'higher-cost-first', at(worse, low)],
      ['inverted-ratio', at(worse, 1 / low), 'both'],
    ],
  };
});

export const advantagesFromAGraph = questionModel('advantages-from-a-graph', 'two-producers', (draw) => {
  const [country, partner] = drawCountries(draw);
  const [x, y] = drawCommodities(draw);
  const frontier = { x: draw.oneOf([20, 40, 50, 60, 80]), y: draw.oneOf([20, 40, 60, 80, 100, 120]) };
  const [own, theirs] = [frontier.y / frontier.x, draw.oneOf([0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3])];
  if (own === theirs || own === 1 || !isTidy(own) || !isTidy(1 / own) || !isTidy(1 / theirs)) return null;
  const picture = countryPpc(country, x, y, { frontier });
  if (!showsEnds(picture)) return null;
  const [inX, inY] = own < theirs ? [country, partner] : [partner, country];
  return {
    values: {
      country,
      partner,
      x,
      y,
      mostX: frontier.x,
      mostY: frontier.y,
      own: tons(own, y),
      theirs: tons(theirs, y),
      ownInX: tons(1 / own, x),
      theirsInX: tons(1 / theirs, x),
    },
    picture,
    right: { inX, inY },
    wrong: [
      ['inverted-ratio', { inX: inY, inY: inX }],
      ['advantage-in-both', { inX: country, inY: country }, 'own'],
      ['advantage-in-both', { inX: partner, inY: partner }, 'partner'],
    ],
  };
});

export const outputForAnAdvantage = questionModel('output-for-an-advantage', 'two-producers', (draw) => {
  const [goods, others] = drawCrafts(draw);
  const [rival, person] = draw.twoOf(PEOPLE);
  const cost = draw.whole(2, 4);
  const rivalOthers = draw.whole(5, 9);
  const rivalGoods = cost * rivalOthers;
  const ownGoods = cost * draw.whole(2, rivalOthers - 2);
  const enough = ownGoods / cost;
  const answer = draw.whole(enough + 1, rivalOthers - 1);
  return {
    values: {
      goods,
      others,
      headGoods: capital(goods),
      headOthers: capital(others),
      good: one(goods),
      other: one(others),
      rival,
      person,
      cost,
      rivalGoods,
      rivalOthers,
      ownGoods,
      enough,
      answer,
    },
    rows: [
      [rival, `${rivalGoods}`, `${rivalOthers}`],
      [person, `${ownGoods}`, '?'],
    ],
    within: { answer: [2, 30] },
    right: answer,
    wrong: [
      ['absolute-for-comparative', rivalOthers + 2, 'above'],
      ['trade-always-helps', enough],
      ['higher-cost-first', enough - 1, 'near'],
      ['absolute-for-comparative', rivalOthers + 5, 'far'],
      ['higher-cost-first', enough - 2, 'below'],
      ['difference-not-ratio', rivalOthers + (rivalGoods - ownGoods)],
    ],
  };
});

export const termsThatHelpBoth = questionModel('terms-that-help-both', 'terms-of-trade', (draw) => {
  const partners = drawNations(draw);
  const range = partners && termsOfTrade(partners.trade, 0);
  if (!partners || !range) return null;
  const { trade, names, goods, values, rows } = partners;
  const maker = comparativeAdvantage(trade, 0) ?? 0;
  const { low, high } = range;
  const between = low + (high - low) * draw.oneOf([0.25, 0.5, 0.75]);
  const price = (answer: number) => tonsOf(answer, goods[1]);
  const isOutside = (answer: number) => answer <= low || answer >= high;
  if (high - low < 0.5 || between === 1) return null;
  return {
    values: {
      ...values,
      low: tons(low, goods[1]),
      high: tons(high, goods[1]),
      buyer: names[other(maker)],
      maker: names[maker],
    },
    rows,
    within: { answer: [0, 4 * high] },
    demands: ({ answer }) => answer === between || isOutside(Number(answer)),
    right: price(between),
    wrong: [
      ['outside-cost-range', price(low - (high - low) / 4), 'below'],
      ['outside-cost-range', price(high + (high - low) / 4), 'above'],
      ['inverted-ratio', price(1 / between)],
      ['outside-cost-range', price(high), 'atHigh'],
      ['outside-cost-range', price(low), 'atLow'],
      ['one-for-one', price(1)],
    ],
  };
});

export const gainOfABuyer = questionModel('gain-from-a-trade', 'terms-of-trade', (draw) => {
  const partners = drawPeople(draw, 'output');
  const range = partners && termsOfTrade(partners.trade, 0);
  if (!partners || !range) return null;
  const { trade, names, values, rows } = partners;
  const maker = comparativeAdvantage(trade, 0) ?? 0;
  const terms = range.low + (range.high - range.low) * draw.oneOf([0.25, 0.5, 0.75]);
  const bought = draw.whole(2, 6);
  const buyer = other(maker);
  const [made] = trade.producers[maker].numbers;
  const gain = bought * gainFromTrade(trade, buyer, 0, terms);
  if (!isTidy(terms) || bought > made || bought * terms > trade.producers[buyer].numbers[1]) return null;
  return {
    values: {
      buyer: names[buyer],
      ...values,
      maker: names[maker],
      bought,
      price: terms,
      cost: range.high,
      costText: units(range.high, partners.goods[1]),
      saved: range.high - terms,
      gain,
    },
    rows,
    within: { answer: [0, bought * range.high] },
    right: gain,
    wrong: [
      ['total-not-per-unit', gain / bought],
      ['gain-is-total', bought * terms, 'paid'],
      ['forgot-payment', bought * range.high],
      ['wrong-producer', bought * gainFromTrade(trade, maker, 0, terms)],
      ['gain-is-total', bought * (range.high - range.low), 'both'],
      ['one-for-one', Math.abs(bought * (range.high - 1))],
    ],
  };
});

interface Exporter {
  readonly country: string;
  readonly partner: string;
  readonly x: string;
  readonly y: string;
  readonly frontier: { readonly x: number; readonly y: number };
  /** In tons of y for one of x: what x costs at home, and what it brings. */
  readonly cost: number;
  readonly terms: number;
  readonly sold: number;
  readonly picture: PossibilitiesPicture;
}

/** A country that produces only the good on the horizontal axis and sells some of it. */
function drawExporter(draw: Draw): Exporter | null {
  const [country, partner] = drawCountries(draw);
  const [x, y] = drawCommodities(draw);
  const frontier = { x: draw.oneOf([20, 40, 50, 60, 80]), y: draw.oneOf([20, 40, 60, 80, 100, 120]) };
  const cost = frontier.y / frontier.x;
  const terms = cost + draw.oneOf([0.5, 1, 1.5]);
  const sold = (frontier.x * draw.oneOf([1, 2, 3, 4])) / 10;
  const picture = countryPpc(country, x, y, { frontier });
  const isSound = isTidy(cost) && isTidy(terms) && cost !== 1 && showsEnds(picture);
  return isSound ? { country, partner, x, y, frontier, cost, terms, sold, picture } : null;
}

const exporterValues = ({ country, partner, x, y, frontier, cost, terms, sold }: Exporter): Values => ({
  country,
  partner,
  x,
  y,
  mostX: frontier.x,
  mostY: frontier.y,
  cost,
  terms,
  sold,
  termsText: tons(terms, y),
  costText: tons(cost, y),
  kept: frontier.x - sold,
  bought: sold * terms,
});

export const consumptionAfterTrade = questionModel('consumption-after-trade', 'terms-of-trade', (draw) => {
  const exporter = drawExporter(draw);
  if (!exporter) return null;
  const { x, y, frontier, cost, terms, sold, picture } = exporter;
  const both = (ofX: number, ofY: number) => ({ ofX: tons(ofX, x), ofY: tons(ofY, y) });
  return {
    values: { ...exporterValues(exporter), home: sold * cost },
    picture,
    right: both(frontier.x - sold, sold * terms),
    wrong: [
      ['forgot-payment', both(frontier.x, sold * terms), 'terms'],
      ['outside-never-consumed', both(frontier.x - sold, sold * cost)],
      ['forgot-payment', both(frontier.x, sold * cost), 'home'],
    ],
  };
});

export const gainOfAnExporter = questionModel('gain-of-an-exporter', 'terms-of-trade', (draw) => {
  const exporter = drawExporter(draw);
  if (!exporter) return null;
  const { cost, terms, sold, picture } = exporter;
  const gain = sold * (terms - cost);
  return {
    values: { ...exporterValues(exporter), home: sold * cost, gain, each: terms - cost },
    picture,
    within: { answer: [0, sold * terms] },
    right: gain,
    wrong: [
      ['forgot-payment', sold * terms],
      ['total-not-per-unit', terms - cost],
      ['gain-is-total', sold * cost],
      ['inverted-ratio', sold * (terms - 1 / cost)],
      ['one-for-one', sold * (terms - 1)],
    ],
  };
});

export const gainInTotalOutput = questionModel('gain-in-total-output', 'terms-of-trade', (draw) => {
  const partners = drawPeople(draw, 'output');
  const best = partners && comparativeAdvantage(partners.trade, 0);
  if (!partners || best === null || absoluteAdvantage(partners.trade, 0) !== best) return null;
  const { trade, names, values, rows } = partners;
  const [now, lost] = [trade.producers[best].numbers[0], trade.producers[other(best)].numbers[0]];
  const before = (now + lost) / 2;
  return {
    values: {
      ...values,
      best: names[best],
      worse: names[other(best)],
      now,
      before,
      half: now / 2,
      lostHalf: lost / 2,
      more: now - before,
      lowCost: units(opportunityCost(trade, best, 0), partners.goods[1]),
      highCost: units(opportunityCost(trade, other(best), 0), partners.goods[1]),
    },
    rows,
    within: { answer: [0, now + lost] },
    right: now - before,
    wrong: [
      ['forgot-payment', now / 2],
      ['gain-is-total', now, 'now'],
      ['wrong-producer', now - lost, 'full'],
      ['gain-is-total', before, 'before'],
      ['gain-is-total', now - lost / 2, 'other'],
      ['wrong-producer', lost / 2, 'half'],
    ],
  };
});
