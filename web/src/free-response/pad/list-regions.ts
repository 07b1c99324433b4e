import type { Point } from '../../../../economics/figure';
import { describeRegion } from '../../../../economics/free-response/describe';
import type { Panel } from '../../../../economics/free-response/graph-document';
import { regionOutline, regionSeeds } from '../../../../economics/free-response/regions';
import { isInPolygon } from '../../../../economics/svg/geometry';

/** The outlines of an area's regions, one list for each seed. */
export type AreaOutlines = ReadonlyMap<string, readonly (readonly (readonly Point[])[])[]>;

export const outlinesOf = (panel: Panel): AreaOutlines =>
  new Map(panel.areas.map(({ id, seeds }) => [id, seeds.map((seed) => regionOutline(panel, [seed]))]));

/** Within an odd number of outlines: not in a hole. */
const isInRegion = (point: Point, outlines: readonly (readonly Point[])[]): boolean =>
  outlines.filter((outline) => isInPolygon(point, outline)).length % 2 === 1;

/** The area that shades a point, and which of its seeds do. */
export function shadingAt(
  panel: Panel,
  outlines: AreaOutlines,
  at: Point,
): { readonly id: string; readonly seeds: readonly number[] } | null {
  for (const { id } of panel.areas.toReversed()) {
    const regions = outlines.get(id) ?? [];
    const seeds = regions.flatMap((region, index) => (isInRegion(at, region) ? [index] : []));
    if (seeds.length > 0) return { id, seeds };
  }
  return null;
}

/** The middle of the region around a point, which stays inside when a border moves a little. */
export function seedNear(panel: Panel, at: Point): Point {
  const outlines = regionOutline(panel, [at]);
  return regionSeeds(panel).find((seed) => isInRegion(seed, outlines)) ?? at;
}

export interface Region {
  readonly seed: Point;
  /** "below D and above S, left of Q1". */
  readonly text: string;
}

/** The regions of a graph that can be shaded. Of several with one description, the others are numbered. */
export function listRegions(panel: Panel): Region[] {
  const counts = new Map<string, number>();
  return regionSeeds(panel).map((seed) => {
    const text = describeRegion(panel, seed);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { seed, text: count > 1 ? `${text} (${count})` : text };
  });
}
