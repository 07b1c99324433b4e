import type { Work } from './work';

/**
 * Gives things to names, each to one at most, in the way that scores highest. Where several ways score the same, a name gets what all
 * of them give it: nobody can know which was meant.
 */
export function bestMatch<Key, Thing>(
  names: readonly Key[],
  optionsOf: (name: Key) => readonly Thing[],
  scoreOf: (given: ReadonlyMap<Key, Thing>) => number,
  work: Work,
): ReadonlyMap<Key, Thing> {
  let [best, ways]: [number, ReadonlyMap<Key, Thing>[]] = [0, []];
  const options = names.map(optionsOf);
  const go = (index: number, given: ReadonlyMap<Key, Thing>): void => {
    const name = names[index];
    if (name === undefined) {
      work.spend(names.length + 1);
      const score = scoreOf(given);
      if (score > best) [best, ways] = [score, [given]];
      else if (score === best && score > 0) ways.push(given);
      return;
    }
    go(index + 1, given);
    const taken = new Set(given.values());
    for (const thing of options[index] ?? []) if (!taken.has(thing)) go(index + 1, new Map([...given, [name, thing]]));
  };
  go(0, new Map());
  const [first = new Map<Key, Thing>()] = ways;
  return new Map([...first].filter(([name, thing]) => ways.every((way) => way.get(name) === thing)));
}
