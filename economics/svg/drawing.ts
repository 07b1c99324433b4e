import type { Figure } from '../figure';
import { between, pointBetween, type Box } from './geometry';
import { boxOf, type Label } from './labels/label';
import { placeLabels } from './labels/place-labels';
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
  const scale = scaleOf(figure, size);
  return drawingOf(figure, scale, placeLabels(figure, scale));
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

const tweenBox = (from: Box, to: Box, t: number): Box => ({
  left: between(from.left, to.left, t),
  top: between(from.top, to.top, t),
  right: between(from.right, to.right, t),
  bottom: between(from.bottom, to.bottom, t),
});

/** For graphs with different axes, which are not the same graph moved. */
const crossfade = (from: Drawing, to: Drawing, t: number): Drawing => ({
  ...to,
  strokes: [...from.strokes.map((stroke) => leaving(stroke, t)), ...to.strokes.map((stroke) => fade(stroke, t))],
  labels: [...from.labels.map((label) => leaving(label, t)), ...to.labels.map((label) => fade(label, t))],
});

const leaving = <T extends Stroke | Label>(thing: T, t: number): T => ({
  ...fade(thing, 1 - t),
  id: `${thing.id}-gone`,
});

/**
 * A drawing between two others of the same size; fast enough for every animation frame. Labels move between their two positions.
 * @param t from 0 (exactly `from`) to 1 (exactly `to`); the caller applies easing.
 */
export function tweenDrawing(from: Drawing, to: Drawing, t: number): Drawing {
  if (t <= 0) return from;
  if (t >= 1) return to;
  const [a, b] = [from.figure, to.figure];
  if (a.x.label !== b.x.label || a.y.label !== b.y.label) return crossfade(from, to, t);
  const figure = tweenFigure(a, b, t);
  const plot = tweenBox(from.scale.plot, to.scale.plot, t);
  const labels = tweenLabels(from.labels, to.labels, interpolate(a, b, t));
  return drawingOf(figure, { ...to.scale, plot, x: figure.x, y: figure.y }, labels);
}
