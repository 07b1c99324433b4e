import type { Curve, Mark, Point, Role } from '../figure';
import { isSame } from '../numbers';
import { cutAlong, sizeOf, turnOf, type Bounds } from './clip';
import { listed } from './figure-parts';
import type { PlacedArea } from './shades';

/** A drawn line that regions end at: a curve from axis to axis, or the guide of a mark. */
interface Border {
  readonly from: Point;
  readonly to: Point;
  /** "the demand curve D1", "a price of $5". */
  readonly name: string;
  /** A part of a curve that bends: regions end at it, and not at the straight line beyond. */
  readonly isBent?: boolean;
}

const CURVES: ReadonlySet<Role> = new Set<Role>([
  'demand',
  'supply',
  'marginal-benefit',
  'marginal-cost',
  'marginal-social-benefit',
  'marginal-social-cost',
  'marginal-revenue',
  'marginal-revenue-product',
  'marginal-resource-cost',
]);

function bordersOf(curves: readonly Curve[], marks: readonly Mark[]): Border[] {
  const ofCurves = curves.flatMap(({ path, name, role }): Border[] => {
    const line = name === '' ? 'the old price' : `the line ${name}`;
    const shown = CURVES.has(role) ? `the ${role.replaceAll('-', ' ')} curve ${name}`.trim() : line;
    const isBent = path.length > 2;
    return path.slice(1).flatMap((to, index) => {
      const from = path[index];
      return from ? [{ from, to, name: shown, isBent }] : [];
    });
  });
  const ofGuides = marks.flatMap(({ at: [x, y], guides }): Border[] => [
    ...(guides?.y == null ? [] : [{ from: [0, y], to: [x, y], name: `the price ${guides.y}` } as const]), // a pair each
    ...(guides?.x == null ? [] : [{ from: [x, 0], to: [x, y], name: `the quantity ${guides.x}` } as const]), // a pair each
  ]);
  const isOnCurve = (guide: Border) => ofCurves.some((curve) => isAlong(curve, guide));
  // Curves first: a guide that ends at one does not cut what lies beyond it.
  return [...ofCurves, ...ofGuides.filter((guide) => !isOnCurve(guide))];
}

/** Twice the size of the triangle of a line and a point: above 0 where the point is left of the line, looking along it. */
const sideOf = ({ from, to }: Border, [x, y]: Point): number =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);

/** Whether the second line lies on the first, as the guide of a point does on a price line. */
const isAlong = (line: Border, { from, to }: Border): boolean => {
  const scale = Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]) * Math.hypot(...line.to, ...to);
  return [from, to].every((end) => Math.abs(sideOf(line, end)) < 1e-9 * scale);
};

const isUpright = ({ from, to }: Border): boolean => Math.abs(from[0] - to[0]) < 1e-9;

/** "below the demand curve D", "left of the quantity 40". */
function placeOf(border: Border, [x, y]: Point): string {
  const { from, to, name } = border;
  if (isUpright(border)) return `${x < from[0] ? 'left' : 'right'} of ${name}`;
  const height = from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
  return `${y < height ? 'below' : 'above'} ${name}`;
}

/** Whether the line runs through the region, and not only along its edge or past it. */
function divides(border: Border, outline: readonly Point[]): boolean {
  const sides = outline.map((corner) => sideOf(border, corner));
  const scale = Math.max(...sides.map(Math.abs));
  if (!sides.some((side) => side > 1e-9 * scale) || !sides.some((side) => side < -1e-9 * scale)) return false;
  return lengthInside(border, outline) > 1e-9;
}

/** The share of a line that lies inside a convex region. */
function lengthInside({ from, to }: Border, outline: readonly Point[]): number {
  const turn = Math.sign(turnOf(outline));
  const shares = outline.map((corner, index) => {
    const edge = { from: corner, to: outline[(index + 1) % outline.length] ?? corner, name: '' };
    return [sideOf(edge, from) * turn, sideOf(edge, to) * turn] as const; // its start and its end
  });
  let [first, last] = [0, 1];
  for (const [start, end] of shares) {
    if (start <= 0 && end <= 0) return 0;
    const crossing = start / (start - end);
    if (start < 0) first = Math.max(first, crossing);
    else if (end < 0) last = Math.min(last, crossing);
  }
  return Math.max(0, last - first);
}

function isInside(outline: readonly Point[], point: Point): boolean {
  const sides = outline.map((from, index) =>
    sideOf({ from, to: outline[(index + 1) % outline.length] ?? from, name: '' }, point),
  );
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}

/** The borders that an edge of the region lies on, and not only a corner. */
const edgesOf = (borders: readonly Border[], outline: readonly Point[]): Border[] => {
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  return borders.filter((border) => {
    const length = Math.hypot(border.to[0] - border.from[0], border.to[1] - border.from[1]);
    const corners = outline.filter((corner) => Math.abs(sideOf(border, corner)) < 1e-7 * length * reach);
    return corners.some(([x, y]) => Math.hypot(x - (corners[0]?.[0] ?? x), y - (corners[0]?.[1] ?? y)) > 1e-7 * reach);
  });
};

/** Whether an edge of the region lies on the line of a border but not between its ends. */
function reachesBeyond({ from, to, name }: Border, outline: readonly Point[]): boolean {
  const [across, up] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(across, up);
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  const shares = outline
    .filter((corner) => Math.abs(sideOf({ from, to, name }, corner)) < 1e-7 * length * reach)
    .map(([x, y]) => ((x - from[0]) * across + (y - from[1]) * up) / length ** 2);
  return shares.length > 1 && (Math.min(...shares) < -1e-7 || Math.max(...shares) > 1 + 1e-7);
}

/**
 * The regions around the given points, each up to the lines that are drawn, called by their letters and in their order.
 * @throws RangeError for a point on a line or outside of the graph, and for two letters in one region.
 */
export function letteredAreas(
  letters: Readonly<Record<string, Point>>,
  axes: Bounds,
  curves: readonly Curve[],
  marks: readonly Mark[],
): PlacedArea[] {
  const borders = bordersOf(curves, marks);
  const { x, y } = axes;
  const regions = Object.entries(letters)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([letter, point]) => {
      let outline: Point[] = [
        [x.min, y.min],
        [x.max, y.min],
        [x.max, y.max],
        [x.min, y.max],
      ];
      if (!isInside(outline, point)) throw new RangeError(`area ${letter}: its point lies outside of the graph`);
      for (const border of borders) {
        if (!divides(border, outline)) continue;
        const side = sideOf(border, point);
        if (Math.abs(side) < 1e-9) throw new RangeError(`area ${letter}: its point lies on ${border.name}`);
        outline = cutAlong(outline, (corner) => sideOf(border, corner) * Math.sign(side));
      }
      if (borders.some((border) => border.isBent && reachesBeyond(border, outline)))
        throw new RangeError(`area ${letter} reaches beyond the point where a curve bends: end it there with a guide`);
      const places = [...new Set(edgesOf(borders, outline).map((border) => placeOf(border, point)))];
      const area = { id: `area-${letter}`, role: 'lettered', name: letter, outline } as const; // of one role
      return { area, place: listed(places), worth: sizeOf(outline) };
    });
  for (const [index, { area, place, worth }] of regions.entries()) {
    const same = regions.slice(0, index).find((other) => other.place === place && isSame(other.worth, worth));
    if (same) throw new RangeError(`areas ${same.area.name} and ${area.name} are one region: no line divides them`);
  }
  return regions;
}
