import type { Point } from '../figure';
import { distance } from '../svg/geometry';
import { heightAt, type Path } from './curve';
import { GRAPH_LIMITS, type DrawnArea, type Panel } from './graph-document';
import { emptyCells, fill, flood, has, middleOf, SIDE, wallsOf, type Cells } from './raster';

/** Bounds of a region on one drawing: quantities, and lines that it lies under or over. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly under: readonly (Path | number)[];
  readonly over: readonly (Path | number)[];
}

export function cellsWithin({ left, right, under, over }: Bounds): Cells {
  const cells = emptyCells();
  for (let column = 0; column < SIDE; column += 1) {
    const x = middleOf(column);
    if (x < left || x > right) continue;
    const heightOf = (line: Path | number) => (typeof line === 'number' ? line : heightAt(line, x));
    const [tops, bottoms] = [under.map(heightOf), over.map(heightOf)];
    if ([...tops, ...bottoms].includes(null)) continue;
    const top = Math.min(1, ...tops.filter((height) => height !== null));
    const bottom = Math.max(0, ...bottoms.filter((height) => height !== null));
    for (let row = 0; row < SIDE; row += 1)
      if (middleOf(row) > bottom && middleOf(row) < top) cells[row * SIDE + column] = 1;
  }
  return cells;
}

/** Differences this close to the border of a region, in cells, are those of a hand. */
const BAND = 3;

/** The share of a region that a shading may miss or exceed away from its border. */
const TOLERANCE = 0.06;

/** Fewer cells are no region that could be shaded. */
const SMALLEST = 16;

export type Match = 'same' | 'no-region' | 'elsewhere' | 'too-large' | 'too-small';

/** Compares the regions that sets of areas shade with the one that is asked for. A set has bit n for the area n, as `cover` does. */
export function compareCells(cover: ArrayLike<number>, asked: Cells): (areas: number) => Match {
  const isInside = awayFromBorder(asked);
  // By the areas that cover them, so that the cells are counted once for all sets.
  const counts = new Map<number, { asked: number; missed: number; extra: number }>();
  for (let cell = 0; cell < asked.length; cell += 1) {
    const areas = cover[cell] ?? 0;
    let count = counts.get(areas);
    if (count === undefined) counts.set(areas, (count = { asked: 0, missed: 0, extra: 0 }));
    if (asked[cell] === 1) count.asked += 1;
    if (isInside[cell] !== 1) continue;
    if (asked[cell] === 1) count.missed += 1;
    else count.extra += 1;
  }
  return (areas) => {
    let [size, shared, missing, extra] = [0, 0, 0, 0];
    for (const [covering, count] of counts) {
      const isShaded = (covering & areas) !== 0;
      size += count.asked;
      if (isShaded) shared += count.asked;
      if (isShaded) extra += count.extra;
      else missing += count.missed;
    }
    if (size < SMALLEST) return 'no-region';
    if (shared >= size / 2 && missing + extra <= TOLERANCE * size) return 'same';
    if (shared < size / 10) return 'elsewhere';
    return extra >= missing ? 'too-large' : 'too-small';
  };
}

/** 1 where the whole band around a cell is like the cell. What lies beyond the panel is empty. */
function awayFromBorder(cells: Cells): Cells {
  const wide = SIDE + 1;
  /** How many cells are set to the left of a corner and below it. */
  const sums = new Uint32Array(wide * wide);
  const sumAt = (column: number, row: number): number =>
    sums[Math.min(SIDE, Math.max(0, row)) * wide + Math.min(SIDE, Math.max(0, column))] ?? 0;
  for (let row = 0; row < SIDE; row += 1) {
    let inRow = 0;
    for (let column = 0; column < SIDE; column += 1) {
      inRow += cells[row * SIDE + column] ?? 0;
      sums[(row + 1) * wide + column + 1] = inRow + (sums[row * wide + column + 1] ?? 0);
    }
  }
  const whole = (2 * BAND + 1) ** 2;
  return cells.map((value, cell) => {
    const [left, low] = [(cell % SIDE) - BAND, Math.floor(cell / SIDE) - BAND];
    const [right, high] = [left + 2 * BAND + 1, low + 2 * BAND + 1];
    const set = sumAt(right, high) - sumAt(left, high) - sumAt(right, low) + sumAt(left, low);
    return set === (value === 1 ? whole : 0) ? 1 : 0;
  });
}

/**
 * The outlines of the regions around seeds, to be filled by the even-odd rule: a region with a hole has two.
 */
export const regionOutline = (panel: Panel, seeds: readonly Point[]): Point[][] =>
  outlinesOf(fill(wallsOf(panel), seeds));

