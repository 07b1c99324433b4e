import { NEAR } from './curve';
import { met, unmet } from './finding';
import { namesIn, nameOnDrawing } from './labels';
import { parsePlace } from './parse-place';
import { locate } from './places';
import { sayAxis, sayPlace } from './say-place';
import { emptyCells, fill, reachingAxes, wallsOf, type Cells } from './raster';
import { compareCells, cellsWithin, type Bounds, type Match } from './regions';
import type { DrawnArea } from './graph-document';
import type { Check, Finding, Place, RegionBorders } from './rubric';
import { curveNamed, say, type GraphView, type PanelView } from './view';

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
  const regions = bounds.flatMap((bound) => (typeof bound === 'string' ? [] : [cellsWithin(bound)]));
  // Where one of several regions is not there, nothing else may stand for all of them.
  const asked = regions.every((cells) => cells.includes(1)) ? unionOf(regions) : emptyCells();
  const walls = wallsOf(panel.panel);
  const compared = groups.map((areas) => ({
    parts: areas.map(({ id }) => id),
    match: compareCells(
      fill(
        walls,
        areas.flatMap(({ seeds }) => seeds),
      ),
      asked,
    ),
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

const unionOf = (regions: readonly Cells[]): Cells =>
  regions.reduce((all, cells) => all.map((cell, at) => (cell === 1 ? 1 : (cells[at] ?? 0))), emptyCells());

/** Areas with the same label are one answer. An area without a label counts where no area has the label that is asked for. */
function groupsOf({ label }: Shaded, { panel, used }: PanelView): readonly (readonly DrawnArea[])[] {
  const { areas } = panel;
  const unnamed = areas.filter((area) => namesIn(area.label).length === 0);
  if (label !== undefined) {
    const found = nameOnDrawing(
      label,
      areas.map((area) => area.label),
      used,
    );
    const named = areas.filter((area) => found !== null && namesIn(area.label).includes(found));
    return [named, unnamed].filter((group) => group.length > 0).slice(0, 1);
  }
  const names = [...new Set(areas.flatMap((area) => namesIn(area.label)))];
  const named = names.map((name) => areas.filter((area) => namesIn(area.label).includes(name)));
  return [unnamed, ...named].filter((group) => group.length > 0);
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
function atGuide({ panel }: PanelView, at: number, axis: 'x' | 'y'): number {
  const guides = panel.marks
    .filter((mark) => mark[axis] !== null)
    .map((mark) => mark.at[axis === 'x' ? 0 : 1])
    .filter((guide) => Math.abs(guide - at) <= NEAR)
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
