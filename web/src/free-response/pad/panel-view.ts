import type { Point } from '../../../../economics/figure';
import type { Panel } from '../../../../economics/free-response/graph-document';
import { pointsOf } from '../../../../economics/free-response/curve';
import { writtenName } from '../../../../economics/free-response/labels';
import {
  boxesOverlap,
  clamp,
  distance,
  pointAlong,
  segmentMeetsBox,
  segmentsOf,
  type Box,
  type Segment,
} from '../../../../economics/svg/geometry';
import { widthOf } from '../../../../economics/svg/labels/text-width';
import type { Color } from '../../../../economics/svg/palette';

/** How a panel lies on the screen, in pixels. */
export interface PanelView {
  readonly width: number;
  readonly height: number;
  /** The square of the document. */
  readonly plot: Box;
}

export const TEXT_SIZE = 15;
const ROW = 19;
/** Height of the plot by its width. */
const SHAPE = 0.92;
/** For names at the right ends of curves, and the arrowheads of the axes. */
const RIGHT = 34;
const TOP = 16;

/** How much a panel needs on the left of its vertical axis for what is written there. */
export const gutterOf = (panels: readonly Panel[]): number =>
  clamp(
    Math.max(0, ...panels.flatMap(({ marks }) => marks.map(({ y }) => widthOf(writtenName(y ?? ''), TEXT_SIZE)))) + 19,
    36,
    96,
  );

export function viewOf(width: number, gutter: number, tallest: number): PanelView {
  const across = Math.max(120, width - gutter - RIGHT);
  const down = Math.min(across * SHAPE, tallest);
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

/** A name on the graph, at the middle of its letters. */
export interface PlacedName {
  readonly id: string;
  readonly text: string;
  readonly at: Point;
  readonly align: 'start' | 'middle' | 'end';
  readonly color: Color;
}

const boxAt = ([x, y]: Point, align: PlacedName['align'], text: string, air = 2): Box => {
  const width = widthOf(text, TEXT_SIZE) + air;
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - TEXT_SIZE / 2 - 1, bottom: y + TEXT_SIZE / 2 + 1 };
};

type Candidate = readonly [at: Point, align: PlacedName['align']];

/** Around a point, the nearest and most usual side first. */
const around = ([x, y]: Point): Candidate[] => [
  [[x + 11, y], 'start'],
  [[x + 8, y - 13], 'start'],
  [[x + 8, y + 14], 'start'],
  [[x, y - 17], 'middle'],
  [[x - 8, y - 13], 'end'],
  [[x, y + 18], 'middle'],
  [[x - 8, y + 14], 'end'],
  [[x - 11, y], 'end'],
];

interface Wanted {
  readonly id: string;
  readonly text: string;
  readonly color: Color;
  readonly candidates: readonly Candidate[];
}

/** Puts each name where it covers no line and no other name; where there is no such place, where it covers least. */
function placed(
  wanted: readonly Wanted[],
  segments: readonly Segment[],
  bounds: Box,
  others: readonly Box[],
): PlacedName[] {
  const taken = [...others];
  return wanted.map(({ candidates, ...name }) => {
    const costs = candidates.map(([at, align], rank) => {
      const box = boxAt(at, align, name.text);
      const isOut =
        box.left < bounds.left || box.right > bounds.right || box.top < bounds.top || box.bottom > bounds.bottom;
      const hits = segments.filter((segment) => segmentMeetsBox(segment, box)).length;
      const overlaps = taken.filter((other) => boxesOverlap(box, other)).length;
      return { at, align, box, cost: rank + 12 * Math.min(hits, 3) + 60 * overlaps + (isOut ? 400 : 0) };
    });
    const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.box);
    return { ...name, at: best.at, align: best.align };
  });
}

/** Ends of curves that are no further apart, in pixels, leave no space for their names. */
const CROWDED = 16;

/** Where a name may stand along a curve whose ends it shares with others, as shares of its length. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66];

const endsOf = (path: readonly Point[]): Point[] =>
  [path.at(-1), path[0]].filter((end): end is Point => end !== undefined);

/** The name of a curve stands at an end, the right one first; where other curves share both, in the middle. */
function besideCurve(path: readonly Point[], others: readonly (readonly Point[])[]): Candidate[] {
  const ends = endsOf(path);
  const isShared = (end: Point): boolean =>
    others.some((other) => endsOf(other).some((its) => distance(end, its) < CROWDED));
  const middles = ends.every(isShared) ? ALONG.map((share) => pointAlong(path, share)) : [];
  return [...middles, ...ends].flatMap(around);
}

