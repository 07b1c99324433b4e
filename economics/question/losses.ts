import type { MarketPicture } from '../picture/market-picture';
import { consumerSurplus, deadweightLoss } from '../surplus';
import { areasOf, otherAreas, pieces, polygon } from './areas';
import { drawMarket, pictureOf, type DrawnMarket, goodPicture } from './drawn-market';
import { drawLimitedMarket, type Limit } from './limits';
import { atPrices } from './points';
import { modelsOf, questionModel } from './question-model';
import { drawGood, isPlausible } from './settings';
import { count, dollars } from '../numbers';

const MARKET = 'deadweight-loss';

/** The equilibrium, and the last unit sold on both curves. */
const limitIn = (drawn: DrawnMarket, { value, cost }: Limit): MarketPicture =>
  pictureOf(drawn, {
    show: ['equilibrium'],
    at: atPrices(['demand', value], ['supply', cost]),
  });

const limitModel = modelsOf(MARKET, drawLimitedMarket);

export const lossOfAQuota = limitModel('loss-of-a-quota', (drawn) => {
  const { market, at, quantity, gap, missing, value, cost } = drawn;
  const loss = deadweightLoss(market, quantity);
  return {
    values: { loss },
    picture: limitIn(drawn, drawn),
    right: loss,
    wrong: [
      ['triangle-as-rectangle', 2 * loss],
      ['one-side-only', ((value - at.price) * missing) / 2, 'buyers'],
      ['traded-units-counted', (gap * quantity) / 2],
      ['transfer-as-loss', (value - at.price) * quantity],
      ['surplus-as-loss', gap * quantity],
      ['one-side-only', ((at.price - cost) * missing) / 2, 'sellers'],
    ],
  };
});

export const lossOfOverproduction = questionModel('loss-of-overproduction', MARKET, (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at, perDollar } = drawn;
  const below = draw.whole(1, 4);
  const excess = below * perDollar.demand;
  const quantity = at.quantity + excess;
  const [value, cost] = [at.price - below, at.price + excess / perDollar.supply];
  if (!isPlausible(good, [value, cost]) || !Number.isInteger(cost)) return null;
  const [gap, loss] = [cost - value, deadweightLoss(market, quantity)];
  return {
    values: { ...good, efficient: at.quantity, quantity, excess, value, cost, gap, loss },
    picture: limitIn(drawn, { quantity, value, cost, gap, missing: excess }),
    right: loss,
    wrong: [
      ['triangle-as-rectangle', 2 * loss],
      ['one-side-only', (below * excess) / 2, 'buyers'],
      ['traded-units-counted', (gap * quantity) / 2],
      ['one-side-only', ((cost - at.price) * excess) / 2, 'sellers'],
      ['cost-as-loss', ((at.price + cost) / 2) * excess],
      ['largest-gap', gap],
    ],
  };
});

export const transferAndLoss = limitModel('transfer-and-loss', (drawn) => {
  const { market, at, quantity, value } = drawn;
  const loss = deadweightLoss(market, quantity);
  const rise = value - at.price;
  const [transfer, tooMuch] = [rise * quantity, rise * at.quantity];
  return {
    values: { rise, transfer, loss },
    picture: limitIn(drawn, drawn),
    right: { first: transfer, second: loss },
    wrong: [
      ['lost-units-counted', { first: tooMuch, second: loss }, 'transfer'],
      ['triangle-as-rectangle', { first: transfer, second: 2 * loss }],
      ['lost-units-counted', { first: tooMuch, second: 2 * loss }, 'both'],
    ],
  };
});

/** What may be asked for, and the errors of the other three answers. */
const ASKED = {
  loss: { buyers: 'one-side-only', kept: 'transfer-as-loss', sellers: 'one-side-only' },
  buyers: { loss: 'wrong-comparison', kept: 'one-side-only', sellers: 'one-side-only' },
} as const; // its keys are the answers

