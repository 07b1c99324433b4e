import { at, type Solvers } from './solver';

/** What each bar shows, by its name. */
const barsOf = (description: string): Map<string, number> =>
  new Map(
    [...description.matchAll(/(\w+) \$(\d+)/g)].map(([, name = '', value]) => [name.toLowerCase(), Number(value)]),
  );

/** The name after these words. */
const nameAfter = (stem: string, words: string): string => new RegExp(`${words} (\\w+)`).exec(stem)?.[1] ?? '';

const bestWithout = (bars: ReadonlyMap<string, number>, chosen: string): number =>
  Math.max(...[...bars].flatMap(([name, value]) => (name === chosen ? [] : [value])));

export const opportunityCosts: Solvers = {
  'cost-of-a-choice': ({ rows }) => {
    const [fair, ...others] = rows.map(({ cells }) => cells);
    return [at(fair ?? [])(1) + Math.max(...others.map((cells) => at(cells)(0) - at(cells)(1)))];
  },
  'value-given-up': ({ stem, description }) => [bestWithout(barsOf(description), nameAfter(stem, 'of choosing'))],
  'cost-after-a-change': ({ stem, given, description }) => {
    const after = new Map([...barsOf(description), [nameAfter(stem, 'the value of'), at(given)(0)] as const]);
    return [bestWithout(after, nameAfter(stem, 'of choosing'))];
  },
  'cost-of-using-a-building': ({ rows }) => {
    const row = (words: string) => at(rows.find(({ name }) => name.startsWith(words))?.cells ?? [])(0);
    return [row('Best offer') + row('Cost of the renovation')];
  },
};
