import type { Solvers } from './solver';

/** The areas above the world price, with what the description says of each. */
const aboveWorldPrice = (description: string): { readonly letter: string; readonly place: string }[] =>
  [...description.matchAll(/Area ([T-Z]) lies ([^.]*)\./g)].flatMap(([, letter = '', place = '']) =>
    place.includes('above the line PW') ? [{ letter, place }] : [],
  );

export const tariffAreas: Solvers = {
  // Consumers lose all between the two prices and left of demand; producers gain what lies above supply, and the government what lies
  // between the quantities with the tariff.
  'areas-of-a-tariff': ({ stem, description }) => {
    const all = aboveWorldPrice(description);
    const found = (...words: readonly string[]): string =>
      all
        .filter(({ place }) => words.some((word) => place.includes(word)))
        .map(({ letter }) => letter)
        .join(' + ');
    if (stem.includes('consumer surplus')) return [found('')];
    return [
      stem.includes('government')
        ? found('above the supply curve', 'left of the quantity Q3')
        : found('above the supply curve'),
    ];
  },
};
