import { fromGiven, fromLines, type Solvers } from './solver';

/** By how much sellers receive less, per unit. */
const sellersPart = (tax: number, buy: number, sell: number): number => (tax * buy) / (buy + sell);

export const taxIncidence: Solvers = {
  'burden-on-sellers': fromLines(({ buy, sell, quantity }, tax) => {
    const part = sellersPart(tax(0), buy, sell);
    return [part * (quantity - part * sell)];
  }),
  'price-paid-with-a-tax': fromGiven(
    (start, buy, sell, floor, tax) => (start! + floor! + sell! * tax!) / (buy! + sell!),
  ),
  'side-that-bears-more': fromLines(({ buy, sell }) =>
    buy < sell ? ['Buyers', 'demand is less'] : ['Sellers', 'supply is less'],
  ),
  'graph-of-a-tax': ({ stem }) => [stem.includes('from sellers') ? 'Supply shifts left' : 'Demand shifts left'],
  'price-if-buyers-send-the-tax': fromLines(({ buy, sell, price }, tax) => [price - sellersPart(tax(0), buy, sell)]),
  'burden-in-four-markets': ({ rows }) => {
    const rise = ([before = NaN, after = NaN]: readonly number[]) => after - before;
    const [least] = [...rows].sort((a, b) => rise(a.cells) - rise(b.cells));
    return [least?.name ?? 'no market'];
  },
};
