import { count, dollars } from '../numbers';
import { tradeAt } from '../schedule';
import type { Draw } from './draw';
import { drawMarket, equationsOf, isRound, rowsOf, scheduleOf } from './drawn-market';
import { modelsOf, questionModel } from './question-model';
import { drawGood, drawPrices, isWhole, priceAxis, quantityAxis, isService } from './settings';

const equilibriumModel = modelsOf('market-in-equilibrium', drawMarket);

export const equilibriumFromEquations = equilibriumModel('equilibrium-from-equations', (drawn) => {
  const { market, at } = drawn;
  const equations = equationsOf(drawn);
  const { start, fewer, more, floor } = equations;
  const [lowest, highest] = [market.supply.reservation, market.demand.choke];
  if (!isRound(equations) || fewer === more) return null;
  return {
    values: { ...equations, sum: fewer + more, lowest, highest },
    within: { answer: [1, highest] },
    demands: isWhole,
    right: at.price,
    wrong: [
      ['middle-is-equilibrium', (lowest + highest) / 2],
      ['gain-loss-sign', (start - floor) / (fewer + more)],
      ['stopped-halfway', lowest],
      ['one-side-only', start / more, 'demand'],
      ['one-side-only', start / (fewer + more), 'supply'],
      ['subtracted-slopes', (start + floor) / Math.abs(fewer - more)],
      ['highest-price-wins', highest],
    ],
  };
});

export const spendingAtEquilibrium = equilibriumModel('spending-at-equilibrium', ({ market, at }, draw) => {
  const lowest = at.price - draw.whole(1, 3);
  const [first, , middle, , last] = rowsOf(market, lowest, lowest + 4);
  if (lowest <= market.supply.reservation || lowest + 4 >= market.demand.choke) return null;
  if (!first || !middle || !last) return null;
  return {
    values: {
      lowPrice: first.price,
      lowOffered: first.offered,
      lowWanted: first.wanted,
      middlePrice: middle.price,
      highPrice: last.price,
      highWanted: last.wanted,
      highOffered: last.offered,
    },
    rows: scheduleOf(market, lowest, lowest + 4),
    right: at.price * at.quantity,
    wrong: [
      ['highest-price-wins', last.price * last.offered, 'supply'],
      ['lower-price-serves-more', first.price * first.wanted, 'demand'],
      ['highest-price-wins', last.price * last.wanted, 'demand'],
      ['lower-price-serves-more', first.price * first.offered, 'supply'],
      ['middle-is-equilibrium', middle.price * middle.wanted],
      ['adds-supply-and-demand', 2 * at.price * at.quantity],
    ],
  };
});

const SIDES = 6;

/** Values that rise or fall by 1 to 6 dollars from one to the next. */
const steps = (draw: Draw, first: number, sign: 1 | -1): number[] =>
  Array.from({ length: SIDES - 1 }).reduce<number[]>(
    (values) => [...values, (values.at(-1) ?? 0) + sign * draw.whole(1, 6)],
    [first],
  );

export const unitsOneByOne = questionModel('units-one-by-one', 'market-in-equilibrium', (draw) => {
  const { good, lowest } = drawPrices(draw, 24);
  const sellers = steps(draw, lowest + draw.whole(0, 6), 1);
  const buyers = steps(draw, lowest + draw.whole(16, 24), -1);
  const quantity = buyers.filter((value, index) => value > (sellers[index] ?? 0)).length;
  const [value, cost, nextValue, nextCost] = [
    buyers[quantity - 1],
    sellers[quantity - 1],
    buyers[quantity],
    sellers[quantity],
  ];
  const least = sellers[0] ?? 0;
  if (value === undefined || cost === undefined || nextValue === undefined || nextCost === undefined) return null;
  if (buyers.some((price) => price <= 0) || value < cost + 2 || nextCost < nextValue + 2) return null;
  return {
    values: {
      ...good,
      quantity,
      value,
      cost,
      nextValue,
      nextCost,
      lowest: least,
      total: SIDES,
    },
    picture: { kind: 'schedule', quantity: quantityAxis(good), price: priceAxis(good), buyers, sellers },
    right: quantity,
    wrong: [
      ['equilibrium-serves-everyone', SIDES],
      ['stopped-halfway', quantity - 1],
      ['one-side-only', quantity + 1],
      ['lower-price-serves-more', tradeAt({ buyers }, least).wanted],
    ],
    freshWrong: [['stopped-halfway', quantity - 2, 'early']],
  };
});

export const priceOfAFixedSupply = questionModel('price-of-a-fixed-supply', 'market-in-equilibrium', (draw) => {
  const fewer = draw.oneOf([2, 4, 5, 10]);
  const price = draw.whole(4, 12);
  const [sellers, each] = [fewer * draw.whole(2, 6), draw.whole(3, 12)];
  const supply = sellers * each;
  const start = supply + fewer * price;
  const highest = start / fewer;
  const good = drawGood(draw, price);
  if (supply > 160 || highest > 30 || price === each || isService(good)) return null;
  return {
    values: { ...good, start, fewer, sellers, each, supply, price, highest },
    demands: isWhole,
    right: price,
    wrong: [
      ['one-as-market', (start - each) / fewer, 'one'],
      ['highest-price-wins', highest],
      ['stopped-halfway', supply / fewer],
      ['middle-is-equilibrium', highest / 2],
      ['one-as-market', (start - sellers) / fewer, 'sellers'],
      ['axes-swapped', each],
    ],
  };
});

export const salesToOneGroup = questionModel('sales-to-one-group', 'market-in-equilibrium', (draw) => {
  const [lowest, place] = [draw.whole(2, 8), draw.whole(2, 3)];
  const [fewerHome, fewerOut, more] = [draw.whole(2, 9), draw.whole(2, 9), draw.whole(2, 9)];
  const [home, out] = [draw.whole(15, 60), draw.whole(15, 60)];
  const rows = [0, 1, 2, 3, 4].map((step) => ({
    price: lowest + step,
    home: home + (place - step) * fewerHome,
    out: out + (place - step) * fewerOut,
    supply: home + out + (step - place) * more,
  }));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.some((row) => row.home <= 0 || row.out <= 0 || row.supply <= 0)) return null;
  const half = (home + out) / 2;
  const good = drawGood(draw, lowest, lowest + 4);
  if (!Number.isInteger(half)) return null;
  return {
    values: {
      ...good,
      price: lowest + place,
      home,
      out,
      quantity: home + out,
      lowPrice: first.price,
      highPrice: last.price,
    },
    rows: rows.map((row) => [dollars(row.price), count(row.home), count(row.out), count(row.supply)]),
    right: home,
    wrong: [
      ['one-as-market', home + out],
      ['equal-split', half],
      ['lower-price-serves-more', home + fewerHome, 'below'],
      ['highest-price-wins', home - fewerHome, 'above'],
      ['lower-price-serves-more', first.home, 'lowest'],
      ['highest-price-wins', last.home, 'highest'],
    ],
  };
});
