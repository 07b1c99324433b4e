import { numbersIn } from '../read-question';
import { at, type Solvers } from './solver';

/** What producers at home supply and consumers demand at each price, in the order of the description. */
function tradeIn(description: string) {
  const found = description.matchAll(
    /At \$([\d,.]+), domestic quantity supplied is ([\d,.]+)(?: \w+)? and domestic quantity demanded is ([\d,.]+)/g,
  );
  return [...found].map(([, price = '', supplied = '', demanded = '']) => ({
    price: at(numbersIn(price))(0),
    supplied: at(numbersIn(supplied.replace(/\.$/, '')))(0),
    demanded: at(numbersIn(demanded.replace(/\.$/, '')))(0),
  }));
}

export const openEconomies: Solvers = {
  'imports-after-a-shift': ({ stem, given, rows }) => {
    const [, wanted = NaN, offered = NaN] = rows.find(({ cells }) => cells[0] === at(given)(0))?.cells ?? [];
    return [wanted - offered + (stem.includes('domestic demand increases') ? 1 : -1) * at(given)(1)];
  },
  // The triangle between the curves, from the price without trade to the world price.
  'gains-from-trade-in-a-graph': ({ description, shown }) => {
    const [{ price, supplied, demanded } = { price: NaN, supplied: NaN, demanded: NaN }] = tradeIn(description);
    return [(Math.abs(at(shown)(4) - price) * Math.abs(demanded - supplied)) / 2];
  },
  // A trapezoid between the two prices, left of supply.
  'producers-gain-from-a-tariff': ({ description }) => {
    const [before, after] = tradeIn(description);
    if (!before || !after) return [NaN];
    return [((after.price - before.price) * (before.supplied + after.supplied)) / 2];
  },
  'price-with-an-import-quota': ({ given, rows }) => {
    const row = rows.find(({ cells: [, wanted = NaN, offered = NaN] }) => wanted - offered === at(given)(1));
    return [at(row?.cells ?? [])(0)];
  },
};
