import { count, dollars, sum } from '../numbers';
import { atPrices } from './points';
import { goodPicture } from './drawn-market';
import { questionModel } from './question-model';
import { drawPrices, drawPriceList, PEOPLE, capital } from './settings';
import { drawRising, type Draw } from './draw';

export const priceCut = questionModel('price-cut-for-more-sales', 'demand-curve', (draw) => {
  const [toAxis, cut] = [draw.whole(5, 12), draw.whole(2, 5)];
  const perDollar = draw.oneOf([3, 4, 5, 8, 10]);
  // The new quantity must not lie beyond the end of the axis.
  if (2 * cut > toAxis) return null;
  const { good, lowest: newPrice } = drawPrices(draw, toAxis + cut);
  const price = newPrice + cut;
  const [quantity, more] = [perDollar * toAxis, perDollar * cut];
  const choke = price + toAxis;
  return {
    values: { ...good, more, price, quantity, perDollar, axis: toAxis },
    picture: goodPicture(good, {
      demand: { choke, slope: 1 / perDollar },
      show: ['demand'],
      at: atPrices(['demand', price], ['demand', choke]),
    }),
    within: { answer: [0, price] },
    right: cut,
    wrong: [
      ['stopped-halfway', newPrice, 'price'],
      ['inverse-proportion', (price * more) / quantity, 'percent'],
      ['one-for-one-dollar', perDollar, 'slope'],
      ['inverse-proportion', (price * more) / (quantity + more), 'product'],
      ['one-for-one-dollar', more, 'units'],
      ['stopped-halfway', toAxis, 'axis'],
    ],
  };
});

export const demandFromWillingness = questionModel('demand-from-willingness-to-pay', 'demand-curve', (draw) => {
  const { good, falling: prices } = drawPriceList(draw, 4, 3);
  const people = prices.map(() => 5 * draw.whole(2, 14));
  const at = draw.whole(2, 3);
  const upTo = (place: number) => sum(people.slice(0, place + 1));
  const price = prices[at] ?? 0;
  return {
    values: {
      ...good,
      price,
      added: people
        .slice(0, at + 1)
        .map(count)
        .join(' + '),
    },
    rows: prices.map((each, index) => [dollars(each), count(people[index] ?? 0)]),
    right: upTo(at),
    wrong: [
      ['off-by-one', upTo(at - 1), 'fewer'],
      ['law-of-demand-reversed', sum(people.slice(at))],
      ['wrong-row', upTo(at + 1), 'next'],
      ['want-is-demand', upTo(4)],
      ['averaged-not-added', upTo(at) / (at + 1)],
      ['wrong-row', people[at] ?? 0, 'row'],
    ],
  };
});

/** Quantities at falling prices, and by how many each is above the one before. */
function drawQuantities(draw: Draw, prices: number, most: number): number[] {
  return drawRising(draw, draw.whole(1, 6), prices - 1, most);
}

export const thirdBuyer = questionModel('the-third-buyer', 'demand-curve', (draw) => {
  const { good, falling: prices } = drawPriceList(draw, 3, 2);
  const [first, second] = draw.twoOf(PEOPLE);
  const third = draw.oneOf(PEOPLE);
  if (third === first || third === second) return null;
  const buyers = [0, 1, 2].map(() => drawQuantities(draw, prices.length, 6));
  const [a = [], b = [], c = []] = buyers;
  const market = prices.map((_, index) => sum(buyers.map((one) => one[index] ?? 0)));
  const from = draw.whole(0, 1);
  const to = draw.whole(from + 1, 3);
  const rise = (values: readonly number[]) => (values[to] ?? 0) - (values[from] ?? 0);
  const [before, after] = [c[from] ?? 0, c[to] ?? 0];
  return {
    values: {
      ...good,
      first,
      second,
      third,
      high: prices[from] ?? 0,
      low: prices[to] ?? 0,
      before,
      after,
      marketBefore: market[from] ?? 0,
      marketAfter: market[to] ?? 0,
      othersBefore: `${a[from] ?? 0} − ${b[from] ?? 0}`,
      othersAfter: `${a[to] ?? 0} − ${b[to] ?? 0}`,
    },
    rows: prices.map((price, index) => [dollars(price), ...[a, b, market].map((one) => count(one[index] ?? 0))]),
    right: after - before,
    wrong: [
      ['stopped-halfway', after, 'after'],
      ['one-as-market', rise(market), 'market'],
      ['one-as-market', rise(a), 'first'],
      ['averaged-not-added', rise(market) / 3],
      ['one-as-market', rise(market) - rise(a), 'two'],
      ['stopped-halfway', before, 'before'],
    ],
  };
});

export const highestPriceForAUnit = questionModel('highest-price-for-a-unit', 'demand-curve', (draw) => {
  const { good, falling: prices } = drawPriceList(draw, 5, 3);
  const utils = draw.oneOf([2, 3, 4, 5]);
  const number = draw.whole(3, 5);
  const priceFor = (unit: number) => prices[unit - 1] ?? 0;
  const key = priceFor(number);
  return {
    values: { ...good, name: draw.oneOf(PEOPLE), utils, number, marginal: key * utils },
    picture: {
      kind: 'utility',
      title: `Marginal utility of ${good.goods}`,
      x: `${capital(good.goods)} (per month)`,
      y: 'Marginal utility (utils)',
      marginal: prices.map((price) => price * utils),
    },
    right: key,
    wrong: [
      ['one-for-one-dollar', key * utils],
      ['off-by-one', priceFor(number + 1), 'more'],
      ['average-not-marginal', sum(prices.slice(0, number)) / number],
      ['off-by-one', priceFor(number - 1), 'fewer'],
      ['constant-marginal-utility', priceFor(1)],
    ],
  };
});
