import { met, unmet } from './finding';
import { namesIn, saysTwoAreas } from './labels';
import { nameOnDrawing } from './name-on-drawing';
import { parsePlace } from './parse-place';
import { locate } from './places';
import { sayAxis, sayPlace } from './say-place';
import { emptyCells, reachingAxes, SIDE, type Cells } from './raster';
import { compareCells, cellsWithin, type Bounds, type Match } from './regions';
import type { Check, Finding, Place, RegionBorders } from './rubric';
import { curveNamed, say } from './named-parts';
import { type GraphView, type PanelView } from './view';
import { STEPS } from './work';

type Shaded = Extract<Check, { readonly kind: 'shaded' }>;

const REASONS: Readonly<Record<Exclude<Match, 'same' | 'no-region'>, string>> = {
  elsewhere: 'lies elsewhere',
  'too-large': 'reaches too far',
  'too-small': 'covers only a part',
};

export function checkShaded(check: Shaded, panel: PanelView, view: GraphView): Finding {
  const groups = groupsOf(check, panel);
  const name = check.label === undefined ? null : say(panel, check.label);
  if (groups.length === 0)
    return unmet(
      name === null || panel.panel.areas.length === 0 ? 'Nothing is shaded.' : `No area is labeled ${name}.`,
    );
  const { and = [], panel: id } = check;
  const borders: readonly RegionBorders[] = [check, ...and];
  const bounds = borders.map((region) => boundsOf(region, id, panel, view));
  const problem = bounds.find((bound) => typeof bound === 'string');
  if (problem !== undefined) return unmet(problem);
  const regions = bounds.flatMap((bound) => (typeof bound === 'string' ? [] : [regionOf(bound, panel)]));
  // Where one of several regions is not there, nothing else may stand for all of them.
  const asked = regions.every((cells) => cells.includes(1)) ? unionOf(regions) : emptyCells();
  panel.work.spend(2 * groups.length * 2 ** panel.panel.areas.length + 4 * SIDE * STEPS.row);
  const matchOf = compareCells(panel.cover(), asked);
  const matchOfAll = (areas: readonly number[]) => matchOf(areas.reduce((set, index) => set | (1 << index), 0));
  // Where only one of several regions got the name, those without one go with it as far as they are parts of the same area.
  const more = unnamedAreas(panel).filter((index) => matchOfAll([index]) === 'too-small');
  const ways = more.length === 0 ? groups : groups.flatMap((areas) => [areas, [...new Set([...areas, ...more])]]);
  const compared = ways.map((areas) => ({
    parts: areas.flatMap((index) => panel.panel.areas[index]?.id ?? []),
    match: matchOfAll(areas),
  }));
  const where = borders.map((region) => sayBorders(panel, region)).join(', and the area ');
  const closed = where.includes(',') ? `${where},` : where;
  const right = compared.find(({ match }) => match === 'same');
  if (right) return met(`The area ${closed} ${and.length > 0 ? 'are' : 'is'} shaded.`, right.parts);
  const closest = compared.find(({ match }) => match !== 'elsewhere') ?? compared[0];
  if (!closest || closest.match === 'same' || closest.match === 'no-region')
    return unmet(`There is no area ${closed} on your graph.`, closest?.parts);
  return unmet(`The shaded area ${REASONS[closest.match]}; it has to be all of the area ${where}.`, closest.parts);
}

function regionOf(bounds: Bounds, { work }: PanelView): Cells {
  const points = [...bounds.under, ...bounds.over].map((line) => (typeof line === 'number' ? 1 : line.length));
  work.spend(SIDE * (STEPS.row + points.reduce((sum, count) => sum + count, 0)));
  return cellsWithin(bounds);
}

const unionOf = (regions: readonly Cells[]): Cells =>
  regions.reduce((all, cells) => all.map((cell, at) => (cell === 1 ? 1 : (cells[at] ?? 0))), emptyCells());

