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

/** The scales of the panels, whose plots begin and end at the same height, or one below the other at the same width. */
function alignedScales(graphs: readonly Figure[], size: Size, isBeside: boolean): (graph: Figure) => Scale {
  const plots = graphs.map((graph) => scaleOf(graph, size).plot);
  const innermost = isBeside
    ? { top: Math.max(...plots.map(({ top }) => top)), bottom: Math.min(...plots.map(({ bottom }) => bottom)) }
    : { left: Math.max(...plots.map(({ left }) => left)), right: Math.min(...plots.map(({ right }) => right)) };
  return (graph) => {
    const scale = scaleOf(graph, size);
    const plot = { ...scale.plot, ...innermost };
    return { ...scale, plot, beyond: size.width - plot.right };
  };
}

/** Where the panels of a figure lie in a picture of this size. */
export function placePanels(panels: readonly Figure[], size: Size): PanelPlace[] {
  const isBeside = areBeside(size);
  const graphs = isBeside ? panels : panels.map(withoutAcross);
  const width = isBeside ? (size.width - GAP) / 2 : size.width;
  const height = isBeside ? size.height : (size.height - GAP) / 2;
  const textSize = textSizeFor(width);
  const linesOf = ({ title }: Figure) => wrapText(title, width, textSize);
  const above = Math.max(...graphs.map((graph) => headingHeight(linesOf(graph), textSize)));
  const scaleIn = alignedScales(graphs, { width, height: height - above }, isBeside);
  return graphs.map((graph, index): PanelPlace => {
    const scale = scaleIn(graph);
    const at: Point = isBeside ? [index * (width + GAP), above] : [0, index * (height + GAP) + above];
    return { graph, scale, at, heading: headingOf(linesOf(graph), scale) };
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