/** A point well inside each region of a panel, from left to right. */
export function regionSeeds(panel: Panel): Point[] {
  const walls = wallsOf(panel);
  const depths = depthsOf(walls);
  const seen = emptyCells();
  const seeds: Point[] = [];
  for (let start = 0; start < walls.length; start += 1) {
    if (walls[start] === 1 || seen[start] === 1) continue;
    const region = flood(walls, seen, start);
    if (region.length < SMALLEST) continue;
    const deepest = region.reduce((best, cell) => ((depths[cell] ?? 0) > (depths[best] ?? 0) ? cell : best), start);
    seeds.push([middleOf(deepest % SIDE), middleOf(Math.floor(deepest / SIDE))]);
  }
  return seeds.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/**
 * A panel to which lines were added, with everything shaded that was shaded before: where a line splits a shaded region, its other
 * part gets a seed as well. An area that would have too many seeds stays as it is.
 */
export function keepShading(before: Panel, after: Panel, isMeant: (area: DrawnArea) => boolean = () => true): Panel {
  if (!after.areas.some(isMeant)) return after;
  const [oldWalls, walls, seeds] = [wallsOf(before), wallsOf(after), regionSeeds(after)];
  return {
    ...after,
    areas: after.areas.map((area) => {
      if (!isMeant(area)) return area;
      const [old, now] = [fill(oldWalls, area.seeds), fill(walls, area.seeds)];
      const lost = seeds.filter((seed) => isFilled(old, seed) && !isFilled(now, seed));
      const all = [...area.seeds, ...lost];
      return lost.length === 0 || all.length > GRAPH_LIMITS.seeds ? area : { ...area, seeds: all };
    }),
  };
}

/**
 * A panel on which a point was moved. Its lines move the borders that they were; where they were none, they split what is shaded no more
 * than lines that are added.
 */
export function keepShadingAround(before: Panel, after: Panel, markId: string): Panel {
  if (after.areas.length === 0) return after;
  const rest = { ...before, marks: before.marks.filter(({ id }) => id !== markId) };
  const [walls, others] = [wallsOf(before), wallsOf(rest)];
  const isUnbounded = ({ seeds }: DrawnArea): boolean => {
    const [bounded, whole] = [fill(walls, seeds), fill(others, seeds)];
    return whole.reduce((more, cell, at) => more + Number(cell !== bounded[at]), 0) < SMALLEST;
  };
  return keepShading(rest, after, isUnbounded);
}

const isFilled = (cells: Cells, [x, y]: Point): boolean => has(cells, Math.floor(x * SIDE), Math.floor(y * SIDE));

/** How many steps each cell is away from the nearest wall or edge. */
function depthsOf(walls: Cells): Uint16Array {
  const depths = new Uint16Array(SIDE * SIDE);
  const depthAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= SIDE || row >= SIDE ? 0 : (depths[row * SIDE + column] ?? 0);
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1)
      if (walls[row * SIDE + column] !== 1)
        depths[row * SIDE + column] = 1 + Math.min(depthAt(column - 1, row), depthAt(column, row - 1));
  for (let row = SIDE - 1; row >= 0; row -= 1)
    for (let column = SIDE - 1; column >= 0; column -= 1)
      depths[row * SIDE + column] = Math.min(
        depthAt(column, row),
        1 + Math.min(depthAt(column + 1, row), depthAt(column, row + 1)),
      );
  return depths;
}

/** Follows the edges of cells, with the region at the left. */
function outlinesOf(cells: Cells): Point[][] {
  const next = new Map<number, number[]>();
  const corner = (column: number, row: number): number => row * (SIDE + 1) + column;
  const edge = (from: number, to: number): void => void next.set(from, [...(next.get(from) ?? []), to]);
  cells.forEach((value, cell) => {
    if (value === 0) return;
    const [column, row] = [cell % SIDE, Math.floor(cell / SIDE)];
    if (!has(cells, column, row - 1)) edge(corner(column, row), corner(column + 1, row));
    if (!has(cells, column + 1, row)) edge(corner(column + 1, row), corner(column + 1, row + 1));
    if (!has(cells, column, row + 1)) edge(corner(column + 1, row + 1), corner(column, row + 1));
    if (!has(cells, column - 1, row)) edge(corner(column, row + 1), corner(column, row));
  });
  const outlines: Point[][] = [];
  for (const start of next.keys()) {
    const outline: Point[] = [];
    for (let at = start, to = next.get(at)?.pop(); to !== undefined; at = to, to = next.get(at)?.pop())
      outline.push([(at % (SIDE + 1)) / SIDE, Math.floor(at / (SIDE + 1)) / SIDE]);
    if (outline.length > 2) outlines.push(withoutStairs(outline));
  }
  return outlines;
}

/** Steps of cells along a slope are no further from it than this. */
const STAIR = 1.1 / SIDE;

/** A closed outline with as few corners as follow it closely (Ramer, Douglas and Peucker). */
function withoutStairs(outline: readonly Point[]): Point[] {
  const [start] = outline;
  if (!start) return [];
  const far = outline.reduce(
    (best, point, index) => (distance(start, point) > distance(start, outline[best] ?? start) ? index : best),
    0,
  );
  return [
    ...simplify(outline.slice(0, far + 1)).slice(0, -1),
    ...simplify([...outline.slice(far), start]).slice(0, -1),
  ];
}

function simplify(line: readonly Point[]): Point[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return [...line];
  const length = distance(from, to);
  let [best, off] = [0, 0];
  line.forEach(([x, y], index) => {
    const away = Math.abs((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length;
    if (away > off) [best, off] = [index, away];
  });
  if (off <= STAIR) return [from, to];
  return [...simplify(line.slice(0, best + 1)).slice(0, -1), ...simplify(line.slice(best))];
}