export const areasUnderALimit = questionModel('areas-under-a-limit', MARKET, (draw) => {
  const good = drawGood(draw, 8, 9);
  const at = { quantity: draw.whole(24, 30), price: draw.whole(24, 28) };
  const demand = { slope: 0.7, choke: at.price + 0.7 * at.quantity };
  const supply = { slope: 0.7, reservation: at.price - 0.7 * at.quantity };
  const few = Math.round(at.quantity * 0.4) + draw.whole(0, 2);
  const [value, cost] = [demand.choke - 0.7 * few, supply.reservation + 0.7 * few];
  const { areas, letters } = areasOf(draw, {
    top: polygon([0, demand.choke], [0, value], [few, value]),
    moved: polygon([0, value], [few, value], [few, at.price], [0, at.price]),
    stays: polygon([0, at.price], [few, at.price], [few, cost], [0, cost]),
    bottom: polygon([0, supply.reservation], [0, cost], [few, cost]),
    above: polygon([few, value], [few, at.price], [at.quantity, at.price]),
    below: polygon([few, cost], [few, at.price], [at.quantity, at.price]),
  });
  const { moved = '', stays = '', above = '', below = '' } = letters;
  const answers = {
    loss: pieces(above, below),
    buyers: pieces(moved, above),
    kept: pieces(moved, stays),
    sellers: pieces(stays, below),
  };
  const asked = draw.oneOf(['loss', 'buyers'] as const); // the keys of ASKED
  return {
    values: { ...good, asked, moved, stays, above, below },
    picture: goodPicture(good, {
      values: 'hidden',
      demand,
      supply,
      show: ['equilibrium'],
      at: atPrices(['demand', value], ['supply', cost]),
      areas,
      max: { quantity: 1.45 * at.quantity, price: 1.1 * demand.choke },
    }),
    right: { areas: answers[asked] },
    wrong: otherAreas(ASKED[asked], answers),
  };
});

export const lossFromATable = questionModel('loss-from-a-table', MARKET, (draw) => {
  const { good, market, at, perDollar } = drawMarket(draw);
  const { demand, supply } = market;
  const step = draw.whole(1, 3);
  // Buyers pay what the last unit is worth to them.
  const rowAt = (cheaper: number) => {
    const price = at.price + cheaper;
    const quantity = (demand.choke - price) * perDollar.demand;
    const buyers = consumerSurplus(demand, price);
    const cost = supply.reservation * quantity + quantity ** 2 / perDollar.supply / 2;
    return { quantity, buyers, sellers: price * quantity - cost };
  };
  const rows = [2 * step, step, 0, -step].map(rowAt);
  const [lowest, , best, last] = rows;
  const actual = draw.oneOf(rows.slice(0, 2));
  if (!lowest || !best || !last || lowest.quantity <= 0) return null;
  const cells = rows.flatMap(({ quantity, buyers, sellers }) => [quantity, buyers, sellers]);
  if (!cells.every((cell) => Number.isInteger(cell) && cell > 0)) return null;
  const total = ({ buyers, sellers }: typeof best) => buyers + sellers;
  const key = total(best) - total(actual);
  // The total would be a hundred times as large, which no one would take for the loss.
  if (total(actual) > 100 * key) return null;
  return {
    values: { ...good, quantity: actual.quantity, efficient: best.quantity, most: total(best), total: total(actual) },
    rows: rows.map(({ quantity, buyers, sellers }) => [count(quantity), dollars(buyers), dollars(sellers)]),
    right: key,
    wrong: [
      ['one-side-only', best.buyers - actual.buyers, 'buyers'],
      ['surplus-as-loss', total(actual)],
      ['one-side-only', Math.abs(best.sellers - actual.sellers), 'sellers'],
      ['wrong-comparison', Math.abs(actual.buyers - actual.sellers)],
      ['more-trade-is-better', Math.abs(total(last) - total(actual))],
    ],
  };
});

/** Dollars a unit by which a steep and a flat curve change. */
const SLOPES = { steep: 0.5, flat: 0.1 } as const; // numbers of these names

export const steepnessAndLoss = questionModel('steepness-and-loss', MARKET, (draw) => {
  const price = draw.whole(20, 24);
  const quantity = 10 * draw.whole(2, 4);
  const fewer = 5 * draw.whole(1, 3);
  const good = drawGood(draw, 16, 40);
  const asked = draw.oneOf(['largest', 'smallest'] as const); // what the stem says
  const [one, other] = asked === 'largest' ? (['steep', 'flat'] as const) : (['flat', 'steep'] as const); // names of SLOPES
  const slopeOf = (name: string | number | undefined) => (name === 'steep' ? SLOPES.steep : SLOPES.flat);
  return {
    values: { ...good, price, quantity, limit: quantity - fewer, fewer, asked },
    draw: ({ demand, supply }) => ({
      kind: 'market',
      quantity: 'Quantity',
      price: 'Price ($)',
      demand: { choke: price + slopeOf(demand) * quantity, slope: slopeOf(demand) },
      supply: { reservation: price - slopeOf(supply) * quantity, slope: slopeOf(supply) },
      show: ['equilibrium'],
      max: { quantity: 60, price: 40 },
    }),
    right: { demand: one, supply: one },
    wrong: [
      ['elasticity-loss-swap', { demand: other, supply: other }],
      ['one-side-only', { demand: one, supply: other }, 'demand'],
      ['one-side-only', { demand: other, supply: one }, 'supply'],
    ],
  };
});
