import type { Figure, Point } from '../figure';
import { between, pointBetween, type Box } from './geometry';
import { boxOf, type Label } from './labels/label';
import { withSpacedTicks } from './labels/axis-labels';
import { placeLabels } from './labels/place-labels';
import { joinPanels, movedTo, placePanels } from './panels';
import { scaleOf, toPixels, type Scale, type Size } from './scale';
import { leaderTo } from './labels/floating-labels';
import { leaderStrokes, strokesOf, type Stroke } from './strokes';
import { fade, tweenFigure } from './tween-figure';
import { interpolate, type Interpolation } from './interpolation';

/** A laid-out figure: the lines and texts to draw, in pixels. */
export interface Drawing {
  readonly figure: Figure;
  readonly scale: Scale;
  /** In painting order; labels are painted on top. */
  readonly strokes: readonly Stroke[];
  readonly labels: readonly Label[];
  /** Of a figure with two panels: each of them where it lies in the picture. */
  readonly panels?: readonly Drawing[];
}

/** 4:3. */
export const DEFAULT_SIZE: Size = { width: 400, height: 300 };

function drawingOf(figure: Figure, scale: Scale, labels: readonly Label[]): Drawing {
  const leaders = labels.flatMap((label) => {
    if (!label.leader) return [];
    const line = leaderTo(toPixels(scale, label.anchor), boxOf(label, scale), label.align);
    return leaderStrokes(label.id, line, label.leader === 'line-from-dot', label.opacity);
  });
  return { figure, scale, strokes: strokesOf(figure, scale, leaders), labels };
}

/** Lays out a figure, which takes milliseconds. To animate, lay out both ends once and call `tweenDrawing` for each frame. */
export function layoutFigure(figure: Figure, size: Size = DEFAULT_SIZE): Drawing {
  if (!figure.panels) return layoutGraph(figure, scaleOf(figure, size), [0, 0], []);
  const panels = placePanels(figure.panels, size);
  return joinPanels(
    figure,
    size,
    panels.map(({ graph, scale, at, heading }) => layoutGraph(graph, scale, at, [heading])),
  );
}

/** One graph, whose upper left corner is at `at` in the picture. */
function layoutGraph(figure: Figure, scale: Scale, at: Point, headings: readonly Label[]): Drawing {
  const spaced = withSpacedTicks(figure, scale);
  return drawingOf(spaced, movedTo(at, scale), [...placeLabels(spaced, scale), ...headings]);
}

const isLike = (a: Label, b: Label): boolean =>
  a.lines.join('\n') === b.lines.join('\n') &&
  a.align === b.align &&
  a.color === b.color &&
  a.isStrong === b.isStrong &&
  a.leader === b.leader;

const moved = (label: Label, from: Label, to: Label, at: Interpolation): Label => ({
  ...label,
  anchor: at.point(from.anchor, to.anchor),
  offset: pointBetween(from.offset, to.offset, at.t),
});

/** A label in both drawings moves; where its text changes, the old one fades out on the way while the new one fades in. */
function tweenLabels(from: readonly Label[], to: readonly Label[], at: Interpolation): Label[] {
  const { t } = at;
  const before = new Map(from.map((label) => [label.id, label]));
  const after = new Set(to.map(({ id }) => id));
  const gone = from.filter(({ id }) => !after.has(id)).map((label) => fade(label, 1 - t));
  const now = to.flatMap((label) => {
    const old = before.get(label.id);
    if (!old) return [fade(label, t)];
    if (isLike(old, label))
      return [{ ...moved(label, old, label, at), opacity: between(old.opacity, label.opacity, t) }];
    return [
      fade({ ...moved(old, old, label, at), id: `${old.id}-gone` }, 1 - t),
      fade(moved(label, old, label, at), t),
    ];
  });
  return [...gone, ...now];
}

/** Pixels of overlap at which the lesser of two labels is gone. */
const HIDDEN_AT = 3;

/** On their way labels may meet: values come before ticks, what is before what was, and whatever leaves gives way. */
const rankOf = ({ id, color, isStrong }: Label): number =>
  (id.endsWith('-gone') ? 0 : 4) + (isStrong ? 2 : 0) + (color === 'muted' ? 0 : 1);

