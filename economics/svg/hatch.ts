import type { Point } from '../figure';
import type { Hatch } from './palette';
import type { Segment } from './geometry';

/** Pixels from one line of a hatch to the next. */
const SPACING: Record<Hatch, number> = { rising: 8, falling: 8, crossed: 7, dotted: 6, level: 7, upright: 7 };

export const DOT_SPACING = SPACING.dotted;

/** Directions of the lines, as (x, y) with y downwards. */
const SLANTS: Record<Hatch, readonly Point[]> = {
  rising: [[1, -1]],
  falling: [[1, 1]],
  crossed: [
    [1, -1],
    [1, 1],
  ],
  dotted: [[1, 0]],
  level: [[1, 0]],
  upright: [[0, 1]],
};

/** The lines of one direction within the outline. Their positions do not depend on the outline, so they stand still when an area moves. */
function linesWithin(outline: readonly Point[], slant: Point, spacing: number): Segment[] {
  const length = Math.hypot(...slant);
  const [ux, uy] = [slant[0] / length, slant[1] / length];
  // In coordinates rotated so that the lines are horizontal.
  const turned = outline.map(([x, y]): Point => [x * ux + y * uy, y * ux - x * uy]);
  const across = turned.map(([, y]) => y);
  const lines: Segment[] = [];
  for (let at = Math.ceil(Math.min(...across) / spacing) * spacing; at <= Math.max(...across); at += spacing) {
    const crossings = turned.flatMap(([x2, y2], index) => {
      const [x1, y1] = turned.at(index - 1) ?? [x2, y2];
      return y1 > at === y2 > at ? [] : [x1 + ((at - y1) / (y2 - y1)) * (x2 - x1)];
    });
    crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const back = (along: number): Point => [along * ux - at * uy, along * uy + at * ux];
      lines.push([back(crossings[index] ?? 0), back(crossings[index + 1] ?? 0)]);
    }
  }
  return lines;
}

/** Hatch lines clipped to an outline, in pixels. Lines of `dotted` start at a dot and have one every DOT_SPACING. */
export function hatchLines(outline: readonly Point[], hatch: Hatch): Segment[] {
  const lines = SLANTS[hatch].flatMap((slant) => linesWithin(outline, slant, SPACING[hatch]));
  if (hatch !== 'dotted') return lines;
  const next = (x: number) => Math.ceil(x / DOT_SPACING) * DOT_SPACING;
  return lines.map(([[x, y], to]): Segment => [[next(x), y], to]).filter(([[x], to]) => x <= to[0]);
}
