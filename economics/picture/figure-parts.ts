import type { Area, Curve, Era, Figure, Mark, Point, Role } from '../figure';
import { isFixed, priceOn, type DemandCurve, type SupplyCurve } from '../market';
import { count, dollars, isSame } from '../numbers';
import { clipOutline, clipPath, type Bounds } from './clip';

/** Writes values as numbers, or as the letters that stand for them in a question. */
export interface Writer {
  readonly isHidden: boolean;
  price(value: number, letter: string): string;
  amount(value: number, letter: string): string;
  /** How ticks are written: as prices or amounts, or not at all. */
  readonly priceTicks: ((at: number) => string) | null;
  readonly amountTicks: ((at: number) => string) | null;
}

/** The place of a value among those on its axis, from 1 for the lowest. */
export function rankOf(value: number, all: readonly number[]): number {
  const lower = all.filter((other) => other < value && !isSame(other, value)).toSorted((a, b) => a - b);
  return 1 + lower.filter((other, index) => index === 0 || !isSame(other, lower[index - 1] ?? other)).length;
}

/** P1 or P with the subscript M: digits need no mark. */
export const withSubscript = (letter: string, subscript: string): string =>
  /^\d$/.test(subscript) ? `${letter}${subscript}` : `${letter}~${subscript}~`;

/** `write` is for the vertical axis: prices, unless it has other values. */
export function writerOf(values: 'shown' | 'hidden' | undefined, write = dollars): Writer {
  const isHidden = values === 'hidden';
  return {
    isHidden,
    price: (value, letter) => (isHidden ? letter : write(value)),
    amount: (value, letter) => (isHidden ? letter : count(value)),
    priceTicks: isHidden ? null : write,
    amountTicks: isHidden ? null : count,
  };
}

/** A point whose values stand on the axes, if hidden then by these letters; none where a letter is null. */
export const markAt = (
  writer: Writer,
  id: string,
  name: string,
  at: Point,
  [x, y]: readonly [x: string | null, y: string | null],
  era: Era = 'is',
): Mark => ({
  id,
  era,
  name,
  at,
  guides: { x: x === null ? null : writer.amount(at[0], x), y: y === null ? null : writer.price(at[1], y) },
});

/** A mark at the same place of an axis as one before it has that one's letter: a place has one name. */
export function withOneLetter<Kind extends Mark>(marks: readonly Kind[], { isHidden }: Writer): Kind[] {
  if (!isHidden) return [...marks];
  const letterOf = (mark: Kind, axis: 'x' | 'y', along: 0 | 1): string | null =>
    mark.guides?.[axis] == null
      ? null
      : (marks.find((one) => one.guides?.[axis] != null && isSame(one.at[along], mark.at[along]))?.guides?.[axis] ??
        null);
  return marks.map((mark) =>
    mark.guides ? { ...mark, guides: { ...mark.guides, x: letterOf(mark, 'x', 0), y: letterOf(mark, 'y', 1) } } : mark,
  );
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

/** A line across the graph at one price. */
export const levelPath = ({ x }: Bounds, price: number): Point[] => [
  [0, price],
  [x.max, price],
];

/** A line up the graph at one quantity. */
export const uprightPath = ({ y }: Bounds, quantity: number): Point[] => [
  [quantity, y.max],
  [quantity, 0],
];

/** A curve of a market, from the price axis to the end of the graph. */
export const curvePath = (axes: Bounds, curve: DemandCurve | SupplyCurve): Point[] =>
  isFixed(curve)
    ? uprightPath(axes, curve.quantity)
    : [0, axes.x.max].map((quantity) => [quantity, priceOn(curve, quantity)]);

/** A curve as straight stretches, enough of them for it to look round. */
export const curvedPath = (from: number, to: number, stretches: number, height: (at: number) => number): Point[] =>
  Array.from({ length: stretches + 1 }, (_, step): Point => {
    const at = from + ((to - from) * step) / stretches;
    return [at, height(at)];
  });

/** An arrow between two points that touches neither. */
export function arrowBetween(from: Point, to: Point): { from: Point; to: Point } {
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  return { from: at(0.12), to: at(0.88) };
}

export const rectangle = ([left, bottom]: Point, [right, top]: Point): Point[] => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
];

/** The empty lists of a figure. */
export const blank = { curves: [], areas: [], marks: [], spans: [], arrows: [], bars: [] } satisfies Partial<Figure>;

/** "A", "A and B", "A, B and C". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "workers" for "Workers", but "MRP ($ per day)". */
export const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;

/** Joins statements into capitalized sentences. */
export const sentences = (statements: readonly string[]): string =>
  statements.map((text) => `${capitalized(text)}.`).join(' ');

/** The outline of a schedule: unit 1 from quantity 0 to 1, unit 2 from 1 to 2, each at its value. */
export const stepPath = (values: readonly number[]): Point[] =>
  values.flatMap((value, index): Point[] => [
    [index, value],
    [index + 1, value],
  ]);
