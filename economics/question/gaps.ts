import { quantityDemanded, quantitySupplied } from '../market';
import { count, dollars } from '../numbers';
import { atPrice } from '../price-controls';
import { tradeAt } from '../schedule';
import type { Draw } from './draw';
import { drawMarket, equationsOf, isRound, pictureOf, type DrawnMarket } from './drawn-market';
import { atPrices } from './points';
import { questionModel } from './question-model';
import { drawPrices, isWhole, priceAxis, quantityAxis } from './settings';

const MARKET = 'market-out-of-equilibrium';

/** A price at which some units are still demanded and supplied, away from equilibrium; null where there is none. */
function drawGap(draw: Draw, { market, at }: DrawnMarket, farthest = 3) {
  const away = draw.oneOf([-1, 1]) * draw.whole(1, farthest);
  const price = at.price + away;
  if (price <= market.supply.reservation || price >= market.demand.choke) return null;
  const { quantityDemanded: wanted, quantitySupplied: offered } = atPrice(market, price);
  return {
    price,
    wanted,
    offered,
    size: Math.abs(wanted - offered),
    short: Math.min(wanted, offered),
    long: Math.max(wanted, offered),
    gap: away < 0 ? 'shortage' : 'surplus',
    isShortage: away < 0,
  } as const; // the two names of a gap
}

/** F on the supply curve and G on the demand curve at one price. */
const atOnePrice = (price: number) => atPrices(['supply', price], ['demand', price]);

export const priceOfAGap = questionModel('price-of-a-gap', MARKET, (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at, perDollar } = drawn;
  const equations = equationsOf(drawn);
  const { fewer, more } = equations;
  const away = draw.whole(1, 3);
  const sign = draw.oneOf([-1, 1]);
  const size = away * (fewer + more);
  const price = at.price + sign * away;
  if (!isRound(equations) || fewer === more || at.price <= away) return null;
  return {
    values: {
      ...good,
      ...equations,
      gap: sign < 0 ? 'shortage' : 'surplus',
      oldPrice: at.price,
      perDollar: fewer + more,
      away,
      size,
      price,
    },
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

export const spendingOutOfEquilibrium = questionModel('spending-out-of-equilibrium', MARKET, (draw) => {
  const drawn = drawMarket(draw);
  const { good, at } = drawn;
  const gap = drawGap(draw, drawn);
  if (!gap) return null;
  const { price, wanted, offered, short, long, size } = gap;
  return {
    values: {
      ...good,
      price,
      wanted,
      offered,
      gap: gap.gap,
      short,
      long,
      size,
      fairPrice: at.price,
      fairQuantity: at.quantity,
      key: price * short,
    },
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
  };
});

export const shrinkingGap = questionModel('shrinking-gap', MARKET, (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at, perDollar } = drawn;
  const place = draw.oneOf([0, 4]);
  const prices = [0, 1, 2, 3, 4].map((step) => at.price + step - place);
  const wanted = (price: number) => quantityDemanded(market.demand, price);
  const offered = (price: number) => quantitySupplied(market.supply, price);
  if (prices.some((price) => wanted(price) <= 0 || offered(price) <= 0)) return null;
  const from = at.price + (place === 0 ? 4 : -4);
  const change = draw.whole(2, 3);
  const to = from + (place === 0 ? -change : change);
  const gapAt = (price: number) => Math.abs(wanted(price) - offered(price));
  const key = gapAt(from) - gapAt(to);
  if (perDollar.demand === perDollar.supply) return null;
  return {
    values: {
      ...good,
      gap: place === 0 ? 'surplus' : 'shortage',
      from,
      to,
      oldGap: gapAt(from),
      newGap: gapAt(to),
      demandChange: change * perDollar.demand,
      supplyChange: change * perDollar.supply,
      key,
    },
    rows: prices.map((price) => [dollars(price), count(wanted(price)), count(offered(price))]),
    within: { answer: [0, gapAt(from)] },
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

export const salesAfterAdjustment = questionModel('sales-after-adjustment', MARKET, (draw) => {
  const drawn = drawMarket(draw);
  const { good, at, perDollar } = drawn;
  const gap = drawGap(draw, drawn);
  if (!gap || perDollar.demand === perDollar.supply) return null;
  const { price, short, long, size } = gap;
  const key = at.quantity - short;
  const dollarsAway = Math.abs(at.price - price);
  return {
    values: { ...good, gap: gap.gap, price, short, long, size, dollarsAway, quantity: at.quantity, key },
    picture: pictureOf(drawn, { show: ['equilibrium'], at: atOnePrice(price) }),
    within: { answer: [0, long] },
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

export const pressureOnThePrice = questionModel('pressure-on-the-price', MARKET, (draw) => {
  const drawn = drawMarket(draw);
  const equations = equationsOf(drawn);
  const gap = drawGap(draw, drawn);
  if (!gap || !isRound(equations)) return null;
  const { price, wanted, offered, size, isShortage } = gap;
  const [other, way, back] = isShortage ? ['surplus', 'up', 'down'] : ['shortage', 'down', 'up'];
  return {
    values: { ...drawn.good, ...equations, price, wanted, offered, size, key: gap.gap },
    right: { gap: gap.gap, way },
    wrong: [
      ['reversed-price-pressure', { gap: gap.gap, way: back }],
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
    values: { ...good, price, wanted, offered, most, key: offered - wanted },
    picture: { kind: 'schedule', quantity: quantityAxis(good), price: priceAxis(good), buyers, sellers },
    within: { answer: [1, SIDES] },
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
