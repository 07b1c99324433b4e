import { netGain, optimalQuantity, totalsOf } from '../marginal';
import { count, dollars, ordinal } from '../numbers';
import type { MarginalPicture } from '../picture/marginal-picture';
import type { Point } from '../figure';
import { drawFalling, type Draw } from './draw';
import { atQuantities } from './points';
import { capital } from './settings';
import { modelsOf, questionModel } from './question-model';

const MARKET = 'marginal-benefit-and-cost';

/** One hour costs the wages of several people. */
const STAFF = 5;

/** Marginal benefit and marginal cost of six hours that cross between the second and the fifth. */
function drawDays(draw: Draw) {
  const benefit = drawFalling(draw, draw.whole(30, 44), 7).map((value) => STAFF * value);
  const cost = drawFalling(draw, draw.whole(4, 9), 7).map((value, _, [first = 0]) => STAFF * (2 * first - value));
  const best = optimalQuantity(benefit, cost);
  const isClear = benefit.every((value, index) => value > 0 && value !== cost[index]);
  if (!isClear || best < 3 || best > 4) return null;
  return {
    benefit,
    cost,
    best,
    values: { place: draw.oneOf(DAYS), best, next: best + 1, last: ordinal(best), following: ordinal(best + 1) },
  };
}

const DAYS = ['market stall', 'ferry', 'food truck', 'repair shop', 'swimming pool', 'library café'];

const hoursModel = modelsOf(MARKET, drawDays);

export const howManyHours = hoursModel('how-many-hours', ({ benefit, cost, best }) => {
  return {
    values: { nextBenefit: benefit[best] ?? 0 },
    picture: { kind: 'marginal', x: 'Hours (per day)', y: 'Dollars per hour', benefit, cost, show: [] },
    right: best,
    wrong: [
      ['maximize-benefit', benefit.length],
      ['diminishing-stop', 2],
      ['off-by-one', best + 1],
      ['largest-gap', 1],
      ['off-by-one', best - 1, 'early'],
    ],
  };
});

export const largestNetGain = hoursModel('largest-net-gain', ({ benefit, cost, best }) => {
  const gain = netGain(benefit, cost, best);
  const total = totalsOf(benefit)[best - 1] ?? 0;
  const everything = totalsOf(benefit).at(-1) ?? 0;
  return {
    values: {
      totalBenefit: total,
      totalCost: total - gain,
      all: benefit.length,
      gain,
      benefits: benefit.slice(0, best).map(dollars).join(' + '),
      costs: cost.slice(0, best).map(dollars).join(' + '),
    },
    rows: benefit.map((value, index) => [count(index + 1), dollars(value), dollars(cost[index] ?? 0)]),
    right: gain,
    wrong: [
      ['marginal-is-net', (benefit[best - 1] ?? 0) - (cost[best - 1] ?? 0)],
      ['total-not-net', total],
      ['maximize-benefit', netGain(benefit, cost, benefit.length)],
      ['total-not-net', everything, 'all'],
      ['off-by-one', netGain(benefit, cost, best + 1)],
      ['gain-for-cost', total - gain],
    ],
  };
});

/** What a city can have more or less of: "acres of parks". */
const SERVICES = [
  { things: 'acres of parks', y: 'Benefit and cost ($ thousands per acre)' },
  { things: 'miles of sidewalks', y: 'Benefit and cost ($ thousands per mile)' },
  { things: 'hours of library service', y: 'Benefit and cost ($ per hour)' },
  { things: 'charging stations', y: 'Benefit and cost ($ thousands each)' },
  { things: 'public tennis courts', y: 'Benefit and cost ($ thousands each)' },
] as const;

/** Straight curves that cross at `best`, and a smaller quantity. */
function drawStraight(draw: Draw) {
  const best = 10 * draw.whole(3, 6);
  const less = 10 * draw.whole(1, 2);
  const [fall, rise] = [draw.oneOf([1, 1.5, 2]), draw.oneOf([0.5, 1])] as const;
  const reservation = 5 * draw.whole(2, 5);
  const service = draw.oneOf(SERVICES);
  const benefit = { start: reservation + (fall + rise) * best, slope: fall };
  const cost = { start: reservation, slope: rise };
  const title = capital(service.things);
  const graph = (more: Partial<MarginalPicture>): MarginalPicture => ({
    kind: 'marginal',
    title,
    x: title,
    y: service.y,
    benefit,
    cost,
    show: [],
    ...more,
  });
  return { best, less, benefit, cost, graph, values: { things: service.things, best, less } };
}

/** The areas of what is asked for, and the errors that lead to others. */
const AREAS_OF = {
  'net benefit': {
    right: 'T + V',
    wrong: [
      ['total-not-net', 'V + W'],
      ['wrong-interval', 'T + U'],
      ['gain-for-cost', 'U + W'],
    ],
  },
  'total cost': {
    right: 'U + W',
    wrong: [
      ['gain-for-cost', 'V + W'],
      ['marginal-is-net', 'T + V'],
      ['wrong-interval', 'T + U'],
    ],
  },
} as const;

const serviceModel = modelsOf(MARKET, drawStraight);

