import { quantityDemanded, quantitySupplied } from '../market';
import { atPrice } from '../price-controls';
import { tradeAt } from '../schedule';
import type { Draw } from './draw';
import { areBetweenEnds, drawMarket, equationsOf, isRound, pictureOf, scheduleOf } from './drawn-market';
import { atPrices } from './points';
import { modelsOf, questionModel } from './question-model';
import { drawPrices, isWhole, priceAxis, quantityAxis } from './settings';

const MARKET = 'market-out-of-equilibrium';

/** A price at which some units are still demanded and supplied, away from equilibrium; null where there is none. */
function drawGap(draw: Draw) {
  const drawn = drawMarket(draw);
  const { market, at } = drawn;
  const away = draw.oneOf([-1, 1]) * draw.whole(1, 3);
  const price = at.price + away;
  if (!areBetweenEnds(market, price)) return null;
  const { quantityDemanded: wanted, quantitySupplied: offered } = atPrice(market, price);
  const gap = {
    price,
    wanted,
    offered,
    size: Math.abs(wanted - offered),
    short: Math.min(wanted, offered),
    long: Math.max(wanted, offered),
    gap: away < 0 ? 'shortage' : 'surplus',
  };
  return { ...drawn, ...gap, values: { ...drawn.values, ...gap } };
}

/** F on the supply curve and G on the demand curve at one price. */
const atOnePrice = (price: number) => atPrices(['supply', price], ['demand', price]);

const pricedModel = modelsOf(MARKET, drawMarket);

export const priceOfAGap = pricedModel('price-of-a-gap', (drawn, draw) => {
  const { market, at, perDollar } = drawn;
  const equations = equationsOf(drawn);
  const { fewer, more } = equations;
  const away = draw.whole(1, 3);
  const sign = draw.oneOf([-1, 1]);
  const size = away * (fewer + more);
  const price = at.price + sign * away;
  if (!isRound(equations) || fewer === more || at.price <= away) return null;
  return {
    values: { ...equations, gap: sign < 0 ? 'shortage' : 'surplus', perDollar: fewer + more, away, size, price },
    within: { answer: [market.supply.reservation, market.demand.choke] },
    demands: isWhole,
    right: price,
    wrong: [
      ['shortage-surplus-swap', at.price - sign * away],
      ['gap-from-equilibrium', at.price + (sign * size) / perDollar.demand, 'demand'],
      ['gap-from-equilibrium', at.price + (sign * size) / perDollar.supply, 'supply'],
      ['stopped-halfway', at.price],
      ['change-not-level', away],
      ['one-side-only', at.price - (sign * size) / perDollar.supply],
    ],
  };
});

const gapModel = modelsOf(MARKET, drawGap);

export const spendingOutOfEquilibrium = gapModel('spending-out-of-equilibrium', (drawn) => {
  const { at, price, wanted, offered, short, long, size } = drawn;
  return {
    values: { gap: drawn.gap, fairPrice: at.price, fairQuantity: at.quantity },
    picture: pictureOf(drawn, { show: ['equilibrium'], at: atOnePrice(price) }),
    right: price * short,
    wrong: [
      ['long-side-trades', price * long],
      ['trades-prove-equilibrium', at.price * at.quantity, 'equilibrium'],
      ['trades-prove-equilibrium', price * at.quantity, 'quantity'],
      ['middle-is-equilibrium', (price * (wanted + offered)) / 2],
      ['gap-from-equilibrium', price * size],
      ['keeps-old-quantity', at.price * short],
    ],
    freshWrong: [['change-not-level', Math.abs(price - at.price) * short]],
  };
});

