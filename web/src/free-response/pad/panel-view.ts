import type { Point } from '../../../../economics/figure';
import type { DrawnMark, Panel } from '../../../../economics/free-response/graph-document';
import { writtenName } from '../../../../economics/free-response/labels';
import { highestAt } from '../../../../economics/free-response/raster';
import { clamp, type Box, type Segment } from '../../../../economics/svg/geometry';
import { widthOf } from '../../../../economics/svg/labels/text-width';
import type { Color } from '../../../../economics/svg/palette';
import { TEXT_SIZE, wrapped } from './wrap-name';

/** How a panel lies on the screen, in pixels. */
export interface PanelView {
  readonly width: number;
  readonly height: number;
  /** The square of the document. */
  readonly plot: Box;
}

export const ROW = 19;
/** For names at the right ends of curves, and the arrowheads of the axes. */
const RIGHT = 34;
const TOP = 16;

/** On the left of the vertical axis. The narrowest has space for a price, so that nothing moves when the first one is written. */
const GUTTER = { least: 48, most: 96 } as const;
/** Between the values and the axis, and at the edge. */
const GUTTER_AIR = 19;

/** The lines of what is written beside the vertical axis. */
export const valueLines = (name: string): string[] => wrapped(writtenName(name), GUTTER.most - GUTTER_AIR);

/** How much a panel needs on the left of its vertical axis for what is written there. */
export const gutterOf = (panels: readonly Panel[]): number => {
  const lines = panels.flatMap(({ marks }) => marks.flatMap(({ y }) => valueLines(y ?? '')));
  return clamp(Math.max(...lines.map((line) => widthOf(line, TEXT_SIZE)), 0) + GUTTER_AIR, GUTTER.least, GUTTER.most);
};

/** @param shape the greatest height of the plot by its width */
export function viewOf(width: number, gutter: number, tallest: number, shape = 0.92): PanelView {
  const across = Math.max(120, width - gutter - RIGHT);
  const down = Math.min(across * shape, tallest);
  const plot = { left: gutter, top: TOP, right: gutter + across, bottom: TOP + down };
  return { width: gutter + across + RIGHT, height: TOP + down + 2 * ROW + 6, plot };
}

export const toPixels = ({ plot }: PanelView, [x, y]: Point): Point => [
  plot.left + x * (plot.right - plot.left),
  plot.bottom - y * (plot.bottom - plot.top),
];

export const toShares = ({ plot }: PanelView, [left, top]: Point): Point => [
  (left - plot.left) / (plot.right - plot.left),
  (plot.bottom - top) / (plot.bottom - plot.top),
];

const DEMAND = /^(?:D|MB|MSB|MPB|MRP|MU)(?![a-z])/;
const SUPPLY = /^(?:S|MC|MSC|MPC|MRC|MFC)(?![a-z])/;

/** Blue for buyers, orange for sellers, as everywhere on the site. */
export function colorOfLabel(label: string): Color {
  const name = label.trim();
  if (DEMAND.test(name) || /^demand/i.test(name)) return 'demand';
  return SUPPLY.test(name) || /^supply/i.test(name) ? 'supply' : 'ink';
}

/** The dashed lines to a place; they start at the axes, so that two on one line fall together. */
export function guideLines(at: Point, hasX: boolean, hasY: boolean, view: PanelView): Segment[] {
  const point = toPixels(view, at);
  const { left, bottom } = view.plot;
  return [
    ...(hasX && point[1] < bottom - 1 ? [[[point[0], bottom], point] as const] : []),
    ...(hasY && point[0] > left + 1 ? [[[left, point[1]], point] as const] : []),
  ];
}

/** The dashed lines of a point. The upright one goes on to a higher point at the same quantity, as the areas beside it do. */
export function guidesOf(panel: Panel, { at, x, y }: DrawnMark, view: PanelView): Segment[] {
  const upright = guideLines([at[0], highestAt(panel, at)], x !== null, false, view);
  return [...upright, ...guideLines(at, false, y !== null, view)];
}
