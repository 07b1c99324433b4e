import type { Arrow, Axis, Bar, Fading, Figure, Guides, Mark, Point, Span, Tick } from '../figure';
import { between } from './geometry';
import { interpolate, type Interpolation } from './interpolation';

const opacityOf = ({ opacity }: Fading): number => opacity ?? 1;

const fadingBetween = (from: Fading, to: Fading, t: number): Fading => ({
  opacity: between(opacityOf(from), opacityOf(to), t),
  faint: between(from.faint ?? 0, to.faint ?? 0, t),
});

/** Multiplies the opacity of a thing. */
export const fade = <T extends Fading>(thing: T, by: number): T => ({ ...thing, opacity: opacityOf(thing) * by });

interface Thing extends Fading {
  readonly id: string;
  readonly role?: string;
  readonly era?: string;
}

/**
 * Between two lists: things in both move, things in only one fade. A thing whose era or role changes counts as another thing:
 * the old one fades out under a separate id.
 */
function tweenAll<T extends Thing>(from: readonly T[], to: readonly T[], t: number, move: (a: T, b: T) => T): T[] {
  const before = new Map(from.map((thing) => [thing.id, thing]));
  const matched = new Set<string>();
  const now = to.map((thing) => {
    const old = before.get(thing.id);
    if (!old || old.role !== thing.role || old.era !== thing.era) return fade(thing, t);
    matched.add(thing.id);
    return { ...move(old, thing), ...fadingBetween(old, thing, t) };
  });
  const taken = new Set(now.map(({ id }) => id));
  const gone = from.filter(({ id }) => !matched.has(id)).map((thing) => fade(thing, 1 - t));
  return [...gone.map((thing) => (taken.has(thing.id) ? { ...thing, id: `${thing.id}-gone` } : thing)), ...now];
}

/** Guides fade in and out with their values; where both figures have guides, the values are those of the nearer figure. */
function tweenGuides(from: Guides | null, to: Guides | null, t: number): Guides | null {
  if (from && to) return { ...(t < 0.5 ? from : to), ...fadingBetween(from, to, t) };
  if (to) return fade(to, t);
  return from && fade(from, 1 - t);
}

const moveTick =
  (t: number) =>
  <T extends Tick>(from: T, to: T): T => ({ ...to, line: between(from.line ?? 1, to.line ?? 1, t) });

function tweenAxis(name: 'x' | 'y', from: Figure, to: Figure, at: Interpolation): Axis {
  const ticks = ({ ticks: all }: Axis) => all.map((tick) => ({ ...tick, id: String(tick.at) }));
  return {
    label: at.t < 0.5 ? from[name].label : to[name].label,
    ...at[name],
    ticks: tweenAll(ticks(from[name]), ticks(to[name]), at.t, moveTick(at.t)).map(({ id: _, ...tick }) => tick),
  };
}

const moveEnds = <T extends Span | Arrow>(a: T, b: T, at: Interpolation): T => ({
  ...b,
  from: at.point(a.from, b.from),
  to: at.point(a.to, b.to),
});

const moveMark = (a: Mark, b: Mark, at: Interpolation): Mark => ({
  ...b,
  at: at.point(a.at, b.at),
  guides: tweenGuides(a.guides, b.guides, at.t),
});

function moveBar(a: Bar, b: Bar, at: Interpolation): Bar {
  const edge = (bar: Bar, side: 1 | -1): Point => [bar.at + (side * bar.width) / 2, bar.height];
  const [left, right] = [at.point(edge(a, -1), edge(b, -1)), at.point(edge(a, 1), edge(b, 1))];
  return { ...b, at: (left[0] + right[0]) / 2, width: right[0] - left[0], height: left[1] };
}

/**
 * A figure between two others. Things with the same id move, the rest fades in or out.
 * @param t from 0 (exactly `from`) to 1 (exactly `to`); what lies outside counts as the nearer end. Easing is the caller's.
 */
export function tweenFigure(from: Figure, to: Figure, t: number): Figure {
  if (t <= 0) return from;
  if (t >= 1) return to;
  const at = interpolate(from, to, t);
  return {
    title: to.title,
    description: to.description,
    x: tweenAxis('x', from, to, at),
    y: tweenAxis('y', from, to, at),
    curves: tweenAll(from.curves, to.curves, t, (a, b) => ({ ...b, path: at.path(a.path, b.path) })),
    areas: tweenAll(from.areas, to.areas, t, (a, b) => ({ ...b, outline: at.outline(a.outline, b.outline) })),
    marks: tweenAll(from.marks, to.marks, t, (a, b) => moveMark(a, b, at)),
    spans: tweenAll(from.spans, to.spans, t, (a, b) => moveEnds(a, b, at)),
    arrows: tweenAll(from.arrows, to.arrows, t, (a, b) => moveEnds(a, b, at)),
    bars: tweenAll(from.bars, to.bars, t, (a, b) => moveBar(a, b, at)),
  };
}
