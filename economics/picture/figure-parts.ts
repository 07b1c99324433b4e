import type { Area, Curve, Era, Figure, Mark, Point, Role } from '../figure';
import { count, dollars } from '../numbers';
import { clipOutline, clipPath, type Bounds } from './clip';

/** Numbers for people, or the letters that stand for them in a question. */
export interface Writer {
  readonly isHidden: boolean;
  price(value: number, letter: string): string;
  amount(value: number, letter: string): string;
}

export function writerOf(values: 'shown' | 'hidden' | undefined): Writer {
  const isHidden = values === 'hidden';
  return {
    isHidden,
    price: (value, letter) => (isHidden ? letter : dollars(value)),
    amount: (value, letter) => (isHidden ? letter : count(value)),
  };
}

/** A curve cut to the bounds; none where nothing of it is inside. */
export function curveIn(
  bounds: Bounds,
  id: string,
  role: Role,
  name: string,
  path: readonly Point[],
  era: Era = 'is',
): Curve[] {
  const inside = clipPath(bounds, path);
  return inside.length === 0 ? [] : [{ id, role, era, name, path: inside }];
}

/** An area cut to the bounds; none where nothing of it is inside. */
export function areaIn(bounds: Bounds, id: string, role: Role, name: string, outline: readonly Point[]): Area[] {
  const inside = clipOutline(bounds, outline);
  return inside.length === 0 ? [] : [{ id, role, name, outline: inside }];
}

export const rectangle = ([left, bottom]: Point, [right, top]: Point): Point[] => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
];

/** The values that marks put on the axes, so that ticks can give way. */
export const valuesOn = (direction: 'x' | 'y', marks: readonly Mark[]): { at: number; label: string }[] =>
  marks.flatMap(({ at, guides }) => {
    const label = guides?.[direction];
    return label == null ? [] : [{ at: at[direction === 'x' ? 0 : 1], label }];
  });

/** @throws RangeError when a mark lies outside of the bounds: the author set max too small. */
export function requireInside(bounds: Bounds, marks: readonly Mark[]): void {
  for (const { name, at } of marks)
    if (at[0] > bounds.x.max * (1 + 1e-9) || at[1] > bounds.y.max * (1 + 1e-9))
      throw new RangeError(`point ${name} at ${count(at[0])} and ${count(at[1])} lies beyond the axes: raise max`);
}

/** A figure of nothing but its axes and words, to be filled. */
export const blank = { curves: [], areas: [], marks: [], spans: [], arrows: [], bars: [] } satisfies Partial<Figure>;

/** "A", "A and B", "A, B and C". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** One sentence from parts that each say one thing. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
