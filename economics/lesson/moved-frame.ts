import { evaluate } from '../arithmetic';
import { graphsOf, type Curve, type Figure, type Point } from '../figure';
import { count, dollars, isSame } from '../numbers';
import type { GraphPicture } from '../picture/graph-picture';
import { figureOf, type Picture } from '../picture/picture';
import { pointBetween, segmentsOf } from '../svg/geometry';
import { isPicture } from './frame';
import type { Frame, TableFrame } from './frame-schema';
import type { Grip, Move } from './move';
import { resultsOf } from './results/results';
import type { Results } from './results/result';

// What a frame is when one of its numbers has another value: in the tasks of lessons, and in the graphs of the reference.

/** So many values that each can still be met with a finger. */
export const MOST_STOPS = 25;

/** @throws RangeError for a range in which nothing can be moved. */
export function valuesOf({ from, to, step, start }: Pick<Move, 'from' | 'to' | 'step' | 'start'>): number[] {
  const steps = Math.round((to - from) / step);
  if (!(steps >= 2 && steps < MOST_STOPS && isSame(from + steps * step, to)))
    throw new RangeError(
      `from ${count(from)} to ${count(to)} by ${count(step)} has to be 3 to ${MOST_STOPS} values, the last one included`,
    );
  const values = Array.from({ length: steps + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
  if (!values.some((value) => isSame(value, start)))
    throw new RangeError(`it starts at ${count(start)}, which is not one of its values`);
  return values;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** @throws RangeError for a path that leads nowhere. */
function withField(fields: unknown, path: string, value: number): unknown {
  const [key = '', ...rest] = path.split('.');
  const next = rest.join('.');
  if (Array.isArray(fields)) {
    if (!(Number(key) < fields.length)) throw new RangeError(`the list has no entry ${key}; entries count from 0`);
    return fields.map((entry: unknown, index) => {
      if (String(index) !== key) return entry;
      return next === '' ? value : withField(entry, next, value);
    });
  }
  if (!isFields(fields)) throw new RangeError(`there is no field ${key} to change`);
  return { ...fields, [key]: next === '' ? value : withField(fields[key], next, value) };
}

/** The cell of a table that has this number in reading order, from 0. */
function cellAt({ columns, rows }: TableFrame, number: number): [row: number, column: number] {
  const across = columns.length - 1;
  const row = Math.floor(number / across);
  if (!(number >= 0 && row < rows.length)) throw new RangeError(`there is no cell ${count(number)}`);
  return [row, 1 + (number % across)];
}

/** The firm on the right takes the price, or the wage, of the market on the left. */
export function withMarketPrice(frame: Frame): Frame {
  if (frame.kind !== 'panels') return frame;
  const { left, right } = frame;
  if (right.kind === 'firm' && left.kind === 'market') {
    const price = resultsOf(left)['price']?.value;
    if (right.marketPrice === undefined || price === undefined) return frame;
    return { ...frame, right: { ...right, marketPrice: price } };
  }
  if (right.kind === 'hiring' && left.kind === 'labor-market') {
    const wage = resultsOf(left)['wage']?.value;
    if (right.marketWage === undefined || wage === undefined) return frame;
    return { ...frame, right: { ...right, marketWage: wage } };
  }
  return frame;
}

/** @throws RangeError for a path that leads nowhere. */
export function frameAt({ frame, fields }: Pick<Move, 'frame' | 'fields'>, x: number): Frame {
  if (frame.kind === 'table') return { ...frame, highlight: [cellAt(frame, x)] };
  const moved = Object.entries(fields).reduce<unknown>(
    (last, [path, formula]) => withField(last, path, evaluate(formula, { x })),
    frame,
  );
  return moved as Frame; // the reader of the course validates each of them, so that no schema comes with the drawing
}

const canDraw = (picture: Picture): boolean => {
  try {
    figureOf(picture);
    return true;
  } catch {
    return false;
  }
};

/** A graph with these parts of its `show` alone. */
const showing = (picture: GraphPicture, show: readonly unknown[]): GraphPicture =>
  ({ ...picture, show }) as GraphPicture; // they are its own

function withGraphPartsThere(picture: GraphPicture): GraphPicture {
  if (canDraw(picture) || !('show' in picture)) return picture;
  const shown: readonly unknown[] = picture.show ?? [];
  return showing(
    picture,
    shown.filter((part) => canDraw(showing(picture, [part]))),
  );
}

/** Without the parts of `show` that are not there at this value, such as a shortage in equilibrium. */
export function withPartsThere(frame: Frame): Frame {
  if (!isPicture(frame)) return frame;
  if (frame.kind !== 'panels') return withGraphPartsThere(frame);
  return { ...frame, left: withGraphPartsThere(frame.left), right: withGraphPartsThere(frame.right) };
}

const middleOf = (path: readonly Point[]): Point => {
  const [a, b] = [path[Math.floor((path.length - 1) / 2)] ?? [0, 0], path[Math.ceil((path.length - 1) / 2)] ?? [0, 0]];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};

/** The point of a curve at this height, or else its end that is closest to it. */
function pointAtHeight(path: readonly Point[], height: number): Point {
  const ends = path.toSorted((a, b) => Math.abs(a[1] - height) - Math.abs(b[1] - height));
  const crossing = segmentsOf(path).find(
    ([from, to]) => (from[1] - height) * (to[1] - height) <= 0 && from[1] !== to[1],
  );
  if (!crossing) return ends[0] ?? [0, height];
  const [from, to] = crossing;
  return pointBetween(from, to, (height - from[1]) / (to[1] - from[1]));
}

/** Demand and supply shift right and left, so that they are held at one height. Everything else is where its middle is. */
const isHeldAtHeight = ({ role, path }: Curve): boolean =>
  (role === 'demand' || role === 'supply') && path[0]?.[1] !== path.at(-1)?.[1] && path[0]?.[0] !== path.at(-1)?.[0];

/** The place of what has this id: on a curve, at a point, or at the end of a span. */
function placeIn({ curves, marks, spans }: Figure, id: string, height: number | null): Point | null {
  const curve = curves.find((one) => one.id === id);
  if (curve) return height !== null && isHeldAtHeight(curve) ? pointAtHeight(curve.path, height) : middleOf(curve.path);
  return marks.find((one) => one.id === id)?.at ?? spans.find((one) => one.id === id)?.to ?? null;
}

/** @throws RangeError where the graph has nothing of this id. */
export function gripIn(frame: Frame, id: string, height: number | null): Grip {
  if (frame.kind === 'table') return { at: frame.highlight?.[0] ?? [0, 1] };
  if (!isPicture(frame)) throw new RangeError(`a frame of kind ${frame.kind} has nothing to drag`);
  const figure = figureOf(frame);
  const places = graphsOf(figure).map((graph) => placeIn(graph, id, height));
  const panel = places.findIndex((place) => place !== null);
  const at = places[panel];
  if (!at) {
    const known = graphsOf(figure).flatMap(({ curves, marks, spans }) => [...curves, ...marks, ...spans]);
    throw new RangeError(`there is no ${id} to drag; there are ${known.map((one) => one.id).join(', ')}`);
  }
  return figure.panels ? { at, panel } : { at };
}

/** "20 to the right". */
const shiftText = (x: number): string =>
  isSame(x, 0) ? 'where it was' : `${count(Math.abs(x))} to the ${x > 0 ? 'right' : 'left'}`;

function cellText(frame: Frame): string {
  if (frame.kind !== 'table') return '';
  const [row = 0, column = 1] = frame.highlight?.[0] ?? [];
  return `${String(frame.rows[row]?.[0] ?? '')}, ${frame.columns[column] ?? ''}`;
}

const PLACE = /\$?\{(\w+)\}/g;

/** @throws RangeError for a name that is no result. */
export function filled(text: string, x: number, frame: Frame, results: Results): string {
  return text.replaceAll(PLACE, (place, name: string) => {
    if (name === 'x') return place.startsWith('$') ? dollars(x) : count(x);
    if (name === 'shift') return shiftText(x);
    if (name === 'cell') return cellText(frame);
    const found = results[name];
    if (!found) throw noResult(name, results);
    return found.written;
  });
}

export const noResult = (name: string, results: Results): RangeError =>
  new RangeError(`there is no result ${name}; there are ${Object.keys(results).join(', ')}`);