function namesOfParts(panel: Panel, view: PanelView, others: readonly Box[]): PlacedName[] {
  const paths = panel.curves.map((curve) => pointsOf(curve).map((point) => toPixels(view, point)));
  const guides = panel.marks.flatMap((mark) => guideLines(mark.at, mark.x !== null, mark.y !== null, view));
  const segments = [...paths.flatMap((path) => segmentsOf(path)), ...guides];
  const curves = panel.curves.flatMap((curve, index): Wanted[] => {
    const path = paths[index] ?? [];
    const [first, last] = [path[0], path.at(-1)];
    if (curve.label === '' || !first || !last) return [];
    const candidates = besideCurve(
      path,
      paths.filter((other) => other !== path),
    );
    return [{ id: curve.id, text: writtenName(curve.label), color: colorOfLabel(curve.label), candidates }];
  });
  const marks = panel.marks.flatMap(({ id, label, at }): Wanted[] => {
    const [x, y] = toPixels(view, at);
    if (label === '') return [];
    return [{ id, text: label, color: 'ink', candidates: around([x, y]).slice(1) }];
  });
  const bounds = { left: view.plot.left + 2, top: 0, right: view.width, bottom: view.plot.bottom - 1 };
  return placed([...curves, ...marks], segments, bounds, others);
}

/** The dashed lines to a point; they start at the axes, so that two on one line fall together. */
export function guideLines(at: Point, hasX: boolean, hasY: boolean, view: PanelView): Segment[] {
  const point = toPixels(view, at);
  const { left, bottom } = view.plot;
  return [
    ...(hasX && point[1] < bottom - 1 ? [[[point[0], bottom], point] as const] : []),
    ...(hasY && point[0] > left + 1 ? [[[left, point[1]], point] as const] : []),
  ];
}

/** Pixels between two values on the horizontal axis. */
const AIR = 8;

/** What is written along the axes; where two would touch, the second goes further down, or moves up. */
function axisValuesIn(panel: Panel, view: PanelView): PlacedName[] {
  const across = panel.marks.filter(({ x }) => x).toSorted((a, b) => a.at[0] - b.at[0]);
  const rows: Box[] = [];
  const below = across.map(({ id, x, at }): PlacedName => {
    const text = writtenName(x ?? '');
    const left = toPixels(view, at)[0];
    const first: Point = [left, view.plot.bottom + 14];
    const isFree = rows.every((box) => !boxesOverlap(box, boxAt(first, 'middle', text, AIR)));
    const place: Point = isFree ? first : [left, view.plot.bottom + 14 + ROW - 2];
    rows.push(boxAt(place, 'middle', text, AIR));
    return { id, text, at: place, align: 'middle', color: 'ink' };
  });
  let last = Infinity;
  const beside = panel.marks
    .filter(({ y }) => y)
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(({ id, y, at }): PlacedName => {
      const top = Math.min(toPixels(view, at)[1], last - TEXT_SIZE - 1);
      last = top;
      return { id, text: writtenName(y ?? ''), at: [view.plot.left - 12, top], align: 'end', color: 'ink' };
    });
  return [...below, ...beside];
}

/** At both ends of the name of an axis. */
const NAME_AIR = 10;

/** Whether the name of the horizontal axis would cover a value in the second row, beside which it stands. */
export function coversValue(name: string, panel: Panel, view: PanelView): boolean {
  const left = view.width - 2 * NAME_AIR - widthOf(name, TEXT_SIZE);
  return axisValuesIn(panel, view).some(
    ({ at, align, text }) => at[1] > view.plot.bottom + ROW && boxAt(at, align, text).right > left,
  );
}

const boxOf = ({ at, align, text }: PlacedName): Box => boxAt(at, align, text);

/** The middle of a shaded area carries its name. */
const areaNamesIn = (panel: Panel, view: PanelView): PlacedName[] =>
  panel.areas.flatMap(({ id, label, seeds: [seed] }) =>
    seed && label !== '' ? [{ id, text: label, at: toPixels(view, seed), align: 'middle', color: 'ink' } as const] : [],
  );

/** All texts of a graph. Those of one that lies below another leave the other's free. */
export function namesIn(panel: Panel, view: PanelView, above: Panel | null = null): PlacedName[] {
  const others = above ? namesIn(above, view).map(boxOf) : [];
  const isFree = (name: PlacedName) => !others.some((box) => boxesOverlap(box, boxOf(name)));
  const still = [...areaNamesIn(panel, view), ...axisValuesIn(panel, view)].filter(isFree);
  return [...still, ...namesOfParts(panel, view, others)];
}
