import type { Curve, Mark, Point } from '../figure';
import { sizeOf, type Bounds } from './clip';
import { listed } from './figure-parts';
import type { PlacedArea } from './shades';

/** A drawn line as a height over each quantity; it goes on level beyond its ends, which lie at the edge of the graph. */
interface Height {
  readonly name: string;
  readonly path: readonly Point[];
}

/** The lower part of a region's border, its upper part, and what each is called. */
interface Column {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** The height of a path at a place; beyond its ends that of the end. */
export function heightAt(path: readonly Point[], x: number): number {
  const after = path.findIndex(([at]) => at >= x);
  const [to, from] = [path[after], path[after - 1]];
  if (!to) return path.at(-1)?.[1] ?? 0;
  if (!from || to[0] === from[0]) return to[1];
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

/** Where two heights are equal between neighboring places, at which both are straight. */
function crossings(heights: readonly Height[], places: readonly number[]): number[] {
  return places.slice(1).flatMap((right, index) => {
    const left = places[index] ?? right;
    const ends = heights.map(({ path }) => [heightAt(path, left), heightAt(path, right)] as const); // at the left, at the right
    return ends.flatMap(([a, b], first) =>
      ends.slice(first + 1).flatMap(([c, d]) => {
        const [before, after] = [a - c, b - d];
        return before * after < 0 ? [left + ((right - left) * before) / (before - after)] : [];
      }),
    );
  });
}

const sorted = (values: readonly number[]): number[] =>
  [...new Set(values)]
    .sort((a, b) => a - b)
    .filter((value, index, all) => value - (all[index - 1] ?? -Infinity) > 1e-9);

/** The guides up to a mark that cut the region, as quantities; those along its edge and above or below it do not. */
function uprights(marks: readonly Mark[]): { x: number; top: number; name: string }[] {
  return marks.flatMap(({ at: [x, top], guides }) =>
    guides?.x == null ? [] : [{ x, top, name: `the quantity ${guides.x}` }],
  );
}

/**
 * The regions around the given points between curves of any shape, each up to the lines that are drawn; like `letteredAreas`, which is for
 * straight ones. `nameOf` says how a curve is called. @throws RangeError for a point on a line or outside of the graph.
 */
export function curvedAreas(
  letters: Readonly<Record<string, Point>>,
  axes: Bounds,
  curves: readonly Curve[],
  marks: readonly Mark[],
  nameOf: (curve: Curve) => string,
): PlacedArea[] {
  const { x, y } = axes;
  const ofCurves = curves.map((curve): Height => ({ name: nameOf(curve), path: curve.path }));
  return Object.entries(letters)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([letter, [across, up]]) => {
      if (!(across > x.min && across < x.max && up > y.min && up < y.max))
        throw new RangeError(`area ${letter}: its point lies outside of the graph`);
      // A level guide counts on its own length only.
      const ofGuides = marks.flatMap(
        ({ at, guides }): Height[] =>
        guides?.y == null || at[0] < across ? [] : [{ name: `the price ${guides.y}`, path: [[x.min, at[1]], [x.max, at[1]]] }], // prettier-ignore
      );
      const isCurve = (guide: Height) => ofCurves.some(({ path }) => path.every(([, at]) => at === guide.path[0]?.[1]));
      const heights = [...ofCurves, ...ofGuides.filter((guide) => !isCurve(guide))].map((height) => ({
        ...height,
        here: heightAt(height.path, across),
      }));
      const on = heights.find(({ here }) => Math.abs(here - up) < 1e-9 * (y.max - y.min));
      if (on) throw new RangeError(`area ${letter}: its point lies on ${on.name}`);
      const [above, below] = [heights.filter(({ here }) => here > up), heights.filter(({ here }) => here < up)];
      const columnAt = (at: number): Column => ({
        x: at,
        high: Math.min(y.max, ...above.map(({ path }) => heightAt(path, at))),
        low: Math.max(y.min, ...below.map(({ path }) => heightAt(path, at))),
      });
      const ends = uprights(marks);
      const corners = sorted([x.min, x.max, across, ...ends.map((end) => end.x), ...heights.flatMap(({ path }) => path.map((point) => point[0]))]); // prettier-ignore
      const places = sorted([...corners, ...crossings(heights, corners)]);
      const borders = new Set<string>();
      /** From the point to the side until the region closes or a guide ends it. */
      const walk = (side: readonly number[]): Column[] => {
        const columns: Column[] = [];
        for (const at of side) {
          const column = columnAt(at);
          if (column.high - column.low < -1e-9) break;
          columns.push(column);
          if (column.high - column.low < 1e-9 * (y.max - y.min)) break;
          const end = ends.find((one) => Math.abs(one.x - at) < 1e-9 && one.top > column.low + 1e-9 * (y.max - y.min));
          if (end && at !== across) {
            borders.add(`${across < at ? 'left' : 'right'} of ${end.name}`);
            break;
          }
        }
        return columns;
      };
      const columns = [
        ...walk(places.filter((at) => at <= across).toReversed()).toReversed(),
        ...walk(places.filter((at) => at > across)),
      ];
      const outline: Point[] = [
        ...columns.map((column): Point => [column.x, column.high]),
        ...columns.toReversed().flatMap((column): Point[] => (column.high - column.low < 1e-9 ? [] : [[column.x, column.low]])), // prettier-ignore
      ];
      const touches = ({ path }: Height, side: 'high' | 'low') =>
        columns.filter((column) => Math.abs(heightAt(path, column.x) - column[side]) < 1e-9 * (y.max - y.min)).length >
        1;
      const places_ = [
        ...above.filter((height) => touches(height, 'high')).map(({ name }) => `below ${name}`),
        ...below.filter((height) => touches(height, 'low')).map(({ name }) => `above ${name}`),
        ...borders,
      ];
      const area = { id: `area-${letter}`, role: 'lettered', name: letter, outline } as const; // of one role
      return { area, place: listed([...new Set(places_)]), worth: sizeOf(outline) };
    });
}
