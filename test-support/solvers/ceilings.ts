import { fromGiven, fromLines, type Solvers } from './solver';

export const ceilings: Solvers = {
  'shortage-under-a-ceiling': fromLines(({ choke, buy, start, sell }, given) => [
    (choke - given(0)) * buy - (given(0) - start) * sell,
  ]),
  'does-the-ceiling-bind': fromGiven((quantity, price, _buy, sell, ceiling) =>
    ceiling! >= price! ? [quantity!, price!] : [quantity! - (price! - ceiling!) * sell!, ceiling!],
  ),
  'consumers-under-a-ceiling': fromLines(({ choke, buy, start, sell }, given) => {
    const sold = (given(0) - start) * sell;
    return [sold * (choke - given(0)) - sold ** 2 / buy / 2];
  }),
  'loss-under-a-ceiling': fromGiven(
    (before, _price, ceiling, now, last) => ((before! - now!) * (last! - ceiling!)) / 2,
  ),
};
