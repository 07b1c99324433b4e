import { isTidy } from '../numbers';
import { absoluteAdvantage, comparativeAdvantage, opportunityCost, other, type Which } from '../trade';
import { amountOf, countryPpc, drawCommodities, drawCountries, drawCrafts, showsEnds, tons } from './outputs';
import { drawNations, drawPeople } from './partners';
import { modelsOf, questionModel } from './question-model';
import { capital, one, PEOPLE } from './settings';

const hoursModel = modelsOf('two-producers', (draw) => drawPeople(draw, 'input'));

export const costFromHours = hoursModel('cost-from-hours', ({ trade, names, goods, rows }) => {
  const cost = opportunityCost(trade, 0, 0);
  const amount = (answer: number) => amountOf(answer, goods[1]);
  const [hours, otherHours] = trade.producers[0].numbers;
  return {
    values: { person: names[0], hours, otherHours, partner: names[1], cost },
    rows,
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

export const twoAdvantages = hoursModel('two-advantages-from-hours', ({ trade, names, goods, rows }) => {
  const [absolute, comparative] = [absoluteAdvantage(trade, 0), comparativeAdvantage(trade, 0)];
  if (absolute === null || comparative === null) return null;
  const have = (more: Which, less: Which) => ({ absolute: names[more], comparative: names[less] });
  const cost = (who: Which) => amountOf(opportunityCost(trade, who, 0), goods[1]).amount;
  return {
    values: {
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
  const held = (ofX: string, ofY: string) => ({ inX: ofX, inY: ofY, holders: ofX === ofY ? 'one' : 'two' });
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
    right: held(inX, inY),
    wrong: [
      ['inverted-ratio', held(inY, inX)],
      ['advantage-in-both', held(country, country), 'own'],
      ['advantage-in-both', held(partner, partner), 'partner'],
    ],
  };
});

/** What one person plausibly makes in a week, of crafts that leave few or many out. */
const WEEKLY: Readonly<Record<string, readonly [least: number, most: number]>> = {
  bowls: [5, Infinity],
  rugs: [0, 30],
  tables: [0, 30],
};

export const outputForAnAdvantage = questionModel('output-for-an-advantage', 'two-producers', (draw) => {
  const [goods, others] = drawCrafts(draw);
  const [rival, person] = draw.twoOf(PEOPLE);
  const cost = draw.whole(2, 4);
  const rivalOthers = draw.whole(5, 9);
  const rivalGoods = cost * rivalOthers;
  const ownGoods = cost * draw.whole(2, rivalOthers - 2);
  const enough = ownGoods / cost;
  const [fewest, most] = WEEKLY[goods] ?? [0, Infinity];
  if (ownGoods < fewest || rivalGoods > most) return null;
  const answer = draw.whole(enough + 1, rivalOthers - 1);
  return {
    values: {
      goods,
      others,
      headGoods: capital(goods),
      headOthers: capital(others),
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
