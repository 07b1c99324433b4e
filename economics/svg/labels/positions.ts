import type { Point } from '../../figure';
import type { Box } from '../geometry';
import { boxAt, sizeOfText, type Align, type TextSize } from './label';
import { toPixels, type Scale } from '../scale';
import { DOT_RADIUS } from '../shapes';
import { breakCost, lineBreaks } from './text-width';

/** A possible position of a label; `cost` is 0 for the one that a textbook would choose. */
export interface LabelPosition {
  readonly lines: readonly string[];
  /** The point that the label belongs to, in axis units. */
  readonly anchor: Point;
  /** The middle of the label's `align` side, in pixels. */
  readonly at: Point;
  readonly align: Align;
  readonly box: Box;
  readonly hasLeader: boolean;
  readonly cost: number;
}

type Spot = Pick<LabelPosition, 'at' | 'align' | 'box'>;

/** Directions around a point, with y downwards. Textbooks prefer up and to the right. */
const COMPASS: readonly (readonly [x: number, y: number, cost: number])[] = [
  [0.75, -0.75, 0],
  [-0.75, -0.75, 1],
  [0.75, 0.75, 1],
  [-0.75, 0.75, 1.5],
  [0, -1, 2],
  [0, 1, 2],
  [1, 0, 2],
  [-1, 0, 2.5],
  [0.92, -0.38, 1.5],
  [-0.92, -0.38, 2.5],
  [0.92, 0.38, 2.5],
  [-0.92, 0.38, 3],
];
/** Pixels from a line to its label. */
export const BESIDE = 5;
/** Pixels within which a name is read as that of a point, or of a curve by its end. */
export const REACH = 24;
/** Pixels from a point to its label. */
const NEAR = [DOT_RADIUS + 3, DOT_RADIUS + 8, DOT_RADIUS + 14];
/** At these distances a label needs a leader. */
const FAR = [30, 44, 60, 80, 104, 132, 164, 200];
const LATTICE = 9;
const ALL_AROUND = Array.from({ length: 24 }, (_, index) => {
  const angle = (index / 24) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle), 1] as const;
});

const alignTowards = (ux: number): Align => (ux > 0.3 ? 'start' : ux < -0.3 ? 'end' : 'middle');

/** The text stands `gap` pixels from a point, in the direction (ux, uy). */
export function besidePoint([x, y]: Point, [ux, uy]: Point, gap: number, size: TextSize): Spot {
  const align = alignTowards(ux);
  const isAboveOrBelow = Math.abs(uy) > 0.5;
  const at: Point = [x + ux * gap, y + uy * gap + (isAboveOrBelow ? (Math.sign(uy) * size.height) / 2 : 0)];
  return { at, align, box: boxAt(at, align, size) };
}

/** The text stands `gap` pixels from a straight line through the point, on the side that the normal (nx, ny) points to. */
export function besideLine([x, y]: Point, [nx, ny]: Point, gap: number, size: TextSize): Spot {
  const reach = gap + (Math.abs(nx) * size.width + Math.abs(ny) * size.height) / 2;
  const center: Point = [x + nx * reach, y + ny * reach];
  const box = boxAt(center, 'middle', size);
  const align = alignTowards(nx);
  return { align, box, at: [align === 'start' ? box.left : align === 'end' ? box.right : center[0], center[1]] };
}

/** Positions around a point: near it, or farther away with a leader. */
export function aroundPoint(
  name: string,
  anchor: Point,
  scale: Scale,
  near: readonly number[] = NEAR,
): LabelPosition[] {
  const point = toPixels(scale, anchor);
  return lineBreaks(name, scale.textSize).flatMap((lines, isBroken) => {
    const size = sizeOfText(lines, scale.textSize);
    const ring = (directions: typeof COMPASS, gap: number, hasLeader: boolean, farCost: number): LabelPosition[] =>
      directions.map(([x, y, cost]) => {
        const spot = besidePoint(point, [x, y], gap, size);
        return { lines, anchor, ...spot, hasLeader, cost: cost + farCost + 2 * isBroken * breakCost(name) };
      });
    return [
      ...near.flatMap((gap, index) => ring(COMPASS, gap, false, index * 5)),
      ...FAR.flatMap((gap) => ring(ALL_AROUND, gap, true, 14 + gap / 6)),
    ];
  });
}

/** A lattice of positions over the whole picture, each with a leader, for labels without a free position nearby. */
export function everywhere(name: string, anchor: Point, scale: Scale): LabelPosition[] {
  const [x, y] = toPixels(scale, anchor);
  const { width, height } = scale.size;
  return lineBreaks(name, scale.textSize).flatMap((lines, isBroken) => {
    const size = sizeOfText(lines, scale.textSize);
    const columns = Math.floor(width / LATTICE);
    return Array.from({ length: columns * Math.floor(height / LATTICE) }, (_, index): LabelPosition => {
      const at: Point = [(index % columns) * LATTICE, Math.floor(index / columns) * LATTICE];
      const cost = 40 + Math.hypot(at[0] - x, at[1] - y) / 6 + 2 * isBroken * breakCost(name);
      return { lines, anchor, at, align: 'middle', box: boxAt(at, 'middle', size), hasLeader: true, cost };
    });
  });
}
