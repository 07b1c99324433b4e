import type { Figure } from '../figure';
import { between, pointBetween } from './geometry';
import type { Box } from './geometry';
import { boxOf } from './label';
import type { Label } from './label';
import { placeLabels } from './place-labels';
import type { Scale, Size } from './scale';
import { scaleOf, toPixels } from './scale';
import { leaderTo } from './seekers';
import { leaderStrokes, strokesOf } from './strokes';
import type { Stroke } from './strokes';
import { fade, tweenFigure } from './tween-figure';
import { wayBetween } from './way';
import type { Way } from './way';

/** A picture as data: the lines and the texts that a page or a file puts on its paper, in pixels. */
export interface Drawing {
  readonly figure: Figure;
  readonly scale: Scale;
  /** In the order of painting; texts come after all of them. */
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

/** Finds a place for everything. It takes milliseconds: for a picture that moves do it once for each end, then `tweenDrawing`. */
export function layoutFigure(figure: Figure, size: Size = DEFAULT_SIZE): Drawing {
  const scale = scaleOf(figure, size);
  return drawingOf(figure, scale, placeLabels(figure, scale));
}

const isLike = (a: Label, b: Label): boolean =>
  a.lines.join('\n') === b.lines.join('\n') &&
  a.align === b.align &&
  a.colour === b.colour &&
  a.isStrong === b.isStrong &&
  a.leader === b.leader;

const moved = (label: Label, from: Label, to: Label, way: Way): Label => ({
  ...label,
  anchor: way.point(from.anchor, to.anchor),
  offset: pointBetween(from.offset, to.offset, way.t),
});

/** A label that both have goes from place to place; where its text changes, the old one fades on the way and the new one appears. */
function tweenLabels(from: readonly Label[], to: readonly Label[], way: Way): Label[] {
  const { t } = way;
  const before = new Map(from.map((label) => [label.id, label]));
  const after = new Set(to.map(({ id }) => id));
  const gone = from.filter(({ id }) => !after.has(id)).map((label) => fade(label, 1 - t));
  const now = to.flatMap((label) => {
    const old = before.get(label.id);
    if (!old) return [fade(label, t)];
    if (isLike(old, label))
      return [{ ...moved(label, old, label, way), opacity: between(old.opacity, label.opacity, t) }];
    return [
      fade({ ...moved(old, old, label, way), id: `${old.id}-gone` }, 1 - t),
      fade(moved(label, old, label, way), t),
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

/** One drawing fades while the other appears: a graph of something else is not the same graph moved. */
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
 * A drawing on its way into another of the same size: cheap enough for every animation frame. Texts glide between their two places.
 * @param t from 0 (exactly `from`) to 1 (exactly `to`); easing is the caller's.
 */
export function tweenDrawing(from: Drawing, to: Drawing, t: number): Drawing {
  if (t <= 0) return from;
  if (t >= 1) return to;
  const [a, b] = [from.figure, to.figure];
  if (a.x.label !== b.x.label || a.y.label !== b.y.label) return crossfade(from, to, t);
  const figure = tweenFigure(a, b, t);
  const plot = tweenBox(from.scale.plot, to.scale.plot, t);
  const labels = tweenLabels(from.labels, to.labels, wayBetween(a, b, t));
  return drawingOf(figure, { ...to.scale, plot, x: figure.x, y: figure.y }, labels);
}
