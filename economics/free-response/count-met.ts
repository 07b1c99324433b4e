import { checkGraph } from './checks';
import type { Item } from './items';
import { conditionsOf } from './mentions';
import type { Check, Name } from './rubric';
import type { GraphView } from './view';

/** Gives a thing to all forms of an item's name, or takes it away. */
export function give<Thing>(given: Map<Name, Thing>, item: Item, thing: Thing | undefined): void {
  for (const name of item.names)
    if (thing === undefined) given.delete(name);
    else given.set(name, thing);
}

/** Shading is compared cell by cell, which takes too long for a try. */
const isTried = (check: Check): boolean =>
  conditionsOf(check).every(({ kind }) => kind !== 'shaded' && kind !== 'axes');

/** Counts the checks that are met because names were given to things. */
export function countMet<Thing>(
  items: readonly Item[],
  view: GraphView,
  counts: (check: Check) => boolean,
  names: Map<Name, Thing>,
  idOf: (thing: Thing) => string,
): (given: ReadonlyMap<Item, Thing>) => number {
  const checks = [...new Set(items.flatMap((item) => item.checks))].filter((check) => isTried(check) && counts(check));
  const tried = new Map<string, boolean>();
  const isMet = (check: Check, index: number, given: ReadonlyMap<Item, Thing>): boolean => {
    const things = items.filter((item) => item.checks.includes(check)).map((item) => given.get(item));
    const key = [index, ...things.map((thing) => (thing === undefined ? '' : idOf(thing)))].join(' ');
    const known = tried.get(key);
    if (known !== undefined) return known;
    for (const item of items) give(names, item, given.get(item));
    const { met } = checkGraph(check, view);
    tried.set(key, met);
    return met;
  };
  return (given) =>
    checks.filter((check, index) => isMet(check, index, given) && !isMet(check, index, new Map())).length;
}
