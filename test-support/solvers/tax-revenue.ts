import { at, fromGiven, fromLines, type Solvers } from './solver';

/** The quantity sold when the prices of the two sides are so far apart. */
const soldAt = (gap: number, { buy, sell, quantity }: { buy: number; sell: number; quantity: number }): number =>
  quantity - (gap * buy * sell) / (buy + sell);

export const taxRevenue: Solvers = {
  'revenue-of-a-tax': fromLines((lines, tax) => [tax(0) * soldAt(tax(0), lines)]),
  'loss-of-a-tax': fromGiven((tax, before, now) => ((before! - now!) * tax!) / 2),
  'revenue-of-a-larger-tax': fromLines((lines, given) => [given(1) * soldAt(given(1), lines)]),
  'areas-of-a-tax': ({ stem }) => {
    if (stem.includes('tax revenue')) return ['U + V'];
    return [stem.includes('producer surplus') ? 'V + X' : 'W + X'];
  },
  'loss-in-a-tax-schedule': ({ given, rows }) => {
    const tax = at(given)(0);
    const sold = rows.map(({ cells: [price = NaN, wanted = NaN] }) => {
      const lower = rows.find(({ cells }) => cells[0] === price - tax);
      return lower?.cells[2] === wanted ? wanted : NaN;
    });
    const now = sold.find((quantity) => !Number.isNaN(quantity)) ?? NaN;
    const before = rows.find(({ cells }) => cells[1] === cells[2])?.cells[1] ?? NaN;
    return [(tax * (before - now)) / 2];
  },
  'producers-loss-from-a-tax': fromLines((lines, tax) => {
    const now = soldAt(tax(0), lines);
    return [((lines.quantity - now) / lines.sell) * ((lines.quantity + now) / 2)];
  }),
  'total-surplus-with-a-tax': fromLines((lines, tax) => {
    const missing = lines.quantity - soldAt(tax(0), lines);
    return [((lines.choke - lines.start) * lines.quantity - tax(0) * missing) / 2];
  }),
};
