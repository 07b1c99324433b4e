import { demandPrice } from '../market';
import { count, dollars, sum } from '../numbers';
import { priceCeiling } from '../price-controls';
import { consumerSurplus } from '../surplus';
import { drawFalling, type Draw } from './draw';
import { isWide, pictureWithAreas } from './drawn-areas';
import { areBetweenEnds, drawMarket, pictureOf, scheduleOf } from './drawn-market';
import { atPrices } from './points';
import { modelsOf, questionModel } from './question-model';
import { drawGood } from './settings';

const MARKET = 'surplus-under-a-ceiling';

/** A market with a binding ceiling, and what the last buyer of the quantity supplied would pay; null unless all are whole numbers. */
function drawCappedMarket(draw: Draw, most: number) {
  const drawn = drawMarket(draw);
  const { market, at } = drawn;
  const ceiling = at.price - draw.whole(1, most);
  if (!areBetweenEnds(market, ceiling)) return null;
  const outcome = priceCeiling(market, ceiling);
  const last = demandPrice(market.demand, outcome.quantity);
  if (!Number.isInteger(last)) return null;
  const { quantity } = outcome;
  const [missing, cut] = [at.quantity - quantity, at.price - ceiling];
  const values = { ...drawn.values, ceiling, quantity, missing, cut };
  return { ...drawn, ...outcome, ceiling, last, missing, cut, values };
}

export const consumersUnderACeiling = questionModel('consumers-under-a-ceiling', MARKET, (draw) => {
  const drawn = drawCappedMarket(draw, 2);
  if (drawn === null) return null;
  const { market, at, ceiling, last, cut, quantity, consumerSurplus: key } = drawn;
  const before = consumerSurplus(market.demand, at.price);
  return {
    values: { ...drawn.values, firstGain: market.demand.choke - ceiling, lastGain: last - ceiling },
    picture: pictureOf(drawn, {
      ceiling,
      show: ['equilibrium'],
      at: atPrices(['demand', last], ['supply', ceiling], ['demand', market.demand.choke]),
    }),
    right: key,
    wrong: [
      ['old-quantity-counted', before],
      ['long-side-trades', consumerSurplus(market.demand, ceiling)],
      ['triangle-as-rectangle', (market.demand.choke - ceiling) * quantity],
      ['consumers-always-gain', before + cut * quantity],
      ['one-side-only', ((market.demand.choke - last) * quantity) / 2],
    ],
  };
});

const ceilingModel = modelsOf(MARKET, (draw) => drawCappedMarket(draw, 3));

export const producersLossUnderACeiling = ceilingModel('producers-loss-under-a-ceiling', (drawn) => {
  const { ceiling, missing, cut, market, at, quantity, shortage, producerSurplus: left } = drawn;
  const loss = (cut * (at.quantity + quantity)) / 2;
  return {
    values: { loss },
    picture: pictureOf(drawn, {
      ceiling,
      show: ['equilibrium'],
      at: atPrices(['supply', ceiling], ['supply', market.supply.reservation]),
    }),
    right: loss,
    wrong: [
      ['old-quantity-counted', cut * at.quantity],
      ['transfers-only', cut * quantity],
      ['lost-units-counted', cut * missing],
      ['shortage-as-lost-trades', cut * shortage],
      ['triangle-as-rectangle', 2 * left],
    ],
  };
});

export const changeOfConsumerSurplus = ceilingModel('change-of-consumer-surplus', (drawn, draw) => {
  const { ceiling, last, missing, cut, at } = drawn;
  const gain = cut * drawn.quantity;
  const lost = ((last - at.price) * missing) / 2;
  const change = Math.abs(gain - lost);
  if (change === 0 || change === gain) return null;
  // Most markets that are drawn have an increase.
  if (draw.isFresh && gain > lost && draw.whole(1, 4) > 1) return null;
  const [way, other] = gain > lost ? ['increases', 'decreases'] : ['decreases', 'increases'];
  return {
    values: { sold: drawn.quantity, gain, lost, height: last - at.price, change },
    picture: pictureOf(drawn, {
      ceiling,
      show: ['equilibrium'],
      at: atPrices(['demand', last], ['supply', ceiling]),
    }),
    right: { way, amount: change },
    wrong: [
      ['consumers-always-gain', { way: 'increases', amount: gain }],
      ['gain-loss-sign', { way: other, amount: change }],
      ['transfer-as-loss', { way: 'decreases', amount: gain }],
    ],
  };
});

