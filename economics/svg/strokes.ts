import type { Era, Fading, Figure, Mark, Point, Role, Tick } from '../figure';
import { distance, pointBetween, type Segment } from './geometry';
import { DOT_SPACING, hatchLines } from './hatch';
import { colorOf, hatchOf, opacityOf, type Color } from './palette';
import { toPixels, type Scale } from './scale';
import { arrowLine, AXIS_HEAD, axisLines, barOutline, bracket, DOT_RADIUS, drawnGuides, HEAD } from './shapes';

/** A line or a filled shape in pixels, with round caps and joins. */
export interface Stroke {
  readonly id: string;
  /** Path data of SVG. */
  readonly d: string;
  readonly line: { readonly color: Color; readonly width: number; readonly dashes: string | null } | null;
  readonly fill: Color | null;
  readonly opacity: number;
}

const LINE = {
  grid: 1,
  hatch: 1.1,
  leader: 1,
  leaderDot: 3.6,
  guide: 2,
  axis: 1.6,
  span: 2,
  arrow: 2.2,
  curve: 2.8,
} as const;
const GUIDE_DOTS = '0.1 5';
const WAS_DASHES = '5 7';
const TRADE_DASHES = '12 6 0.1 6';
const WASH = 0.13;
/** Of what is faint, as shares: lines get thinner, and the shading of an area may nearly go because its label stays. */
const THIN = 0.55;
const PALE = 0.4;

const number = (value: number): number => Math.round(value * 10) / 10;
const place = ([x, y]: Point): string => `${number(x)} ${number(y)}`;

/** Horizontal and vertical lines say one number only: most pictures have a grid, and a page has many pictures. */
const lineTo = ([x, y]: Point, [fromX, fromY]: Point): string => {
  if (number(y) === number(fromY)) return `H${number(x)}`;
  return number(x) === number(fromX) ? `V${number(y)}` : `L${place([x, y])}`;
};
const polyline = ([first = [0, 0], ...others]: readonly Point[]): string =>
  `M${place(first)}${others.map((point, index) => lineTo(point, others[index - 1] ?? first)).join('')}`;
const pieces = (segments: readonly Segment[]): string => segments.map(polyline).join('');

interface Look {
  readonly dashes?: string;
  readonly opacity?: number | undefined;
}

const draw = (id: string, d: string, color: Color, width: number, { dashes, opacity }: Look = {}): Stroke => ({
  id,
  d,
  line: { color, width, dashes: dashes ?? null },
  fill: null,
  opacity: opacity ?? 1,
});

const fill = (id: string, d: string, color: Color, opacity: number): Stroke => ({
  id,
  d,
  line: null,
  fill: color,
  opacity,
});

/** What was before a change is faint. */
const faded = (era: Era, { opacity = 1, faint = 0 }: Fading): number =>
  opacityOf({ opacity, faint: era === 'was' ? 1 : faint });

const widthOf = (width: number, { faint = 0 }: Fading): number => width * (1 - (1 - THIN) * faint);

const seen = (thing: Fading): Look => ({ opacity: opacityOf(thing) });

