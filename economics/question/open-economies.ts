import { quantityDemanded, quantitySupplied } from '../market';
import { autarky, freeTrade, gainsFromTrade, withTariff } from '../world-trade';
import { areBetweenEnds, drawMarket, scheduleOf } from './drawn-market';
import { openPicture, TRADED } from './policy-goods';
import { modelsOf } from './question-model';
import { isWhole } from './settings';

/** Whether the smaller quantity stands where the axis has its zero. */
const isNearZero = (one: number, other: number): boolean => 6 * Math.min(one, other) < Math.max(one, other);

const tradeModel = modelsOf('trade-at-the-world-price', (draw) => drawMarket(draw, TRADED));

export const importsAfterAShift = tradeModel('imports-after-a-shift', ({ market, at, perDollar }, draw) => {
  if (perDollar.demand === perDollar.supply) return null; // else one column mirrors the other
  const worldPrice = at.price - draw.whole(1, 3);
  const high = at.price + 1;
  if (!areBetweenEnds(market, worldPrice - 1, high)) return null;
  const { imports, quantityDemanded: wanted, quantitySupplied: offered } = freeTrade(market, worldPrice);
  const side = draw.oneOf(['demand', 'supply'] as const); // the curve that shifts right
  const more = perDollar[side] * draw.whole(1, 3);
  const [now, offeredNow] = side === 'demand' ? [wanted + more, offered] : [wanted, offered + more];
  const key = now - offeredNow;
  if (key <= 0) return null;
  return {
    values: { worldPrice, side, more, wanted: now, offered: offeredNow },
    rows: scheduleOf(market, high, worldPrice - 1),
    within: { answer: [0, now] },
    right: key,
    wrong: [
      ['closed-economy-thinking', imports],
      ['supply-as-trade', offeredNow],
      ['total-not-change', now],
      ['effect-reversed', side === 'demand' ? imports - more : imports + more],
      ['gap-from-equilibrium', now - at.quantity],
    ],
  };
});

export const gainsFromTradeInAGraph = tradeModel('gains-from-trade-in-a-graph', (drawn, draw) => {
  const { market, at } = drawn;
  const gap = draw.whole(2, 6);
  const flow = draw.oneOf(['imports', 'exports'] as const); // parts of a picture
  const worldPrice = flow === 'imports' ? at.price - gap : at.price + gap;
  if (!areBetweenEnds(market, worldPrice)) return null;
  const [home, free] = [autarky(market), freeTrade(market, worldPrice)];
  if (isNearZero(free.quantitySupplied, free.quantityDemanded)) return null;
  const gain = gainsFromTrade(market, worldPrice);
  const consumers = Math.abs(free.consumerSurplus - home.consumerSurplus);
  const producers = Math.abs(free.producerSurplus - home.producerSurplus);
  const [won, lost] = flow === 'imports' ? [consumers, producers] : [producers, consumers];
  const traded = free[flow];
  return {
    values: { flow, worldPrice, gap, traded, won, lost, gain, before: home.consumerSurplus + home.producerSurplus },
    picture: openPicture(drawn, { worldPrice, show: ['autarky', 'quantities'] }),
    demands: isWhole,
    right: gain,
    wrong: [
      ['triangle-as-rectangle', gap * traded],
      ['one-side-only', won, 'winners'],
      ['one-side-only', (gap * Math.abs(free.quantityDemanded - at.quantity)) / 2, 'demand'],
      ['one-side-only', (gap * Math.abs(free.quantitySupplied - at.quantity)) / 2, 'supply'],
      ['surplus-sides-swap', lost],
      ['total-not-change', free.consumerSurplus + free.producerSurplus],
    ],
  };
});

const tariffModel = modelsOf('market-with-a-tariff', (draw) => drawMarket(draw, TRADED));

export const producersGainFromATariff = tariffModel('producers-gain-from-a-tariff', (drawn, draw) => {
  const { market, at } = drawn;
  const worldPrice = at.price - draw.whole(3, 8);
  const tariff = draw.whole(2, 4);
  if (!areBetweenEnds(market, worldPrice) || worldPrice + tariff >= at.price) return null;
  const [free, after] = [freeTrade(market, worldPrice), withTariff(market, worldPrice, tariff)];
  const key = after.producersGain;
  const [before, now] = [free.quantitySupplied, after.quantitySupplied];
  if (3 * before < now || isNearZero(before, free.quantityDemanded)) return null;
  return {
    values: { tariff, before, now, added: now - before },
    picture: openPicture(drawn, { worldPrice, tariff }),
    demands: isWhole,
    right: key,
    wrong: [
      ['triangle-as-rectangle', tariff * now],
      ['tariff-misdefined', after.revenue],
      ['old-quantity-counted', tariff * before],
      ['surplus-sides-swap', free.consumerSurplus - after.consumerSurplus],
      ['total-not-change', after.producerSurplus],
      ['tariff-on-everything', tariff * after.quantityDemanded],
    ],
  };
});

export const priceWithAnImportQuota = tariffModel('price-with-an-import-quota', ({ market, at, perDollar }, draw) => {
  if (perDollar.demand === perDollar.supply) return null; // else one column mirrors the other
  const worldPrice = at.price - draw.whole(4, 7);
  if (!areBetweenEnds(market, worldPrice, at.price + 1)) return null;
  const free = freeTrade(market, worldPrice).imports;
  const below = draw.whole(1, at.price - worldPrice - 1);
  const quota = below * (perDollar.demand + perDollar.supply);
  const price = at.price - below;
  return {
    values: {
      worldPrice,
      quota,
      price,
      free,
      homePrice: at.price,
      wanted: quantityDemanded(market.demand, price),
      offered: quantitySupplied(market.supply, price),
    },
    rows: scheduleOf(market, at.price + 1, worldPrice),
    within: { answer: [worldPrice, at.price + 1] },
    demands: isWhole,
    right: price,
    wrong: [
      ['quota-leaves-price', worldPrice],
      ['autarky-price-stays', at.price],
      ['split-in-the-middle', (worldPrice + at.price) / 2],
      ['gap-from-equilibrium', at.price - quota / perDollar.demand],
      ['one-side-only', worldPrice + (free - quota) / perDollar.demand, 'demand'],
      ['one-side-only', worldPrice + (free - quota) / perDollar.supply, 'supply'],
    ],
    freshWrong: [
      ['off-by-one', price - 1, 'lower'],
      ['off-by-one', price + 1, 'higher'],
    ],
  };
});
