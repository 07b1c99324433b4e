import type { Point } from '../../figure';
import type { Box } from '../geometry';
import type { Color } from '../palette';
import { lineHeight, toPixels, type Scale } from '../scale';
import { widthOf } from './text-width';

/** The side of a text that keeps its position when the font turns out narrower than expected. */
export type Align = 'start' | 'middle' | 'end';

/** A text on a drawing, positioned relative to a point of the graph so that it moves with it. */
export interface Label {
  readonly id: string;
  readonly lines: readonly string[];
  readonly color: Color;
  readonly isStrong: boolean;
  /** In the units of the axes. */
  readonly anchor: Point;
  /** From the anchor to the middle of the label's `align` side, in pixels. */
  readonly offset: Point;
  readonly align: Align;
  /** A thin line from the anchor to the label where it cannot stand beside it, with a dot where nothing else marks the anchor. */
  readonly leader: 'line' | 'line-from-dot' | null;
  readonly opacity: number;
}

/** In pixels. */
export interface TextSize {
  readonly width: number;
  readonly height: number;
}

export const sizeOfText = (lines: readonly string[], textSize: number): TextSize => ({
  width: Math.max(...lines.map((line) => widthOf(line, textSize))),
  height: lines.length * lineHeight(textSize),
});

/** From the side that `align` names to the left one, as a share of the width. */
const LEFT_OF: Record<Align, number> = { start: 0, middle: 0.5, end: 1 };

/** The clearBox for a text of this size whose `align` side has its middle at (x, y). */
export function boxAt([x, y]: Point, align: Align, { width, height }: TextSize): Box {
  const left = x - LEFT_OF[align] * width;
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

/** Where the middle of the label's `align` side is, in pixels. */
export function anchorPixels(label: Label, scale: Scale): Point {
  const [x, y] = toPixels(scale, label.anchor);
  return [x + label.offset[0], y + label.offset[1]];
}

/** The pixels that a label may cover, also in a font that is `wider` than ours by this factor. */
export function boxOf(label: Label, scale: Scale, wider = 1): Box {
  const { width, height } = sizeOfText(label.lines, scale.textSize);
  return boxAt(anchorPixels(label, scale), label.align, { width: wider * width, height });
}
