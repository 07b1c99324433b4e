import type { Axis, Figure, Point } from '../figure';
import { between, clamp, type Box } from './geometry';
import { linesBeside, widthOf, wrapText } from './labels/text-width';

/** In pixels of the page, or of a picture that is scaled to fit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The range of an axis, in its units. */
export type Reach = Pick<Axis, 'min' | 'max'>;

/** Where the graph lies in the picture, and the ranges of its axes. */
export interface Scale {
  readonly size: Size;
  /** In pixels; the axes run along its left and its bottom. */
  readonly plot: Box;
  readonly x: Reach;
  readonly y: Reach;
  readonly textSize: number;
  /** Pixels from the plot to the right edge. */
  readonly beyond: number;
}

/** Pixels between an axis and the texts beside it. */
export const GUTTER = 9;
/** Pixels by which an axis extends beyond its largest value, for its arrowhead. */
export const AXIS_OVERRUN = 12;
/** Pixels between the edge of the picture and texts next to it. */
export const EDGE = 3;

/** Names at the right edge get this much more than they need: a browser may draw them in a wider font. */
const FONT_MARGIN = 1.08;

/** 13 px on the narrowest phone, 18 px on a desktop; a picture 400 wide and shown 320 wide has 12 px left. */
export const textSizeFor = (width: number): number => clamp(5 + width / 40, 13, 18);

export const lineHeight = (textSize: number): number => 1.22 * textSize;

/** How far along the axis a value lies: 0 at its beginning, 1 at its end. */
export const shareOf = (value: number, { min, max }: Reach): number => (max === min ? 0 : (value - min) / (max - min));

/** Axis units to pixels. */
export const toPixels = ({ plot, x, y }: Scale, [atX, atY]: Point): Point => [
  plot.left + shareOf(atX, x) * (plot.right - plot.left),
  plot.bottom - shareOf(atY, y) * (plot.bottom - plot.top),
];

/** Pixels to axis units. */
export const toUnits = ({ plot, x, y }: Scale, [left, top]: Point): Point => [
  between(x.min, x.max, (left - plot.left) / (plot.right - plot.left)),
  between(y.min, y.max, (plot.bottom - top) / (plot.bottom - plot.top)),
];

/** The axis title in as many lines as it needs. */
export const titleLines = (axis: Axis, { width }: Size): string[] =>
  wrapText(axis.label, width - 2 * EDGE, textSizeFor(width));

/** Leaves space around the plot for the axis texts and, at its right, for the names of curves that end there. */
export function scaleOf(figure: Figure, size: Size): Scale {
  const textSize = textSizeFor(size.width);
  const line = lineHeight(textSize);
  const widest = (texts: readonly (string | null)[]) =>
    Math.max(0, ...texts.map((text) => widthOf(text ?? '', textSize)));
  const gutter = widest([
    ...figure.y.ticks.map((tick) => tick.label),
    ...figure.marks.map(({ guides }) => guides?.y ?? null),
  ]);
  const atRight = figure.curves.filter((curve) => shareOf(curve.path.at(-1)?.[0] ?? 0, figure.x) > 0.97);
  const names = atRight.flatMap((curve) => linesBeside(curve.name, textSize));
  const lastTick = widest(figure.x.ticks.filter(({ at }) => shareOf(at, figure.x) > 0.9).map(({ label }) => label));
  const most = size.width * 0.25;
  // A name that is too long for the space beside the graph stands in the graph.
  const beside = names.map((name) => FONT_MARGIN * widthOf(name, textSize) + 8 + EDGE).filter((width) => width <= most);
  const overhang = Math.max(0, ...beside, lastTick / 2 + EDGE, AXIS_OVERRUN + EDGE);
  const plot = {
    left: clamp(gutter + GUTTER + EDGE, 20, size.width * 0.35),
    top: titleLines(figure.y, size).length * line + AXIS_OVERRUN + EDGE,
    right: size.width - Math.min(overhang, most),
    bottom: size.height - (titleLines(figure.x, size).length + 1) * line - GUTTER,
  };
  return { size, plot, x: figure.x, y: figure.y, textSize, beyond: size.width - plot.right };
}
