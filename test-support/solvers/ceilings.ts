import { at, fromGiven, fromLines, type Solvers } from './solver';

export const ceilings: Solvers = {
  'shortage-under-a-ceiling': fromLines(({ choke, buy, start, sell }, given) => [
    (choke - given(0)) * buy - (given(0) - start) * sell,
  ]),
  'price-and-quantity-with-a-ceiling': ({ shown }) => {
    const [, , start = NaN, sell = NaN, price = NaN, quantity = NaN, ceiling = NaN] = shown;
    return ceiling >= price ? [quantity, price] : [(ceiling - start) * sell, ceiling];
  },
  'resale-price-under-a-ceiling': fromGiven(
    (start, buy, sell, floor, ceiling) => (start! - (sell! * ceiling! - floor!)) / buy!,
  ),
  'shortage-after-a-demand-shift': ({ shown }) => [at(shown)(4)],
  'ceiling-from-a-shortage': ({ given, rows }) => {
    const row = rows.find(({ cells }) => at(cells)(1) - at(cells)(2) === at(given)(0));
    return [at(row?.cells ?? [])(0)];
  },
  'graph-of-a-shortage': () => ['price ceiling', 'below the price'],
};