export const areasUnderACeiling = ceilingModel('areas-under-a-ceiling', (drawn, draw) => {
  const { ceiling, last } = drawn;
  if (!isWide(drawn)) return null;
  const asked = draw.oneOf(['producers', 'loss'] as const); // the sums of two areas that mean something
  const key = asked === 'loss' ? 'W + X' : 'V + X';
  return {
    values: { asked },
    picture: pictureWithAreas(drawn, { quantity: drawn.quantity, high: last, low: ceiling }, (lowered) => ({
      ceiling: ceiling - lowered,
      show: ['equilibrium'],
      at: atPrices(['demand', last - lowered]),
    })),
    right: { areas: key },
    wrong:
      asked === 'loss'
        ? [
            ['transfer-as-loss', { areas: 'V + X' }, 'producers'],
            ['one-side-only', { areas: 'U + W' }],
            ['transfer-as-loss', { areas: 'U + V' }, 'still sold'],
          ]
        : [
            ['lost-units-counted', { areas: 'W + X' }],
            ['transfers-only', { areas: 'U + V' }],
            ['one-side-only', { areas: 'U + W' }],
          ],
  };
});

export const lossInACeilingSchedule = ceilingModel('loss-in-a-ceiling-schedule', (drawn) => {
  const { ceiling, last, missing, cut, market, at, quantity, shortage, deadweightLoss: loss } = drawn;
  const gap = last - ceiling;
  if (gap > 6) return null;
  return {
    values: { last, gap, loss },
    rows: scheduleOf(market, last, ceiling),
    right: loss,
    wrong: [
      ['shortage-as-lost-trades', (gap * shortage) / 2],
      ['transfer-as-loss', cut * quantity],
      ['one-side-only', (cut * missing) / 2, 'sellers'],
      ['triangle-as-rectangle', 2 * loss],
      ['one-side-only', ((last - at.price) * missing) / 2, 'buyers'],
      ['old-quantity-counted', (gap * at.quantity) / 2],
    ],
  };
});

export const lossOfSinglesUnderACeiling = questionModel('loss-of-single-units-under-a-ceiling', MARKET, (draw) => {
  const first = draw.whole(18, 28);
  const values = drawFalling(draw, first, 3);
  const costs = drawFalling(draw, -draw.whole(4, 8), 3).map((cost) => -cost);
  const best = values.filter((value, index) => value > (costs[index] ?? 0)).length;
  const sold = draw.whole(2, 3);
  const [ceiling = 0, next = 0] = costs.slice(sold - 1);
  const isPlain = values.every((value, index) => value !== costs[index]) && best < values.length;
  if (!isPlain || best < sold + 2 || ceiling + 1 >= next || (values.at(-1) ?? 0) < 4) return null;
  const limit = ceiling + 1;
  const gains = values.map((value, index) => value - (costs[index] ?? 0));
  const wanted = values.filter((value) => value >= limit).length;
  if (wanted <= best) return null;
  const lost = gains.slice(sold, best);
  const good = drawGood(draw, limit, first);
  return {
    values: { ...good, ceiling: limit, sold, best, lost: sum(lost), sums: lost.map(count).join(' + ') },
    rows: values.map((value, index) => [count(index + 1), dollars(value), dollars(costs[index] ?? 0)]),
    right: sum(lost),
    wrong: [
      ['one-side-only', sum(values.slice(sold, best)) - limit * (best - sold)],
      ['old-quantity-counted', sum(gains.slice(0, best))],
      ['shortage-as-lost-trades', sum(values.slice(sold, wanted)) - limit * (wanted - sold)],
      ['lost-units-counted', sum(values.slice(sold, best))],
      ['long-side-trades', lost[0] ?? 0],
    ],
  };
});
