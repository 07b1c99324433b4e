import type { Point } from '../figure';
import { withoutSubscripts } from '../svg/labels/text-width';
import { distance } from '../svg/geometry';
import { crossingsOf, flip, heightsAt, nearestOn, pointsOf, type Path } from './curve';
import { shapeOf, slopesLike } from './curve-shape';
import type { DrawnArea, DrawnArrow, DrawnCurve, DrawnMark, Panel } from './graph-document';

/** A point that is no further from a curve stands on it. */
const ON = 0.015;

const SHAPES = {
  level: 'is horizontal',
  upright: 'is vertical',
  down: 'slopes down',
  up: 'slopes up',
  u: 'is U-shaped',
  hill: 'rises and then falls',
} as const;

const COUNTS = ['', 'once', 'twice', 'three times'];

/** "a, b, and c". */
function listed(texts: readonly string[]): string {
  if (texts.length < 3) return texts.join(' and ');
  return `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1) ?? ''}`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** A label as it is read aloud: "Qd" for "Q~d~". */
export const spoken = (label: string): string => withoutSubscripts(label.replaceAll('_', ''));

/** "D", or "the second curve" of those that are drawn. */
export function curveName(panel: Panel, curve: DrawnCurve): string {
  if (curve.label !== '') return spoken(curve.label);
  if (panel.curves.length === 1) return 'the curve';
  const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
  const index = panel.curves.findIndex(({ id }) => id === curve.id);
  return `the ${ORDER[index] ?? 'last'} curve`;
}

/** "slopes down", "is U-shaped". */
export function curveShape(curve: DrawnCurve): string {
  const path = pointsOf(curve);
  if (curve.shape === 'smooth' && slopesLike(path, 'bowed-out')) return 'slopes down and is bowed out';
  if (curve.shape === 'smooth' && slopesLike(path, 'bowed-in')) return 'slopes down and is bowed in';
  const shape = shapeOf(path);
  return shape === null ? 'is drawn' : SHAPES[shape];
}

const namesOf = ({ label, x, y }: DrawnMark): string[] => [
  ...(label === '' ? [] : [`point ${spoken(label)}`]),
  ...[x, y].flatMap((value) => (value ? [spoken(value)] : [])),
];

/** The names of a point beside it and on the axes: "Q1 and P1", "point E"; empty for none. */
const markName = (mark: DrawnMark): string => listed(namesOf(mark));

/** The curves that a point stands on. */
const curvesAt = (panel: Panel, at: Point): DrawnCurve[] =>
  panel.curves.filter((curve) => {
    const nearest = nearestOn(pointsOf(curve), at);
    return nearest !== null && distance(nearest, at) < ON;
  });

const BESIDE = 'beside the curves';

/** Where something is, by the names of the curves that meet there: "where D and S cross". */
export function placeName(panel: Panel, at: Point): string {
  const names = curvesAt(panel, at).map((curve) => curveName(panel, curve));
  if (names.length > 1) return `where ${listed(names)} cross`;
  const guides = panel.marks.flatMap(({ at: [x, y], x: quantity, y: price }) => [
    ...(quantity && Math.abs(x - at[0]) < ON ? [spoken(quantity)] : []),
    ...(price && Math.abs(y - at[1]) < ON ? [spoken(price)] : []),
  ]);
  const [name] = names;
  if (name === undefined) return at[1] === 0 || at[0] === 0 ? 'on the axis' : BESIDE;
  if (at[0] < ON) return `where ${name} meets the vertical axis`;
  if (at[1] < ON) return `where ${name} meets the horizontal axis`;
  return guides.length > 0 ? `on ${name} at ${listed([...new Set(guides)])}` : `on ${name}`;
}

/** "Q1 and P1, where D and S cross". */
export function describeMark(panel: Panel, mark: DrawnMark): string {
  const place = placeName(withoutMark(panel, mark), mark.at);
  return `${markName(mark) || 'no label'}${place === BESIDE ? '' : `, ${place}`}`;
}

/** "Qm and Pm are marked on D". */
function markText(panel: Panel, mark: DrawnMark): string {
  const place = placeName(withoutMark(panel, mark), mark.at);
  const verb = namesOf(mark).length > 1 ? 'are marked' : 'is marked';
  return `${markName(mark) || 'a point without a label'} ${verb}${place === BESIDE ? '' : ` ${place}`}`;
}

const withoutMark = (panel: Panel, { id }: DrawnMark): Panel => ({
  ...panel,
  marks: panel.marks.filter((mark) => mark.id !== id),
});

/** Where a curve crosses those that were drawn before it. */
function crossings(panel: Panel, curve: DrawnCurve): string[] {
  const path = pointsOf(curve);
  const earlier = panel.curves.slice(0, panel.curves.indexOf(curve));
  return earlier.flatMap((other) => {
    const met = crossingsOf(path, pointsOf(other));
    const [first] = met;
    if (!first) return [];
    const name = curveName(panel, other);
    if (met.length > 1) return [`crosses ${name} ${COUNTS[met.length] ?? 'several times'}`];
    const mark = panel.marks.find(({ at }) => distance(at, first) < ON);
    const at = mark ? markName(mark) : '';
    if (first[0] < ON) return [`meets ${name} at the vertical axis`];
    return [`crosses ${name}${at === '' ? '' : ` at ${at}`}`];
  });
}

const describeCurve = (panel: Panel, curve: DrawnCurve): string =>
  sentence(`${curveName(panel, curve)} ${listed([curveShape(curve), ...crossings(panel, curve)])}`);

/** A line that a region may end at, in one direction from a point. */
interface Border {
  readonly name: string;
  /** How far it is from the point. */
  readonly gap: number;
  readonly text: string;
}

const nearest = (borders: readonly Border[]): Border[] =>
  borders
    .filter(({ gap }) => gap > 0)
    .toSorted((a, b) => a.gap - b.gap)
    .slice(0, 1);

/** The heights of a path exactly at a quantity. */
const heightsOver = (path: Path, x: number): number[] =>
  x >= Math.min(...path.map(([px]) => px)) && x <= Math.max(...path.map(([px]) => px)) ? heightsAt(path, x) : [];

/** What lies nearest above, below, left and right of a point: curves, and the guides of marks. */
function bordersAround(panel: Panel, [x, y]: Point): Border[] {
  const paths = panel.curves.map((curve) => ({ name: curveName(panel, curve), path: pointsOf(curve) }));
  const upright = [
    ...paths.flatMap(({ name, path }) => heightsOver(path, x).map((height) => ({ name, height }))),
    ...panel.marks.flatMap((mark) =>
      mark.y !== null && x <= mark.at[0] ? [{ name: spoken(mark.y) || 'the dashed line', height: mark.at[1] }] : [],
    ),
  ];
  const sideways = [
    ...paths.flatMap(({ name, path }) => {
      // A sloping curve beside a point is above or below it too.
      const [height] = heightsOver(path, x);
      return heightsOver(flip(path), y).map((quantity) => ({ name, quantity, height }));
    }),
    ...panel.marks.flatMap((mark) =>
      mark.x !== null && y <= mark.at[1]
        ? [{ name: spoken(mark.x) || 'the dashed line', quantity: mark.at[0], height: undefined }]
        : [],
    ),
  ];
  const beside = (side: string, name: string, height: number | undefined) =>
    height === undefined ? `${side} of ${name}` : `${height > y ? 'below' : 'above'} ${name}`;
  return [
    ...nearest(upright.map(({ name, height }) => ({ name, gap: height - y, text: `below ${name}` }))),
    ...nearest(upright.map(({ name, height }) => ({ name, gap: y - height, text: `above ${name}` }))),
    ...nearest(
      sideways.map(({ name, quantity, height }) => ({ name, gap: x - quantity, text: beside('right', name, height) })),
    ),
    ...nearest(
      sideways.map(({ name, quantity, height }) => ({ name, gap: quantity - x, text: beside('left', name, height) })),
    ),
  ];
}

/** The region around a point by its borders: "below D and above S, left of Q1". */
export function describeRegion(panel: Panel, seed: Point): string {
  const texts = [...new Map(bordersAround(panel, seed).map(({ name, text }) => [name, text])).values()];
  const isSide = (text: string) => text.includes(' of ');
  const heights = listed(texts.filter((text) => !isSide(text)));
  const sides = listed(texts.filter(isSide));
  return [heights, sides].filter((text) => text !== '').join(', ') || 'between the axes';
}

/** "below D and above S, left of Q1, and below S". */
export function describeArea(panel: Panel, { seeds }: DrawnArea): string {
  return [...new Set(seeds.map((seed) => describeRegion(panel, seed)))].join('; and ');
}

/** With the comma that ends an insertion. */
const closed = (text: string): string => (text.includes(',') ? `${text},` : text);

const DIRECTIONS = ['right', 'up', 'left', 'down'] as const;

/** "an arrow points right from D1 to D2". */
export function describeArrow(panel: Panel, { from, to }: DrawnArrow): string {
  const turn = Math.round(Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 2));
  const [start, end] = [from, to].map((point) => curvesAt(panel, point)[0]);
  const between =
    start && end && start.id !== end.id ? ` from ${curveName(panel, start)} to ${curveName(panel, end)}` : '';
  return `an arrow points ${DIRECTIONS[(turn + 4) % 4] ?? 'right'}${between}`;
}

