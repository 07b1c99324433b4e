import { at, fromGiven, fromLines, type Solvers } from './solver';

export const gaps: Solvers = {
  'price-of-a-gap': ({ given, stem }) => {
    const [most = NaN, buy = NaN, sell = NaN, least = NaN, size = NaN] = given;
    return [(most + least + (stem.includes('surplus') ? size : -size)) / (buy + sell)];
  },
  'spending-out-of-equilibrium': fromLines(({ choke, buy, start, sell }, given) => [
    given(0) * Math.min((choke - given(0)) * buy, (given(0) - start) * sell),
  ]),
  'shrinking-gap': ({ rows, given }) => {
    const gapAt = (price = NaN) => {
      const row = rows.find(({ cells }) => cells[0] === price)?.cells ?? [];
      return Math.abs(at(row)(1) - at(row)(2));
    };
    return [gapAt(given[0]) - gapAt(given[1])];
  },
  'sales-after-adjustment': fromLines(({ choke, buy, start, sell }, given) => {
    const now = Math.min((choke - given(0)) * buy, (given(0) - start) * sell);
    return [((choke - start) * buy * sell) / (buy + sell) - now];
  }),
  'pressure-on-the-price': fromGiven((most, buy, sell, least, price) => {
    const gap = most! + least! - (buy! + sell!) * price!;
    return gap > 0 ? ['shortage', gap, 'up'] : ['surplus', -gap, 'down'];
  }),
  'unsold-one-by-one': ({ shown, given }) => {
    const price = at(given)(0);
    return [shown.slice(6).filter((cost) => cost < price).length - shown.slice(0, 6).filter((v) => v > price).length];
  },
};