export const areasOfBenefitAndCost = serviceModel('areas-of-benefit-and-cost', (drawn, draw) => {
  const { best, less, benefit, cost } = drawn;
  const asked = draw.oneOf(['net benefit', 'total cost'] as const);
  const { right, wrong } = AREAS_OF[asked];
  const heightOf = (quantity: number, share: number): Point => {
    const [low, high] = [cost.start + cost.slope * quantity, benefit.start - benefit.slope * quantity];
    return [quantity, low + (high - low) * share];
  };
  const below = (quantity: number): Point => [quantity, (cost.start + cost.slope * quantity) / 2];
  return {
    values: { asked },
    picture: drawn.graph({
      at: atQuantities(['benefit', less], ['benefit', best]),
      areas: {
        T: heightOf(less * 0.4, 0.5),
        U: below(less * 0.5),
        V: heightOf(less + (best - less) * 0.3, 0.5),
        W: below((less + best) / 2),
      },
    }),
    right: { areas: right },
    wrong: wrong.map(([misconception, areas]) => [misconception, { areas }, `${areas} for ${asked}`] as const),
  };
});

const RENTALS = ['kayak', 'bicycle', 'tennis court', 'recording studio', 'meeting room', 'sailboat'];

export const moreUnitsAtALowerCost = questionModel('more-units-at-a-lower-cost', MARKET, (draw) => {
  const [first, second, third] = [draw.whole(2, 4), draw.whole(5, 6), draw.whole(8, 11)] as const;
  const [hourly, least] = [draw.oneOf([2, 3, 4]), draw.whole(5, 12)];
  const rental = draw.oneOf(RENTALS);
  const times = draw.isFresh && (rental === 'recording studio' || rental === 'sailboat') ? 4 : 1;
  const slope = times * hourly;
  const start = slope * third + times * least;
  const costAt = (hours: number) => start - slope * hours;
  const most = start / slope;
  return {
    values: {
      rental,
      newCost: costAt(third),
      oldCost: costAt(second),
      second,
      third,
      more: third - second,
    },
    picture: {
      kind: 'marginal',
      title: 'Hours of a rental',
      x: 'Hours (per week)',
      y: 'Dollars per hour',
      benefit: { start, slope },
      cost: { start: costAt(second), slope: 0 },
      show: [],
      at: atQuantities(['benefit', first], ['benefit', second], ['benefit', third]),
      max: { x: Math.ceil(most * 1.1), y: Math.ceil((start * 1.1) / 10) * 10 },
    },
    right: third - second,
    wrong: [
      ['gain-is-total', third],
      ['maximize-benefit', most - second],
      ['wrong-interval', second - first, 'before'],
      ['wrong-interval', third - first],
      ['keeps-old-quantity', second],
    ],
  };
});

export const netBenefitOfOneMore = hoursModel('net-benefit-of-one-more', ({ benefit, cost, best }, draw) => {
  const [benefits, costs] = [totalsOf(benefit), totalsOf(cost)];
  const to = draw.oneOf([best, best + 1]);
  const [benefitBefore = 0, benefitAfter = 0] = [benefits[to - 2], benefits[to - 1]];
  const [costBefore = 0, costAfter = 0] = [costs[to - 2], costs[to - 1]];
  const [added, spent] = [benefitAfter - benefitBefore, costAfter - costBefore];
  const [change, amount, total] = [added > spent, Math.abs(added - spent), benefitAfter - costAfter];
  if (amount < 2 || amount === total || total <= 0) return null;
  const [way, other] = change ? ['increases', 'decreases'] : ['decreases', 'increases'];
  return {
    values: {
      from: to - 1,
      to,
      last: ordinal(to),
      added,
      spent,
      total,
      benefitBefore,
      benefitAfter,
      costBefore,
      costAfter,
    },
    rows: [0, ...benefits].map((value, index) => [
      count(index),
      dollars(value),
      dollars(index === 0 ? 0 : (costs[index - 1] ?? 0)),
    ]),
    right: { way, amount },
    wrong: [
      ['total-not-marginal', { way: 'increases', amount: total }],
      ['reversed-adjustment', { way: other, amount }],
      ['total-not-marginal', { way: 'decreases', amount: total }, 'decreases'],
    ],
  };
});

export const whichMarginalCurveShifted = serviceModel('which-marginal-curve-shifted', ({ best, graph }, draw) => {
  const side = draw.oneOf(['benefit', 'cost'] as const);
  const isMore = draw.oneOf([true, false]);
  const newBest = best + (isMore ? 10 : -10);
  // The new best quantity lies on the curve that has stayed.
  const [stayed, other] = side === 'benefit' ? (['cost', 'benefit'] as const) : (['benefit', 'cost'] as const);
  const change = isMore === (side === 'benefit') ? 'increased' : 'decreased';
  const opposite = change === 'increased' ? 'decreased' : 'increased';
  return {
    values: { side, stayed, direction: isMore ? 'more' : 'less' },
    picture: graph({ at: atQuantities(['benefit', best], [stayed, newBest]) }),
    right: { curve: other, change },
    wrong: [
      ['shift-vs-movement', { curve: stayed, change: opposite }],
      ['shift-reversed', { curve: other, change: opposite }],
      ['shift-vs-movement', { curve: stayed, change }, 'both'],
    ],
  };
});