function axesText({ xLabel, yLabel }: Panel): string[] {
  if (xLabel === '' && yLabel === '') return ['The axes have no labels.'];
  const named = (axis: string, label: string) =>
    `the ${axis} axis ${label === '' ? 'has no label' : `is labeled ${spoken(label)}`}`;
  return [sentence(`${named('vertical', yLabel)} and ${named('horizontal', xLabel)}`)];
}

/** A student's graph in the words of economics: what a screen reader says in place of the picture. */
export function describeGraph(panel: Panel): string {
  const isTold = (mark: DrawnMark) => markName(mark) !== '' && curvesAt(panel, mark.at).length > 1;
  return [
    ...axesText(panel),
    ...panel.curves.map((curve) => describeCurve(panel, curve)),
    ...panel.marks.filter((mark) => !isTold(mark)).map((mark) => sentence(markText(panel, mark))),
    ...panel.areas.map((area) =>
      sentence(
        `the area ${closed(describeArea(panel, area))} is shaded${area.label === '' ? '' : ` and labeled ${spoken(area.label)}`}`,
      ),
    ),
    ...panel.arrows.map((arrow) => sentence(describeArrow(panel, arrow))),
    ...(panel.curves.length === 0 ? ['Nothing is drawn.'] : []),
  ].join(' ');
}