export const shrinkingGap = pricedModel('shrinking-gap', ({ market, at, perDollar }, draw) => {
  const place = draw.oneOf([0, 4]);
  const [low, high] = [at.price - place, at.price + 4 - place];
  if (!areBetweenEnds(market, low, high)) return null;
  const change = draw.whole(2, 3);
  const [from, to] = place === 0 ? [high, high - change] : [low, low + change];
  const gapAt = (price: number) =>
    Math.abs(quantityDemanded(market.demand, price) - quantitySupplied(market.supply, price));
  const key = gapAt(from) - gapAt(to);
  if (perDollar.demand === perDollar.supply) return null;
  return {
    values: {
      gap: place === 0 ? 'surplus' : 'shortage',
      from,
      to,
      oldGap: gapAt(from),
      newGap: gapAt(to),
      demandChange: change * perDollar.demand,
      supplyChange: change * perDollar.supply,
    },
    rows: scheduleOf(market, low, high),
    demands: isWhole,
    right: key,
    wrong: [
      ['one-side-only', change * Math.max(perDollar.demand, perDollar.supply)],
      ['total-not-change', gapAt(to)],
      ['overshoots-equilibrium', gapAt(from)],
      ['middle-is-equilibrium', (gapAt(from) + gapAt(to)) / 2],
      ['stopped-halfway', perDollar.demand + perDollar.supply],
      ['one-for-one-dollar', change],
    ],
  };
});

export const salesAfterAdjustment = gapModel('sales-after-adjustment', (drawn) => {
  const { at, perDollar } = drawn;
  if (perDollar.demand === perDollar.supply) return null;
  const { price, short, long, size } = drawn;
  const key = at.quantity - short;
  const dollarsAway = Math.abs(at.price - price);
  return {
    values: { gap: drawn.gap, price, short, long, size, dollarsAway },
    picture: pictureOf(drawn, { show: ['equilibrium'], at: atOnePrice(price) }),
    demands: isWhole,
    right: key,
    wrong: [
      ['one-side-only', size],
      ['total-not-change', at.quantity],
      ['one-for-one-dollar', dollarsAway],
      ['middle-is-equilibrium', size / 2],
      ['stopped-halfway', key / dollarsAway],
    ],
  };
});

export const pressureOnThePrice = gapModel('pressure-on-the-price', (drawn) => {
  const equations = equationsOf(drawn);
  if (!isRound(equations)) return null;
  const { price, wanted, offered, size } = drawn;
  const [other, way, back] = drawn.gap === 'shortage' ? ['surplus', 'up', 'down'] : ['shortage', 'down', 'up'];
  return {
    values: { ...equations, price, wanted, offered, size, key: drawn.gap },
    right: { gap: drawn.gap, way },
    wrong: [
      ['reversed-price-pressure', { gap: drawn.gap, way: back }],
      ['shortage-surplus-swap', { gap: other, way: back }, 'only'],
      ['shortage-surplus-swap', { gap: other, way }, 'both'],
    ],
  };
});

const SIDES = 6;

export const unsoldOneByOne = questionModel('unsold-one-by-one', MARKET, (draw) => {
  const { good, lowest } = drawPrices(draw, 24);
  const pick = (from: number, to: number) =>
    draw.shuffled(Array.from({ length: to - from + 1 }, (_, index) => from + index)).slice(0, SIDES);
  const buyers = pick(lowest, lowest + 24).sort((a, b) => b - a);
  const sellers = pick(lowest, lowest + 24).sort((a, b) => a - b);
  const price = lowest + draw.whole(6, 20);
  const { wanted, offered, traded } = tradeAt({ buyers, sellers }, price);
  const most = buyers.filter((value, index) => value > (sellers[index] ?? 0)).length;
  if ([...buyers, ...sellers].some((value) => Math.abs(value - price) < 2) || offered < wanted + 2 || traded === 0)
    return null;
  return {
    values: { ...good, price, wanted, offered, most },
    picture: { kind: 'schedule', quantity: quantityAxis(good), price: priceAxis(good), buyers, sellers },
    right: offered - wanted,
    wrong: [
      ['one-side-only', offered],
      ['gap-from-equilibrium', offered - most, 'supply'],
      ['gap-from-equilibrium', most - wanted, 'demand'],
      ['shortage-surplus-swap', SIDES - wanted],
      ['equilibrium-serves-everyone', SIDES - offered],
      ['trades-prove-equilibrium', most],
    ],
  };
});
