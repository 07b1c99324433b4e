import { fromGiven, fromShown, type Solvers } from './solver';

/** The heights of a straight demand line from its ends, in small steps of the price: [price, revenue]. */
const revenuesAlong = (choke: number, most: number) =>
  Array.from({ length: 201 }, (_, step) => {
    const price = (choke * step) / 200;
    return { price, revenue: price * (most - (most * step) / 200) };
  });

const AREAS = /lost|loses/;

export const revenues: Solvers = {
  'revenue-test': fromShown((_choke, _most, _free, p1, q1, p2, q2) => {
    const isMore = p2! * q2! > p1! * q1!;
    return [isMore ? 'increases' : 'decreases', p2! > p1! === isMore ? 'is inelastic' : 'is elastic'];
  }),
  'same-revenue-at-a-new-price': fromGiven((before, sold, after) => (before! * sold!) / after!),
  'stores-by-revenue-test': ({ stem }) => {
    const lines = [...stem.matchAll(/\| A ([a-z ]+) \| (Rises|Falls) by \d+% \| (Rises|Falls) by/g)];
    const isAsked = stem.includes('price inelastic')
      ? (price?: string, revenue?: string) => price === revenue
      : (price?: string, revenue?: string) => price !== revenue;
    return lines.filter(([, , price, revenue]) => isAsked(price, revenue)).map(([, name = '']) => name);
  },
  'areas-of-revenue': ({ stem }) => {
    if (stem.includes('after the price change')) return [stem.includes('raises') ? 'Areas T + U' : 'Areas U + V'];
    return [AREAS.test(stem) === stem.includes('raises') ? 'Area V' : 'Area T'];
  },
  'revenue-by-price': ({ stem, shown }) => {
    const bars = Array.from({ length: 5 }, (_, index) => shown.slice(2 * index, 2 * index + 2));
    const pairs = bars.slice(1).map((bar, index) => [bars[index]!, bar] as const);
    const sign = stem.includes('price inelastic') ? 1 : -1;
    return pairs.filter(([[, was], [, is]]) => sign * (is! - was!) > 0).flatMap(([[p1], [p2]]) => [p1!, p2!]);
  },
  'largest-revenue': fromShown((choke, most) => {
    return Math.max(...revenuesAlong(choke!, most!).map(({ revenue }) => revenue));
  }),
  'other-price-with-the-same-revenue': fromShown((choke, most, _free, price, sold) => {
    const same = revenuesAlong(choke!, most!).filter(({ revenue }) => Math.abs(revenue - price! * sold!) < 1e-6);
    return same.flatMap((one) => (Math.abs(one.price - price!) < 1e-6 ? [] : [one.price]));
  }),
  'elastic-points': ({ stem, shown }) => {
    // Each point has its price and its quantity. Demand is elastic where they are in a larger ratio than the line is steep.
    const points = ['F', 'G', 'H', 'J'].map((name, index) => {
      const [price = NaN, quantity = NaN] = shown.slice(-8).slice(2 * index);
      return { name, price, quantity };
    });
    const [first, second] = points;
    const slope = (first!.price - second!.price) / (second!.quantity - first!.quantity);
    const elastic = points.filter(({ price, quantity }) => price / quantity > slope * 1.001);
    const inelastic = points.filter(({ price, quantity }) => price / quantity < slope * 0.999);
    const names = (stem.includes('price elastic') ? elastic : inelastic).map(({ name }) => name);
    return [names.length > 1 ? `points ${names.join(' and ')} only` : `point ${names.join()} only`];
  },
};
