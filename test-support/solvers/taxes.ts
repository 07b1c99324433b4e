import { fromGiven, fromLines, type Solvers } from './solver';

export const taxes: Solvers = {
  'who-bears-a-tax': fromLines(({ buy, sell }, given) => [(given(0) * buy) / (buy + sell)]),
  'price-after-a-tax': fromGiven((_quantity, price, buy, sell, tax) => price! + (tax! * sell!) / (buy! + sell!)),
  'revenue-of-a-tax': fromLines(({ buy, sell, quantity }, tax) => [
    tax(0) * (quantity - (tax(0) * buy * sell) / (buy + sell)),
  ]),
  'loss-of-a-tax': fromGiven((tax, before, now) => ((before! - now!) * tax!) / 2),
};
