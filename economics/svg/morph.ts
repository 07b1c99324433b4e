import type { Point } from '../figure';
import { distance, pointBetween } from './geometry';

/** At which share of its length each point of a path lies. */
function sharesOf(path: readonly Point[]): number[] {
  let length = 0;
  const lengths = path.map((point, index) => {
    length += distance(path[index - 1] ?? point, point);
    return length;
  });
  return lengths.map((at) => (length === 0 ? 0 : at / length));
}

function pointAt(path: readonly Point[], shares: readonly number[], share: number): Point {
  const after = shares.findIndex((at) => at >= share - 1e-9);
  const [to, from] = [path[after], path[after - 1]];
  if (!to) return path.at(-1) ?? [0, 0];
  if (!from) return to;
  const [start, end] = [shares[after - 1] ?? 0, shares[after] ?? 1];
  return pointBetween(from, to, end === start ? 1 : (share - start) / (end - start));
}

/**
 * A path on its way into another. Each point moves straight; where the two have different numbers of them, each gets
 * the other's, at the same share of the length, so that no corner is cut at either end.
 */
export function morphPath(from: readonly Point[], to: readonly Point[], t: number): Point[] {
  if (from.length === to.length) return from.map((point, index) => pointBetween(point, to[index] ?? point, t));
  const [before, after] = [sharesOf(from), sharesOf(to)];
  const shares = [...before, ...after]
    .sort((a, b) => a - b)
    .filter((share, index, all) => share - (all[index - 1] ?? -1) > 1e-9);
  return shares.map((share) => pointBetween(pointAt(from, before, share), pointAt(to, after, share), t));
}

/** The same for an outline, whose last corner leads back to its first. */
export function morphOutline(from: readonly Point[], to: readonly Point[], t: number): Point[] {
  if (from.length === to.length) return morphPath(from, to, t);
  return morphPath([...from, ...from.slice(0, 1)], [...to, ...to.slice(0, 1)], t).slice(0, -1);
}