/** Fades each label as far as it is overlapped by one that matters more. */
function withoutOverlaps(labels: readonly Label[], scale: Scale): Label[] {
  const boxes = labels.map((label) => ({ ...boxOf(label, scale), rank: rankOf(label), opacity: label.opacity }));
  return labels.map((label, index) => {
    const mine = boxes[index];
    if (!mine) return label;
    const cover = boxes.map((other, at) => {
      const isAbove = other.rank > mine.rank || (other.rank === mine.rank && at > index);
      if (at === index || !isAbove || other.opacity === 0) return 0;
      const across = Math.min(mine.right, other.right) - Math.max(mine.left, other.left);
      const down = Math.min(mine.bottom, other.bottom) - Math.max(mine.top, other.top);
      return Math.max(0, Math.min(1, Math.min(across, down) / HIDDEN_AT)) * other.opacity;
    });
    return fade(label, 1 - Math.max(0, ...cover));
  });
}

const tweenBox = (from: Box, to: Box, t: number): Box => ({
  left: between(from.left, to.left, t),
  top: between(from.top, to.top, t),
  right: between(from.right, to.right, t),
  bottom: between(from.bottom, to.bottom, t),
});

/** The axes alone, from which a graph draws itself: curves begin at their first point, bars at the axis, the rest fades in. */
export function emptyAxes(drawing: Drawing): Drawing {
  const { figure, scale, labels, panels } = drawing;
  if (panels) return joinPanels(figure, scale.size, panels.map(emptyAxes));
  const start = (path: readonly Point[]): Point[] => path.map((point) => path[0] ?? point);
  const empty: Figure = {
    ...figure,
    curves: figure.curves.map((curve) => ({ ...curve, path: start(curve.path) })),
    areas: [],
    marks: [],
    spans: [],
    arrows: [],
    bars: figure.bars.map((bar) => ({ ...bar, height: 0 })),
  };
  return drawingOf(
    empty,
    scale,
    labels.filter(({ id }) => /^[xy]-(title|tick)|^heading$/.test(id)),
  );
}

/** The share of a transition in which the old graph leaves before another one draws itself. */
const LEAVING = 0.3;

/** For graphs with different axes, which are not the same graph moved. */
function replace(from: Drawing, to: Drawing, t: number): Drawing {
  const isLeaving = t < LEAVING;
  const shown = isLeaving ? from : tweenDrawing(emptyAxes(to), to, (t - LEAVING) / (1 - LEAVING));
  const by = isLeaving ? 1 - t / LEAVING : Math.min(1, t / LEAVING - 1);
  const part = <T extends Stroke | Label>(thing: T): T => ({
    ...fade(thing, by),
    id: isLeaving ? `${thing.id}-gone` : thing.id,
  });
  return { ...shown, strokes: shown.strokes.map(part), labels: shown.labels.map(part) };
}

/**
 * A drawing between two others of the same size; fast enough for every animation frame. Labels move between their two positions.
 * @param t from 0 (exactly `from`) to 1 (exactly `to`); the caller applies easing.
 */
export function tweenDrawing(from: Drawing, to: Drawing, t: number): Drawing {
  if (t <= 0) return from;
  if (t >= 1) return to;
  if (from.panels && to.panels) {
    const panels = to.panels.map((panel, index) => tweenDrawing(from.panels?.[index] ?? panel, panel, t));
    return joinPanels(to.figure, to.scale.size, panels);
  }
  const [a, b] = [from.figure, to.figure];
  if (from.panels || to.panels || a.x.label !== b.x.label || a.y.label !== b.y.label) return replace(from, to, t);
  const figure = tweenFigure(a, b, t);
  const plot = tweenBox(from.scale.plot, to.scale.plot, t);
  const scale = { ...to.scale, plot, x: figure.x, y: figure.y };
  return drawingOf(figure, scale, withoutOverlaps(tweenLabels(from.labels, to.labels, interpolate(a, b, t)), scale));
}