const unnamedAreas = ({ panel }: PanelView): number[] =>
  panel.areas.flatMap(({ label }, index) => (namesIn(label).length === 0 ? [index] : []));

/**
 * The areas of each answer, by their places on the panel. Areas with the same label are one answer. An area without a label counts where
 * no area has the label that is asked for.
 */
function groupsOf({ label }: Shaded, { panel, used, work }: PanelView): readonly (readonly number[])[] {
  const names = panel.areas.map((area) => namesIn(area.label));
  const all = names.flat();
  work.spend(STEPS.name * all.length);
  const areasWhere = (isMeant: (names: readonly string[], index: number) => boolean): number[] =>
    names.flatMap((own, index) => (isMeant(own, index) ? [index] : []));
  const unnamed = areasWhere((own) => own.length === 0);
  // "Profit/loss" is neither.
  const areasNamed = (name: string) =>
    areasWhere((own, index) => own.includes(name) && !saysTwoAreas(panel.areas[index]?.label ?? ''));
  if (label !== undefined) {
    const found = nameOnDrawing(label, all, used);
    return [found === null ? [] : areasNamed(found), unnamed].filter((group) => group.length > 0).slice(0, 1);
  }
  return [unnamed, ...[...new Set(all)].map(areasNamed)].filter((group) => group.length > 0);
}

/** The borders on the student's drawing, or what is missing there. */
function boundsOf(borders: RegionBorders, id: string | undefined, panel: PanelView, view: GraphView): Bounds | string {
  const problems: string[] = [];
  const positionOf = (text: Place, axis: 'x' | 'y'): number => {
    const place = parsePlace(text);
    const { spots, missing } = locate(view, id, place);
    const [at] = spots.flatMap((spot) => spot[axis] ?? []);
    if (at !== undefined) return atGuide(panel, at, axis);
    problems.push(missing ?? `${sayPlace(panel, place)} has to be labeled on the ${sayAxis(axis)}.`);
    return 0;
  };
  const lineOf = (text: Place) => {
    const place = parsePlace(text);
    const curve = place.kind === 'named' ? curveNamed(panel, place.name) : null;
    return curve ? reachingAxes(curve.path) : positionOf(text, 'y');
  };
  const bounds: Bounds = {
    left: borders.rightOf === undefined ? 0 : positionOf(borders.rightOf, 'x'),
    right: borders.leftOf === undefined ? 1 : positionOf(borders.leftOf, 'x'),
    under: (borders.under ?? []).map(lineOf),
    over: (borders.over ?? []).map(lineOf),
  };
  return problems[0] ?? bounds;
}

/** A guide beside a place is meant to stand on it, and a shading ends at the guide. */
function atGuide({ panel, near }: PanelView, at: number, axis: 'x' | 'y'): number {
  const guides = panel.marks
    .filter((mark) => mark[axis] !== null)
    .map((mark) => mark.at[axis === 'x' ? 0 : 1])
    .filter((guide) => Math.abs(guide - at) <= near[axis])
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b);
  return guides[0] ?? at;
}

/** "below D and above S, between QT and QE" */
function sayBorders(panel: PanelView, { under = [], over = [], rightOf, leftOf }: RegionBorders): string {
  const said = (places: readonly Place[]): string =>
    places.map((place) => sayPlace(panel, parsePlace(place))).join(' and ');
  const heights = [
    ...(under.length > 0 ? [`below ${said(under)}`] : []),
    ...(over.length > 0 ? [`above ${said(over)}`] : []),
  ].join(' and ');
  if (rightOf !== undefined && leftOf !== undefined)
    return `${heights}, between ${said([rightOf])} and ${said([leftOf])}`;
  if (rightOf !== undefined) return `${heights}, to the right of ${said([rightOf])}`;
  return leftOf === undefined ? heights : `${heights}, to the left of ${said([leftOf])}`;
}
