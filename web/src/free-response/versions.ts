import type { FreeResponseRowFragment } from '../../../schema/generated/graphql';

type Row = FreeResponseRowFragment;

/** Questions that differ in story and numbers only. */
export type Family = readonly [Row, ...Row[]];

export const familiesIn = (rows: readonly Row[]): Family[] =>
  [...Map.groupBy(rows, ({ family }) => family).values()] as [Row, ...Row[]][]; // no group is empty

/** What a version is worth now: one in progress is continued, a new one comes before one that was answered, the best known comes last. */
const rank = ({ state, best }: Row) => (state === 'inProgress' ? -2 : state === 'notStarted' ? -1 : (best ?? 0));

export const nextVersion = ([first, ...others]: Family): Row =>
  others.reduce((next, row) => (rank(row) < rank(next) ? row : next), first);

/** The best result in any version; null before the first. */
export const bestOf = (family: Family): number | null =>
  family.reduce<number | null>((best, row) => (row.best === null ? best : Math.max(best ?? 0, row.best)), null);

/** What a family is worth now: one in progress is continued, then come new ones, then those with the lowest share of their points. */
function familyRank(family: Family): number {
  if (family.some(({ state }) => state === 'inProgress')) return -1;
  return (bestOf(family) ?? 0) / family[0].points;
}

export const nextFamily = ([first, ...others]: readonly Family[]): Family | null =>
  others.reduce<Family | null>(
    (next, family) => (next && familyRank(family) < familyRank(next) ? family : next),
    first ?? null,
  );

export interface FamiliesResult {
  /** How many were submitted at least once. */
  readonly tried: number;
  /** The best results added up. */
  readonly best: number;
  /** Points of those that were tried. */
  readonly ofTried: number;
  /** Points of all. */
  readonly points: number;
}

export function resultOf(families: readonly Family[]): FamiliesResult {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const pointsOf = (some: readonly Family[]) => sum(some.map(([{ points }]) => points));
  const tried = families.filter((family) => bestOf(family) !== null);
  return {
    tried: tried.length,
    best: sum(tried.map((family) => bestOf(family) ?? 0)),
    ofTried: pointsOf(tried),
    points: pointsOf(families),
  };
}

export const otherVersions = (rows: readonly Row[], id: string): readonly Row[] => {
  const family = rows.find((row) => row.id === id)?.family;
  return rows.filter((row) => row.family === family && row.id !== id);
};
