import type { Point } from '../figure';
import { segmentsOf } from '../svg/geometry';
import { APART, flip, heightsAt, NEAR, pointsOf, type Path } from './curve';
import { shapeOf } from './curve-shape';
import type { Panel } from './graph-document';
import { STEPS, type Work } from './work';

/** A panel as cells, row by row from the origin; 1 where something is. */
export type Cells = Uint8Array;

/** Cells along each side: one is a pixel or two of a phone. */
export const SIDE = 200;

export const emptyCells = (): Cells => new Uint8Array(SIDE * SIDE);

export const middleOf = (cell: number): number => (cell + 0.5) / SIDE;

/** Rounding must not make a line jump between rows. */
const EPSILON = 1e-9;

const cellOf = (share: number): number => (share === 1 ? SIDE - 1 : Math.floor(share * SIDE + EPSILON));

const isCell = (column: number, row: number): boolean => column >= 0 && row >= 0 && column < SIDE && row < SIDE;

/** Whether a cell has a value, and is there at all. */
export const has = (cells: Cells, column: number, row: number): boolean =>
  isCell(column, row) && cells[row * SIDE + column] === 1;

/** A curve that heads for an axis and ends this close to it is meant to reach it. */
const GAP = 0.1;

/** Steeper than this, a curve does not head for the vertical axis. The same holds for flat ones and the horizontal axis. */
const STEEPEST = 3;

/** The point of an axis that the end of a curve is meant to reach, coming from the point before it. */
function onAxis([x, y]: Point, [fromX, fromY]: Point): Point | null {
  const [dx, dy] = [x - fromX, y - fromY];
  if (x > 0 && x <= GAP && dx < 0 && Math.abs(dy) <= STEEPEST * -dx) {
    const height = y - (x * dy) / dx;
    if (height >= 0) return [0, height];
  }
  if (y > 0 && y <= GAP && dy < 0 && Math.abs(dx) <= STEEPEST * -dy) return [Math.max(0, x - (y * dx) / dy), 0];
  return null;
}

/** A path with its gaps to the axes closed. The ends of a U or a hill are no intercepts. */
export function reachingAxes(path: Path): Path {
  const [first, second, last, lastButOne] = [path[0], path[1], path.at(-1), path.at(-2)];
  if (!first || !second || !last || !lastButOne) return path;
  const shape = shapeOf(path);
  if (shape === null || shape === 'u' || shape === 'hill') return path;
  const [start, end] = [onAxis(first, second), onAxis(last, lastButOne)];
  return [...(start ? [start] : []), ...path, ...(end ? [end] : [])];
}

/** Marks the cells along a line, in half steps, so that no fill slips through between two of them. */
function wall(cells: Cells, [[x1, y1], [x2, y2]]: readonly [Point, Point]): void {
  const steps = Math.max(1, Math.ceil(2 * Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) * SIDE));
  for (let step = 0; step <= steps; step += 1) {
    const column = cellOf(x1 + ((x2 - x1) * step) / steps);
    const row = cellOf(y1 + ((y2 - y1) * step) / steps);
    if (isCell(column, row)) cells[row * SIDE + column] = 1;
  }
}

/** The lines that bound regions: curves, and the guides from marks to the axes. */
export function wallsOf(panel: Panel): Cells {
  const cells = emptyCells();
  const paths = panel.curves.map((curve) => reachingAxes(pointsOf(curve)));
  for (const path of paths) for (const segment of segmentsOf(path)) wall(cells, segment);
  const flipped = paths.map(flip);
  for (const { at, x, y } of panel.marks) {
    if (x !== null)
      wall(cells, [
        [at[0], 0],
        [at[0], reachOf(paths, at[0], highestAt(panel, at))],
      ]);
    if (y !== null)
      wall(cells, [
        [0, at[1]],
        [reachOf(flipped, at[1], at[0]), at[1]],
      ]);
  }
  return cells;
}

/** The highest point at a quantity: two points above one another are the ends of one upright line, such as a wedge. */
export const highestAt = ({ marks }: Panel, [x, y]: Point): number =>
  Math.max(y, ...marks.filter(({ at }) => Math.abs(at[0] - x) < APART).map(({ at }) => at[1]));

/** How far a guide goes: on to the curve that its point stops just short of. */
const reachOf = (paths: readonly Path[], at: number, end: number): number =>
  Math.max(end, ...paths.flatMap((path) => heightsAt(path, at)).filter((height) => height <= end + NEAR));

/** A tap on a line means the region beside it. */
const NEXT_TO = 3;

function freeCellNear(walls: Cells, [x, y]: Point): number | null {
  const [column, row] = [cellOf(x), cellOf(y)];
  for (let radius = 0; radius <= NEXT_TO; radius += 1)
    for (let up = -radius; up <= radius; up += 1)
      for (let across = -radius; across <= radius; across += 1)
        if (isCell(column + across, row + up) && !has(walls, column + across, row + up))
          return (row + up) * SIDE + column + across;
  return null;
}

/** Marks all cells that are reached from a cell without crossing a wall, and lists those that were not marked before. */
export function flood(walls: Cells, cells: Cells, from: number): number[] {
  const open = [from];
  const marked: number[] = [];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (cells[cell] === 1 || walls[cell] === 1) continue;
    cells[cell] = 1;
    marked.push(cell);
    const column = cell % SIDE;
    if (column > 0) open.push(cell - 1);
    if (column < SIDE - 1) open.push(cell + 1);
    if (cell >= SIDE) open.push(cell - SIDE);
    if (cell < SIDE * (SIDE - 1)) open.push(cell + SIDE);
  }
  return marked;
}

/** The regions around seeds, with the lines that bound them and those between two of them. */
export function fill(walls: Cells, seeds: readonly Point[], work?: Work): Cells {
  const inner = emptyCells();
  for (const seed of seeds) {
    const cell = freeCellNear(walls, seed);
    if (cell === null) continue;
    const { length } = flood(walls, inner, cell);
    work?.spend(length);
  }
  const outer = inner.slice();
  walls.forEach((isWall, cell) => {
    if (isWall === 1 && isBeside(inner, cell)) outer[cell] = 1;
  });
  return outer;
}

function isBeside(cells: Cells, cell: number): boolean {
  const [column, row] = [cell % SIDE, Math.floor(cell / SIDE)];
  for (let up = -1; up <= 1; up += 1)
    for (let across = -1; across <= 1; across += 1) if (has(cells, column + across, row + up)) return true;
  return false;
}

/** Which areas of a panel cover each cell: bit n for the area n. */
export function coverOf(panel: Panel, work: Work): Uint32Array {
  const cover = new Uint32Array(SIDE * SIDE);
  const points = panel.curves.reduce((sum, curve) => sum + pointsOf(curve).length, 0);
  work.spend((1 + panel.marks.length) * points + STEPS.row * SIDE * (1 + panel.areas.length));
  const walls = wallsOf(panel);
  panel.areas.forEach(({ seeds }, index) => {
    fill(walls, seeds, work).forEach((isCovered, cell) => {
      if (isCovered === 1) cover[cell] = (cover[cell] ?? 0) | (1 << index);
    });
  });
  return cover;
}
