import type { Point } from '../../../../economics/figure';
import { pointsOf } from '../../../../economics/free-response/curve';
import type { Panel } from '../../../../economics/free-response/graph-document';
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
import type { SharedPrice } from './shared-prices';
import { colorOfLabel, guidesOf, ROW, toPixels, valueLines, type PanelView } from './panel-view';
import { LINE, TEXT_SIZE, wrapped } from './wrap-name';

/** A name on the graph, at the middle of its lines. */
export interface PlacedName {
  readonly id: string;
  readonly lines: readonly string[];
  readonly at: Point;
  readonly align: 'start' | 'middle' | 'end';
  readonly color: Color;
}

/** Longer names of curves, points and areas have several lines. */
const WIDEST = 132;
/** Values below the horizontal axis stand beside one another. */
const WIDEST_BELOW = 84;

const boxAt = ([x, y]: Point, align: PlacedName['align'], lines: readonly string[], air = 2): Box => {
  const width = Math.max(...lines.map((line) => widthOf(line, TEXT_SIZE))) + air;
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  const half = ((lines.length - 1) * LINE + TEXT_SIZE) / 2 + 1;
  return { left, right: left + width, top: y - half, bottom: y + half };
};
/** What a name covers. */
export const boxOf = ({ at, align, lines }: PlacedName): Box => boxAt(at, align, lines);

/** A place for a name. With several lines, it grows up (-1) or down (1) from there, or to both sides. */
type Candidate = readonly [at: Point, align: PlacedName['align'], grows?: -1 | 1];

/** Around a point, the nearest and most usual side first. */
const around = ([x, y]: Point): Candidate[] => [
  [[x + 11, y], 'start'],
  [[x + 8, y - 13], 'start', -1],
  [[x + 8, y + 14], 'start', 1],
  [[x, y - 17], 'middle', -1],
  [[x - 8, y - 13], 'end', -1],
  [[x, y + 18], 'middle', 1],
  [[x - 8, y + 14], 'end', 1],
  [[x - 11, y], 'end'],
];

/** Above and below those, where a crowd leaves no other place. */
const beyond = ([x, y]: Point): Candidate[] =>
  [2, -2, 3, -3, 4, -4, 5, -5].map((lines) => [[x, y + lines * LINE], 'middle', lines < 0 ? -1 : 1]);

interface Wanted extends Omit<PlacedName, 'at' | 'align'> {
  readonly candidates: readonly Candidate[];
  /** Where it may stand. */
  readonly bounds: Box;
  /** What it costs to cover a line: a few steps to another candidate. */
  readonly perLine: number;
  /** Pixels between it and others. */
  readonly air?: number;
}

/** By how much a stretch has to move to lie within another one. */
const into = (from: number, to: number, least: number, most: number): number =>
  clamp(0, least - from, Math.max(least - from, most - to));

