import type { Figure, Point } from '../figure';
import type { Drawing } from './drawing';
import type { Label } from './labels/label';
import { wrapText } from './labels/text-width';
import { lineHeight, scaleOf, textSizeFor, toPixels, type Scale, type Size } from './scale';

// Two graphs in one picture: side by side where it is wide, one below the other where it is narrow.

/** Pixels between two panels. */
const GAP = 10;

/** What stands in front of the ids of a panel's lines and texts. */
const SIDES = ['left', 'right'];

const areBeside = ({ width, height }: Size): boolean => width > 1.1 * height;

/** A panel before it is laid out. */
interface PanelPlace {
  readonly graph: Figure;
  /** As if the panel were a picture by itself. */
  readonly scale: Scale;
  /** Its upper left corner, below its heading, in pixels of the whole picture. */
  readonly at: Point;
  readonly heading: Label;
}

/** With a pixel above and below. */
const headingHeight = (lines: readonly string[], textSize: number): number => lines.length * lineHeight(textSize) + 2;

/** A panel's title, in the middle above it. */
const headingOf = (lines: readonly string[], { size, plot, x, y, textSize }: Scale): Label => ({
  id: 'heading',
  lines,
  color: 'ink',
  isStrong: true,
  anchor: [x.min, y.max],
  offset: [size.width / 2 - plot.left, -headingHeight(lines, textSize) / 2 - plot.top],
  align: 'middle',
  leader: null,
  opacity: 1,
});

/** One below the other, no line can run from one panel into the next. */
const withoutAcross = (figure: Figure): Figure => ({
  ...figure,
  marks: figure.marks.map((mark) => ({ ...mark, guides: mark.guides && { ...mark.guides, across: false } })),
});

/** The plots of both panels begin and end at the same height, or one below the other at the same width. */
function aligned([first, second]: readonly [Scale, Scale], isBeside: boolean): Scale[] {
  const [a, b] = [first.plot, second.plot];
  return [first, second].map((scale) => {
    if (isBeside)
      return { ...scale, plot: { ...scale.plot, top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) } };
    const plot = { ...scale.plot, left: Math.max(a.left, b.left), right: Math.min(a.right, b.right) };
    return { ...scale, plot, beyond: scale.size.width - plot.right };
  });
}

export function placePanels(panels: readonly [Figure, Figure], size: Size): PanelPlace[] {
  const isBeside = areBeside(size);
  const width = isBeside ? (size.width - GAP) / 2 : size.width;
  const textSize = textSizeFor(width);
  const headings = panels.map(({ title }) => wrapText(title, width, textSize));
  const above = Math.max(...headings.map((lines) => headingHeight(lines, textSize)));
  const whole = isBeside ? size.height : (size.height - GAP) / 2;
  const panelSize = { width, height: whole - above };
  const [left, right] = panels.map((graph) => (isBeside ? graph : withoutAcross(graph)));
  if (!left || !right) return [];
  const scales = aligned([scaleOf(left, panelSize), scaleOf(right, panelSize)], isBeside);
  return [left, right].flatMap((graph, index): PanelPlace[] => {
    const scale = scales[index];
    if (!scale) return [];
    const at: Point = isBeside ? [index * (width + GAP), above] : [0, index * (whole + GAP) + above];
    return [{ graph, scale, at, heading: headingOf(headings[index] ?? [], scale) }];
  });
}

/** The scale of a graph whose upper left corner is at `at`. */
export const movedTo = ([x, y]: Point, scale: Scale): Scale => {
  const { left, top, right, bottom } = scale.plot;
  return { ...scale, plot: { left: left + x, right: right + x, top: top + y, bottom: bottom + y } };
};

/** One drawing of both panels. Its scale takes pixels for pixels, because each panel has axes of its own. */
export function joinPanels(figure: Figure, size: Size, panels: readonly Drawing[]): Drawing {
  const { width, height } = size;
  const scale: Scale = {
    size,
    plot: { left: 0, top: 0, right: width, bottom: height },
    x: { min: 0, max: width },
    y: { min: height, max: 0 },
    textSize: panels[0]?.scale.textSize ?? textSizeFor(width),
    beyond: 0,
  };
  const named = <T extends { readonly id: string }>(thing: T, panel: number): T => ({
    ...thing,
    id: `${SIDES[panel] ?? ''}.${thing.id}`,
  });
  return {
    figure,
    scale,
    strokes: panels.flatMap(({ strokes }, panel) => strokes.map((stroke) => named(stroke, panel))),
    labels: panels.flatMap(({ labels, scale: own }, panel) =>
      labels.map((label) => ({ ...named(label, panel), anchor: toPixels(own, label.anchor) })),
    ),
    panels,
  };
}
