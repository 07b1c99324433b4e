import { demandPrice } from '../market';
import { count, dollars, sum } from '../numbers';
import { priceCeiling } from '../price-controls';
import { consumerSurplus } from '../surplus';
import { drawFalling, type Draw } from './draw';
import { isWide, pictureWithAreas } from './drawn-areas';
import { drawMarket, pictureOf, scheduleOf } from './drawn-market';
import { atPrices } from './points';
import { questionModel } from './question-model';
import { drawGood } from './settings';

/** A market with a binding ceiling, and what the last buyer of the quantity supplied would pay; null unless all are whole numbers. */
function drawCappedMarket(draw: Draw, most: number) {
  const drawn = drawMarket(draw);
  const { market, at } = drawn;
  const ceiling = at.price - draw.whole(1, most);
  if (ceiling <= market.supply.reservation) return null;
  const outcome = priceCeiling(market, ceiling);
  const last = demandPrice(market.demand, outcome.quantity);
  return Number.isInteger(last)
    ? { drawn, ceiling, outcome, last, missing: at.quantity - outcome.quantity, cut: at.price - ceiling }
    : null;
}

export const consumersUnderACeiling = questionModel('consumers-under-a-ceiling', 'surplus-under-a-ceiling', (draw) => {
  const capped = drawCappedMarket(draw, 2);
  if (capped === null) return null;
  const { drawn, ceiling, outcome, last, cut } = capped;
  const { good, market, at } = drawn;
  const { quantity, consumerSurplus: key } = outcome;
  const before = consumerSurplus(market.demand, at.price);
  return {
    values: { ...good, ceiling, quantity, firstGain: market.demand.choke - ceiling, lastGain: last - ceiling, key },
    picture: pictureOf(drawn, {
      ceiling,
      show: ['equilibrium'],
      at: atPrices(['demand', last], ['supply', ceiling], ['demand', market.demand.choke]),
    }),
    within: { answer: [0, market.demand.choke * at.quantity] },
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

export const producersLossUnderACeiling = questionModel(
  'producers-loss-under-a-ceiling',
  'surplus-under-a-ceiling',
  (draw) => {
    const capped = drawCappedMarket(draw, 3);
    if (capped === null) return null;
    const { drawn, ceiling, outcome, missing, cut } = capped;
    const { good, market, at } = drawn;
    const { quantity, shortage, producerSurplus: left } = outcome;
    const loss = (cut * (at.quantity + quantity)) / 2;
    return {
      values: { ...good, ceiling, price: at.price, cut, quantity, oldQuantity: at.quantity, missing, loss },
      picture: pictureOf(drawn, {
        ceiling,
        show: ['equilibrium'],
        at: atPrices(['supply', ceiling], ['supply', market.supply.reservation]),
      }),
      within: { answer: [0, at.price * at.quantity] },
      right: loss,
      wrong: [
        ['old-quantity-counted', cut * at.quantity],
        ['transfers-only', cut * quantity],
        ['lost-units-counted', cut * missing],
        ['shortage-as-lost-trades', cut * shortage],
        ['triangle-as-rectangle', 2 * left],
      ],
    };
  },
);

export const changeOfConsumerSurplus = questionModel(
  'change-of-consumer-surplus',
  'surplus-under-a-ceiling',
  (draw) => {
    const capped = drawCappedMarket(draw, 3);
    if (capped === null) return null;
    const { drawn, ceiling, outcome, last, missing, cut } = capped;
    const { good, at } = drawn;
    const gain = cut * outcome.quantity;
    const lost = ((last - at.price) * missing) / 2;
    const change = Math.abs(gain - lost);
    if (change === 0 || change === gain) return null;
    const [way, other] = gain > lost ? ['increases', 'decreases'] : ['decreases', 'increases'];
    return {
      values: {
        ...good,
        ceiling,
        cut,
        sold: outcome.quantity,
        gain,
        lost,
        missing,
        height: last - at.price,
        way,
        change,
      },
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
  },
);

export const areasUnderACeiling = questionModel('areas-under-a-ceiling', 'surplus-under-a-ceiling', (draw) => {
  const capped = drawCappedMarket(draw, 3);
  if (capped === null) return null;
  const { drawn, ceiling, outcome, last } = capped;
  if (!isWide(drawn, outcome)) return null;
  const asked = draw.oneOf(['producers', 'loss'] as const); // the sums of two areas that mean something
  const key = asked === 'loss' ? 'W + X' : 'V + X';
  return {
    values: { ...drawn.good, asked, key },
    picture: pictureWithAreas(drawn, { quantity: outcome.quantity, high: last, low: ceiling }, (lowered) => ({
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

export const lossInACeilingSchedule = questionModel('loss-in-a-ceiling-schedule', 'surplus-under-a-ceiling', (draw) => {
  const capped = drawCappedMarket(draw, 3);
  if (capped === null) return null;
  const { drawn, ceiling, outcome, last, missing, cut } = capped;
  const { good, market, at } = drawn;
  const { quantity, shortage, deadweightLoss: loss } = outcome;
  const gap = last - ceiling;
  if (gap > 6) return null;
  const prices = Array.from({ length: gap + 1 }, (_, step) => last - step);
  return {
    values: { ...good, ceiling, quantity, last, gap, missing, oldQuantity: at.quantity, loss },
    rows: scheduleOf(market, prices),
    within: { answer: [0, last * at.quantity] },
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

export const lossOfSinglesUnderACeiling = questionModel(
  'loss-of-single-units-under-a-ceiling',
  'surplus-under-a-ceiling',
  (draw) => {
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
      within: { answer: [0, sum(values)] },
      right: sum(lost),
      wrong: [
        ['one-side-only', sum(values.slice(sold, best)) - limit * (best - sold)],
        ['old-quantity-counted', sum(gains.slice(0, best))],
        ['shortage-as-lost-trades', sum(values.slice(sold, wanted)) - limit * (wanted - sold)],
        ['lost-units-counted', sum(values.slice(sold, best))],
        ['long-side-trades', lost[0] ?? 0],
      ],
    };
  },
);