/** An arrowhead of `length` pixels whose point is at `to`. */
function head(from: Point, to: Point, length: number): string {
  const far = distance(from, to) || 1;
  const [ux, uy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
  const corner = (side: 1 | -1): Point => [
    to[0] - length * ux - side * 0.45 * length * uy,
    to[1] - length * uy + side * 0.45 * length * ux,
  ];
  return `${polyline([corner(1), to, corner(-1)])}Z`;
}

/** Pixels by which a tick without a grid line stands out from its axis. */
const TICK = 4;

function strokesOfGrid({ x, y }: Figure, scale: Scale): Stroke[] {
  const { left, top, right, bottom } = scale.plot;
  /** From the axis to the other end of the graph, and out of it. */
  const strokes = (axis: 'x' | 'y', { at, opacity = 1, line = 1 }: Tick, from: Point, to: Point, out: Point) => [
    ...(line > 0
      ? [draw(`${axis}-grid-${at}`, polyline([from, to]), 'grid', LINE.grid, { opacity: opacity * line })]
      : []),
    ...(line < 1
      ? [draw(`${axis}-tick-${at}`, polyline([from, out]), 'muted', LINE.grid, { opacity: opacity * (1 - line) })]
      : []),
  ];
  return [
    ...x.ticks.flatMap((tick) => {
      const [across] = toPixels(scale, [tick.at, 0]);
      return strokes('x', tick, [across, bottom], [across, top], [across, bottom + TICK]);
    }),
    ...y.ticks.flatMap((tick) => {
      const [, down] = toPixels(scale, [0, tick.at]);
      return strokes('y', tick, [left, down], [right, down], [left - TICK, down]);
    }),
  ];
}

function strokesOfAxes(scale: Scale): Stroke[] {
  return Object.entries(axisLines(scale)).flatMap(([name, [from, to]]) => [
    draw(`${name}-axis`, pieces([[from, to]]), 'ink', LINE.axis),
    fill(`${name}-arrowhead`, head(from, to, AXIS_HEAD), 'ink', 1),
  ]);
}

function shade(id: string, outline: readonly Point[], role: Role, { opacity: by = 1, faint = 0 }: Fading): Stroke[] {
  // The exam's lettered regions are not shaded.
  if (role === 'lettered') return [];
  const [color, hatch] = [colorOf(role), hatchOf(role)];
  const isDotted = hatch === 'dotted';
  const opacity = by * (1 - (1 - PALE) * faint);
  const dots = isDotted ? { dashes: `0.1 ${DOT_SPACING - 0.1}` } : {};
  return [
    fill(`${id}-wash`, `${polyline(outline)}Z`, color, WASH * opacity),
    draw(`${id}-hatch`, pieces(hatchLines(outline, hatch)), color, isDotted ? 1.8 : LINE.hatch, {
      ...dots,
      opacity: opacity * (isDotted ? 0.7 : 0.45),
    }),
  ];
}

/** The thin line from a point to its label, with a small dot at the point. */
export const leaderStrokes = (id: string, line: Segment, hasDot: boolean, opacity: number): Stroke[] => [
  draw(`${id}-leader`, pieces([line]), 'muted', LINE.leader, { opacity }),
  ...(hasDot ? [draw(`${id}-leader-dot`, pieces([[line[0], line[0]]]), 'ink', LINE.leaderDot, { opacity })] : []),
];

/** Everything in a figure that is not text, in painting order; leaders go below the dots that they start from. */
export function strokesOf(figure: Figure, scale: Scale, leaders: readonly Stroke[]): Stroke[] {
  const pixels = (path: readonly Point[]) => path.map((point) => toPixels(scale, point));
  return [
    ...strokesOfGrid(figure, scale),
    ...figure.areas.flatMap((area) => shade(area.id, pixels(area.outline), area.role, area)),
    ...figure.bars.flatMap((bar) => [
      ...shade(bar.id, barOutline(bar, scale), bar.role, bar),
      draw(`${bar.id}-edge`, polyline(barOutline(bar, scale)), colorOf(bar.role), widthOf(LINE.axis, bar), seen(bar)),
    ]),
    ...strokesOfAxes(scale),
    ...figure.marks.map((mark) =>
      draw(`${mark.id}-guides`, pieces(drawnGuides(mark, figure, scale)), 'muted', LINE.guide, {
        dashes: GUIDE_DOTS,
        opacity: faded(mark.era, {
          opacity: (mark.opacity ?? 1) * (mark.guides?.opacity ?? 1),
          faint: mark.faint ?? 0,
        }),
      }),
    ),
    ...figure.curves.map((curve) =>
      draw(curve.id, polyline(pixels(curve.path)), colorOf(curve.role), widthOf(LINE.curve, curve), {
        ...(curve.era === 'was' ? { dashes: WAS_DASHES } : curve.role === 'trade' ? { dashes: TRADE_DASHES } : {}),
        opacity: faded(curve.era, curve),
      }),
    ),
    ...figure.spans.map((span) =>
      draw(span.id, polyline(bracket(span, scale)), colorOf(span.role), widthOf(LINE.span, span), seen(span)),
    ),
    ...figure.arrows.flatMap((arrow) => {
      const [from, to] = arrowLine(arrow, figure, scale);
      const length = Math.min(HEAD, 0.7 * distance(from, to));
      const shaftEnd = pointBetween(to, from, (0.7 * length) / (distance(from, to) || 1));
      return [
        draw(
          `${arrow.id}-shaft`,
          pieces([[from, shaftEnd]]),
          colorOf(arrow.role),
          widthOf(LINE.arrow, arrow),
          seen(arrow),
        ),
        fill(`${arrow.id}-head`, head(from, to, length), colorOf(arrow.role), opacityOf(arrow)),
      ];
    }),
    ...leaders,
    ...figure.marks.map((mark) => dot(mark, scale)),
  ];
}

function dot({ id, at, era, ...fading }: Mark, scale: Scale): Stroke {
  const opacity = opacityOf(fading);
  const [x, y] = toPixels(scale, at);
  const r = DOT_RADIUS;
  const d = `M${number(x - r)} ${number(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  // An old point is an open ring: no difference by color alone.
  return era === 'is'
    ? fill(`${id}-dot`, d, 'ink', opacity)
    : { ...draw(`${id}-dot`, d, 'muted', LINE.axis, { opacity }), fill: 'paper' };
}
