import { isSame } from '../numbers';
import type { Frame } from './frame-schema';
import type { Goal, Move, Stop } from './move';
import { filled, frameAt, gripIn, noResult, valuesOf, withMarketPrice, withPartsThere } from './moved-frame';
import { resultsOf } from './results/results';
import type { Results } from './results/result';

/**
 * The frame of a task at each value, from the least to the largest, before it is known to be valid.
 * @throws RangeError for a range in which nothing can be moved, and for a path that leads nowhere.
 */
export const movedFrames = (move: Move): { readonly x: number; readonly frame: Frame }[] =>
  valuesOf(move).map((x) => ({ x, frame: frameAt(move, x) }));

/** The value that the result has to have. @throws RangeError where there is no such result. */
function targetOf({ result, is }: Goal, all: readonly Results[]): number {
  const values = all.flatMap((results) => results[result]?.value ?? []);
  if (values.length === 0) throw noResult(result, all[0] ?? {});
  if (typeof is === 'number') return is;
  return is === 'most' ? Math.max(...values) : Math.min(...values);
}

/**
 * The task at each value, from the least to the largest: what is drawn and said, and whether the goal is reached.
 * @throws RangeError, with a message for the author, for a task that cannot be drawn or told at some value.
 */
export function stopsOf(move: Move): Stop[] {
  const at = movedFrames(move).map(({ x, frame: moved }) => {
    const frame = withMarketPrice(moved);
    return { x, frame, shown: withPartsThere(frame), results: resultsOf(frame) };
  });
  const all = at.map(({ results }) => results);
  const target = targetOf(move.goal, all);
  const known = Object.assign({}, ...all) as Results; // the union of what each value has
  const unknown = move.says.find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw noResult(unknown, known);
  const first = at.find(({ x }) => isSame(x, move.start));
  const height = first ? gripIn(first.shown, move.grip, null).at[1] : null;
  return at.map(({ x, frame, shown, results }) => {
    const value = results[move.goal.result]?.value;
    const told = move.says.flatMap((name) => results[name]?.says ?? []);
    return {
      x,
      frame: shown,
      grip: gripIn(shown, move.grip, height),
      says: `${filled(move.handle, x, frame, results)}: ${told.join(', ')}`,
      right: value !== undefined && isSame(value, target) ? filled(move.right, x, frame, results) : null,
    };
  });
}
