import { at, fromGiven, fromLines, type Solvers } from './solver';

export const subsidies: Solvers = {
  'cost-of-a-subsidy': ({ shown }) => {
    const [subsidy = NaN, , , quantity = NaN] = shown.slice(6);
    return [subsidy * quantity];
  },
  'loss-before-and-after-a-subsidy': ({ rows }) => {
    const [paid, received, sold] = rows.map(({ cells }) => cells);
    return [((at(received ?? [])(1) - at(paid ?? [])(1)) * (at(sold ?? [])(1) - at(sold ?? [])(0))) / 2];
  },
  'producers-gain-from-a-subsidy': fromLines(({ buy, sell, quantity }, subsidy) => {
    const rise = (subsidy(0) * buy) / (buy + sell);
    return [rise * quantity + (rise * rise * sell) / 2];
  }),
  'price-received-with-a-subsidy': fromGiven(
    (start, buy, sell, floor, subsidy) => (start! + floor! + buy! * subsidy!) / (buy! + sell!),
  ),
  'quantity-with-a-subsidy': ({ given, rows }) => {
    const subsidy = at(given)(0);
    const sold = rows.find(({ cells: [price = NaN, wanted] }) =>
      rows.some(({ cells }) => cells[0] === price + subsidy && cells[2] === wanted),
    );
    return [at(sold?.cells ?? [])(1)];
  },
  'shaded-loss-of-a-subsidy': () => ['between demand and supply, from the quantity sold'],
};
