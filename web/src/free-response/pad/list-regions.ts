import type { Point } from '../../../../economics/figure';
import { describeRegion } from '../../../../economics/free-response/describe';
import type { Panel } from '../../../../economics/free-response/graph-document';
import { regionOutline } from '../../../../economics/free-response/regions';
import { distance, isInPolygon } from '../../../../economics/svg/geometry';

export interface Region {
  readonly seed: Point;
  /** "below D and above S, left of Q1". */
  readonly text: string;
}

/** Seeds are looked for at this many places across and up. */
const PLACES = 22;
/** Smaller regions, as a share of the panel, are slips of the pen. */
const LEAST = 0.0015;

const sizeOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, [x2, y2], index) => {
      const [x1, y1] = outline.at(index - 1) ?? [x2, y2];
      return sum + x1 * y2 - x2 * y1;
    }, 0) / 2,
  );

/** The regions of a graph that can be shaded. */
export function listRegions(panel: Panel): Region[] {
  const places = Array.from({ length: PLACES * PLACES }, (_, index): Point => [
    ((index % PLACES) + 0.5) / PLACES,
    (Math.floor(index / PLACES) + 0.5) / PLACES,
  ]);
  const found: { outlines: readonly (readonly Point[])[]; seeds: Point[] }[] = [];
  for (const seed of places) {
    const known = found.find(({ outlines }) => outlines.some((outline) => isInPolygon(seed, outline)));
    if (known) known.seeds.push(seed);
    else {
      const outlines = regionOutline(panel, [seed]);
      if (outlines.some((outline) => isInPolygon(seed, outline))) found.push({ outlines, seeds: [seed] });
    }
  }
  const taken = new Map<string, number>();
  return found
    .filter(({ outlines }) => outlines.reduce((sum, outline) => sum + sizeOf(outline), 0) > LEAST)
    .map(({ outlines, seeds }) => {
      const seed = innermost(seeds, outlines);
      const text = describeRegion(panel, seed);
      const count = (taken.get(text) ?? 0) + 1;
      taken.set(text, count);
      return { seed, text: count > 1 ? `${text} (${count})` : text };
    });
}

/** The seed that stays inside when a border moves a little. */
function innermost(seeds: readonly Point[], outlines: readonly (readonly Point[])[]): Point {
  const gapOf = (seed: Point) => Math.min(...outlines.flat().map((corner) => distance(corner, seed)));
  return seeds.reduce((best, seed) => (gapOf(seed) > gapOf(best) ? seed : best), seeds[0] ?? [0.5, 0.5]);
}