/** Puts each name where it covers no line and no other name; where there is no such place, where it covers least. */
function placed(wanted: readonly Wanted[], segments: readonly Segment[], others: readonly Box[]): PlacedName[] {
  const taken = [...others];
  return wanted.map(({ id, lines, color, candidates, bounds, perLine, air }) => {
    const costs = candidates.map(([[x, y], align, grows = 0], rank) => {
      const place: Point = [x, y + (grows * (lines.length - 1) * LINE) / 2];
      const free = boxAt(place, align, lines, air);
      const by = [
        into(free.left, free.right, bounds.left, bounds.right),
        into(free.top, free.bottom, bounds.top, bounds.bottom),
      ] as const;
      const at: Point = [place[0] + by[0], place[1] + by[1]];
      const box = boxAt(at, align, lines, air);
      const hits = segments.filter((segment) => segmentMeetsBox(segment, box)).length;
      const overlaps = taken.filter((other) => boxesOverlap(box, other)).length;
      const cost = rank + perLine * Math.min(hits, 3) + 60 * overlaps + (Math.abs(by[0]) + Math.abs(by[1])) / 3;
      return { at, align, box, cost };
    });
    const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.box);
    return { id, lines, color, at: best.at, align: best.align };
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

/** The names of curves and points, then those of areas, which stand in their middle where there is space; and what they keep off. */
function namesOfParts(panel: Panel, view: PanelView): readonly [Wanted[], Segment[]] {
  const paths = panel.curves.map((curve) => pointsOf(curve).map((point) => toPixels(view, point)));
  const guides = panel.marks.flatMap((mark) => guidesOf(panel, mark, view));
  const segments = [...paths.flatMap((path) => segmentsOf(path)), ...guides];
  const bounds = { left: view.plot.left + 2, top: 0, right: view.width, bottom: view.plot.bottom - 1 };
  const wanted = (
    id: string,
    name: string,
    color: Color,
    perLine: number,
    candidates: readonly Candidate[],
  ): Wanted[] => (name === '' ? [] : [{ id, lines: wrapped(name, WIDEST), color, candidates, bounds, perLine }]);
  const curves = panel.curves.flatMap(({ id, label }, index) => {
    const path = paths[index] ?? [];
    const others = paths.filter((other) => other !== path);
    return wanted(id, writtenName(label), colorOfLabel(label), 12, besideCurve(path, others));
  });
  const marks = panel.marks.flatMap(({ id, label, at }) =>
    wanted(id, label, 'ink', 12, around(toPixels(view, at)).slice(1)),
  );
  const areas = panel.areas.flatMap(({ id, label, seeds }) => {
    const middles = seeds.map((seed) => toPixels(view, seed));
    const inside = middles.map((at): Candidate => [at, 'middle']);
    return wanted(id, label, 'ink', 4, [...inside, ...middles.flatMap(around), ...middles.flatMap(beyond)]);
  });
  return [[...curves, ...marks, ...areas], segments];
}

/** Pixels between two values on the horizontal axis. */
const AIR = 8;
/** The places for a value, in pixels from the first: in the second row, then to the sides; up and down along the other axis. */
const ACROSS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map((steps) => 12 * steps);
const BELOW = ACROSS.flatMap((across) => [0, ROW].map((down) => [across, down] as const));
const BESIDE = [0, -1, 1, -2, 2, -3, 3].map((lines) => lines * LINE);

const firstBox = ({ candidates: [first], lines }: Wanted): Box =>
  boxAt(first?.[0] ?? [0, 0], first?.[1] ?? 'end', lines);

/** What two points say of one quantity is written once. */
const once = (values: readonly Wanted[]): Wanted[] =>
  values.filter(
    (value, index) =>
      !values
        .slice(0, index)
        .some((other) => other.lines.join() === value.lines.join() && boxesOverlap(firstBox(other), firstBox(value))),
  );

/** What is written along the axes: each value at its place, or in the next one that is free. */
function axisValuesIn(
  panel: Panel,
  view: PanelView,
  others: readonly Box[] = [],
  shared: readonly SharedPrice[] = [],
): PlacedName[] {
  const { plot } = view;
  const shape = { bounds: { left: 0, right: view.width, top: -LINE, bottom: view.height + LINE }, perLine: 0 };
  const below = panel.marks
    .filter(({ x }) => x)
    .toSorted((a, b) => a.at[0] - b.at[0])
    .map(({ id, x, at }): Wanted => {
      const [left] = toPixels(view, at);
      const candidates = BELOW.map(([across, down]): Candidate => [
        [left + across, plot.bottom + 14 + down],
        'middle',
        1,
      ]);
      return { ...shape, id, lines: wrapped(writtenName(x ?? ''), WIDEST_BELOW), color: 'ink', candidates, air: AIR };
    });
  const beside = [
    ...panel.marks.map(({ id, y, at }) => ({ id, name: y, at: at[1], color: 'ink' as const })),
    ...shared.map(({ name, at }) => ({ id: `shared ${name}`, name, at, color: 'muted' as const })),
  ]
    .filter(({ name }) => name)
    .toSorted((a, b) => a.at - b.at)
    .map(({ id, name, at, color }): Wanted => {
      const [, top] = toPixels(view, [0, at]);
      const candidates = BESIDE.map((up): Candidate => [[plot.left - 12, top + up], 'end']);
      return { ...shape, id, lines: valueLines(name ?? ''), color, candidates };
    });
  const isFree = (value: Wanted): boolean => !others.some((box) => boxesOverlap(box, firstBox(value)));
  return [below, beside].flatMap((values) => placed(once(values).filter(isFree), [], []));
}

/** At both ends of the name of an axis. */
const NAME_AIR = 10;

/** Whether the name of the horizontal axis would cover a value in the second row, beside which it stands. */
export function coversValue(name: string, panel: Panel, view: PanelView): boolean {
  const left = view.width - 2 * NAME_AIR - widthOf(name, TEXT_SIZE);
  return axisValuesIn(panel, view)
    .map(boxOf)
    .some(({ bottom, right }) => bottom > view.plot.bottom + 2 * ROW - LINE / 2 && right > left);
}

/** All names on a graph. Those of one that lies below another leave the other's free. */
export function namesIn(
  panel: Panel,
  view: PanelView,
  above: Panel | null = null,
  shared: readonly SharedPrice[] = [],
): PlacedName[] {
  const others = above ? namesIn(above, view).map(boxOf) : [];
  const values = axisValuesIn(panel, view, others, shared);
  const [parts, segments] = namesOfParts(panel, view);
  return [...values, ...placed(parts, segments, [...others, ...values.map(boxOf)])];
}
