import type { Point } from '../figure';
import { distance, segmentsOf } from '../svg/geometry';
import { flip, NEAR, type Path } from './curve';
import type { Slope } from './rubric';

/** Shorter lines are dots that say nothing about a slope. */
const SHORTEST = 0.08;

const heightsOf = (path: Path): number[] => path.map(([, y]) => y);

export const reachOf = (path: Path): number => {
  const heights = heightsOf(path);
  return Math.max(...heights) - Math.min(...heights);
};

/** How far a path climbs above its lowest point so far, on its way from left to right. */
function climbOf(path: Path): number {
  let lowest = Infinity;
  let climb = 0;
  for (const [, y] of path) {
    lowest = Math.min(lowest, y);
    climb = Math.max(climb, y - lowest);
  }
  return climb;
}

const turnOver = (path: Path): Point[] => path.map(([x, y]) => [x, -y]);

/** The lowest point of a path; of several that are equally low, the middle one. */
export function minimumOf(path: Path): Point | null {
  const lowest = Math.min(...heightsOf(path));
  const low = path.filter(([, y]) => y - lowest < 1e-6);
  const [from, to] = [low[0], low.at(-1)];
  return from && to ? [(from[0] + to[0]) / 2, lowest] : null;
}

export function maximumOf(path: Path): Point | null {
  const lowest = minimumOf(turnOver(path));
  return lowest && [lowest[0], -lowest[1]];
}

/** The signed distances of a path's points from the line through its ends; positive is above it. */
function bowsOf(path: Path): number[] {
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to) return [];
  const length = distance(from, to);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return length === 0 ? [] : path.map(([x, y]) => (dx * (y - from[1]) - dy * (x - from[0])) / length);
}

/** By how much of its size a curve may bend back, and by how much it may leave its direction, without changing it. */
const WAVE = 0.02;
const BUMP = 0.025;
const BEND = 0.03;

/** Lines that lean by up to about 5° may be meant as level or upright; those that lean by less than 3° cannot be meant to slope. */
const LEAN = Math.tan((5.5 * Math.PI) / 180);
const SLOPED = Math.tan((3 * Math.PI) / 180);
/** A steep curve still rises or falls where an upright one would only lean. */
const STEEP = Math.tan((2 * Math.PI) / 180);

/** Whether a path from left to right has a shape, as a reader of the exam would see it. */
export function slopesLike(path: Path, slope: Slope): boolean {
  const [width, height] = [reachOf(flip(path)), reachOf(path)];
  const size = Math.max(width, height);
  if (size < SHORTEST) return false;
  const bows = bowsOf(path);
  const isSloped = width >= STEEP * height && height >= SLOPED * width;
  const isFalling = isSloped && climbOf(path) < BUMP * size;
  const isRising = isSloped && climbOf(turnOver(path)) < BUMP * size;
  const isLine = bows.length > 0 && bows.every((bow) => Math.abs(bow) < BEND * size);
  switch (slope) {
    case 'level':
      return height <= LEAN * width && isLine;
    case 'upright':
      return width <= LEAN * height && isLine;
    case 'down':
      return isFalling;
    case 'up':
      return isRising;
    case 'u':
      return hasDip(path, size);
    case 'hill':
      return hasDip(turnOver(path), size);
    case 'bowed-out':
      return isFalling && Math.max(...bows) >= BEND * size && Math.min(...bows) > -WAVE * size;
    case 'bowed-in':
      return isFalling && Math.min(...bows) <= -BEND * size && Math.max(...bows) < WAVE * size;
    case 'sagging':
      return isRising && Math.min(...bows) <= -BEND * size && Math.max(...bows) < WAVE * size;
    case 'straight':
      return isLine;
  }
}

/** Whether a path falls to one lowest point between its ends and rises from there. */
function hasDip(path: Path, size: number): boolean {
  const lowest = minimumOf(path);
  const [first, last] = [path[0], path.at(-1)];
  if (!lowest || !first || !last) return false;
  if (Math.min(first[1], last[1]) - lowest[1] < BUMP * size) return false;
  const before = path.filter(([x]) => x <= lowest[0]);
  const after = path.filter(([x]) => x >= lowest[0]);
  return climbOf(before) < BUMP * size && climbOf(turnOver(after)) < BUMP * size;
}

const SHAPES = ['level', 'upright', 'down', 'up', 'u', 'hill'] as const;

/** What a path looks like, apart from its bend; null for a dot and for a wave. */
export const shapeOf = (path: Path): (typeof SHAPES)[number] | null =>
  SHAPES.find((slope) => slopesLike(path, slope)) ?? null;

/** Where a path meets an axis, as a position on it. An end no further than `NEAR` from the axis meets it. */
export function interceptOn(path: Path, axis: 'x' | 'y'): number | null {
  const line = axis === 'x' ? path : flip(path);
  const crossing = segmentsOf(line).find(([[, y1], [, y2]]) => y1 * y2 <= 0 && y1 !== y2);
  if (crossing) {
    const [[x1, y1], [x2, y2]] = crossing;
    return x1 - (y1 * (x2 - x1)) / (y2 - y1);
  }
  const ends = [line[0], line.at(-1)].filter((end): end is Point => end !== undefined && Math.abs(end[1]) <= NEAR);
  const nearest = ends.sort((a, b) => Math.abs(a[1]) - Math.abs(b[1]))[0];
  return nearest?.[0] ?? null;
}
