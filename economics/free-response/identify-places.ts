import { bestMatch } from './best-match';
import { countMet, give } from './count-met';
import type { Item } from './items';
import { parsePlace } from './parse-place';
import { lineAlong, lineNamed, locate } from './places';
import type { Spot } from './spot';
import { marksNamed } from './named-parts';
import { type CurveView, type GraphView, type PanelView } from './view';

/** More places without a name than this are not told apart. */
const MOST_FREE = 6;

type Axis = 'x' | 'y';

/** What may have a name of the rubric, by its label: lines that no name has, and all of the rubric's names here. */
interface Free {
  readonly items: readonly Item[];
  readonly lines: readonly CurveView[];
  readonly isFree: (label: string) => boolean;
}

/** Finds quantities and prices that carry none of the rubric's names. */
export function namePlaces(panel: PanelView, view: GraphView, free: Free): void {
  const { spots } = panel.given;
  const isMissing = ({ name, label }: Item): boolean =>
    label !== undefined &&
    marksNamed(panel, name, label.axis).length + marksNamed(panel, name, 'label').length === 0 &&
    lineNamed(panel, name, label.axis).length === 0;
  const missing = free.items.filter(isMissing);
  const unknown = (axis: Axis) => missing.filter(({ name, label }) => label?.axis === axis && !spots.has(name));
  /** Where the rubric says that it is, if the student put something there. */
  const settle = (axis: Axis): void => {
    for (const item of unknown(axis))
      if (item.label?.at !== undefined) give(spots, item, spotAt(panel, view, axis, item.label.at, free));
  };
  for (const axis of ['x', 'y', 'x'] as const) settle(axis);
  for (const axis of ['x', 'y'] as const) {
    const wanted = unknown(axis);
    const options = wanted.length === 0 ? [] : freeSpots(panel, axis, free);
    if (options.length === 0 || options.length > MOST_FREE) continue;
    const met = countMet(
      wanted,
      view,
      () => true,
      spots,
      ({ parts }) => parts.join(' '),
    );
    const named = bestMatch(wanted, () => options, met, panel.work);
    for (const item of wanted) give(spots, item, named.get(item));
  }
  for (const axis of ['x', 'y', 'x'] as const) settle(axis);
  namePoints(panel, view, free);
}

function namePoints(panel: PanelView, view: GraphView, { items, isFree }: Free): void {
  const points = items.filter((item) => item.isPoint);
  const named = points.flatMap(({ name }) => marksNamed(panel, name, 'label'));
  const wanted = points.filter(({ name }) => marksNamed(panel, name, 'label').length === 0);
  const marks = panel.panel.marks.filter((mark) => !named.includes(mark) && isFree(mark.label));
  if (wanted.length === 0 || marks.length > MOST_FREE) return;
  const options = marks.map(({ id, at: [x, y] }): Spot => ({ x, y, parts: [id] }));
  const met = countMet(
    wanted,
    view,
    () => true,
    panel.given.spots,
    ({ parts }) => parts.join(' '),
  );
  const found = bestMatch(wanted, () => options, met, panel.work);
  for (const item of wanted) give(panel.given.spots, item, found.get(item));
}

const atAxis = ([x, y]: readonly [number, number], axis: Axis): number => (axis === 'x' ? x : y);
const spotOf = (axis: Axis, at: number, parts: readonly string[]): Spot => ({
  x: axis === 'x' ? at : null,
  y: axis === 'y' ? at : null,
  parts,
});

/** A place of the rubric, if a point or a line of the student stands there. */
function spotAt(panel: PanelView, view: GraphView, axis: Axis, place: string, { lines }: Free): Spot | undefined {
  for (const { [axis]: at } of locate(view, panel.panel.id, parsePlace(place)).spots) {
    if (at === null) continue;
    const isThere = (drawn: number | null): boolean => drawn !== null && Math.abs(drawn - at) <= panel.near[axis];
    const marks = panel.panel.marks.filter((mark) => isThere(atAxis(mark.at, axis)));
    const parts = [...marks, ...lines.filter((line) => lineAlong(line, axis).some((spot) => isThere(spot[axis])))];
    const ids = parts.map(({ id }) => id);
    if (ids.length > 0) return spotOf(axis, at, ids);
  }
  return undefined;
}

/**
 * Where an axis has a guide, or a line stands, that no name of the rubric claims. A quantity without a guide may be that of a point; a
 * price that is not drawn is not there.
 */
function freeSpots(panel: PanelView, axis: Axis, { items, lines, isFree }: Free): Spot[] {
  const named = items.flatMap(({ name }) => marksNamed(panel, name, axis));
  const free = panel.panel.marks.filter((mark) => !named.includes(mark) && isFree(mark[axis] ?? ''));
  const guides = free.filter((mark) => mark[axis] !== null);
  const points = guides.length > 0 || axis === 'y' ? guides : free;
  const all = [
    ...points.map(({ id, at }) => spotOf(axis, atAxis(at, axis), [id])),
    ...lines.flatMap((line) => lineAlong(line, axis)),
  ];
  const taken = named.map(({ at }) => atAxis(at, axis));
  return all.filter((spot, index) => {
    const at = spot[axis] ?? NaN;
    const isBeside = (other: number | null) => other !== null && Math.abs(other - at) <= panel.near[axis];
    return !taken.some(isBeside) && !all.slice(0, index).some((other) => isBeside(other[axis]));
  });
}
