import { at, fromLines, type Solvers } from './solver';

/** Where a point lies, from the description of the picture. */
function placeOf(point: string, description: string): { readonly price: number; readonly quantity: number } {
  const place = new RegExp(
    String.raw`${point} is on the [a-z ]+ curve(?: [DS]\d)?, at a price of \$(\d+) and a quantity of (\d+)`,
  );
  const [, price, quantity] = place.exec(description) ?? [];
  return { price: Number(price), quantity: Number(quantity) };
}

export const quotas: Solvers = {
  'quota-for-a-price': fromLines(({ choke, buy }, given) => [(choke - given(0)) * buy]),
  'value-of-a-license': ({ given, description }) => [
    (placeOf('F', description).price - placeOf('G', description).price) * at(given)(0),
  ],
  'rent-after-a-demand-shift': ({ description }) => {
    const [high, low] = [placeOf('G', description), placeOf('H', description)];
    return [(high.price - low.price) * low.quantity];
  },
};
