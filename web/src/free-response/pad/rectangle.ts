import type { Point } from '../../../../economics/figure';
import { placeName, spoken } from '../../../../economics/free-response/describe';
import { GRAPH_LIMITS, type GraphDocument, type Panel } from '../../../../economics/free-response/graph-document';
import { has, SIDE, wallsOf, type Cells } from '../../../../economics/free-response/raster';
import { keepShading, regionSeeds } from '../../../../economics/free-response/regions';
import { distance } from '../../../../economics/svg/geometry';
import { joinedArea, type Edited } from './edit-graph';
import { inPanel, newId, panelOf, replaced } from './find-part';
import { inSquare, SAME } from './move-parts';
import { namedPlaces } from './snap';

/** A part of a panel, in its shares. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A quantity or a height at which something is, and what that is. */
export interface Level {
  readonly name: string;
  readonly at: number;
}

/** Corners snap to a quantity or a height from this near. */
const TO_LEVEL = 0.045;
/** A rectangle with a shorter side is a double tap. */
const SHORTEST_SIDE = 0.03;

/** The quantities (or the heights) that a side of a rectangle may stand at: those that are named first. */
export function levelsOf(document: GraphDocument, panel: Panel, axis: 'x' | 'y'): Level[] {
  const index = axis === 'x' ? 0 : 1;
  const levels: Level[] = [{ name: axis === 'x' ? 'the vertical axis' : 'the horizontal axis', at: 0 }];
  const add = (name: string, at: number) => {
    if (!levels.some((level) => Math.abs(level.at - at) < SAME)) levels.push({ name, at });
  };
  for (const mark of panel.marks) if (mark[axis]) add(spoken(mark[axis]), mark.at[index]);
  for (const place of [...panel.marks.map(({ at }) => at), ...namedPlaces(document, panel)])
    add(placeName(panel, place), place[index]);
  return levels.toSorted((a, b) => a.at - b.at);
}

export function snapCorner(document: GraphDocument, panel: Panel, at: Point): Point {
  const snapped = (axis: 'x' | 'y', share: number): number => {
    const gaps = levelsOf(document, panel, axis).map((level) => ({ to: level.at, gap: Math.abs(level.at - share) }));
    const [best] = gaps.toSorted((a, b) => a.gap - b.gap);
    return best && best.gap < TO_LEVEL ? best.to : share;
  };
  return inSquare([snapped('x', at[0]), snapped('y', at[1])]);
}

export function rectangleBetween([x1, y1]: Point, [x2, y2]: Point): Rectangle | null {
  const rectangle = {
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    bottom: Math.min(y1, y2),
    top: Math.max(y1, y2),
  };
  const isTap = rectangle.right - rectangle.left < SHORTEST_SIDE || rectangle.top - rectangle.bottom < SHORTEST_SIDE;
  return isTap ? null : rectangle;
}

/** Whether a line from one place to another, level or upright, stands there already. */
function isWalled(walls: Cells, from: Point, to: Point): boolean {
  const steps = Math.ceil(distance(from, to) * SIDE);
  const isWall = (at: number): boolean => {
    const cell = ([0, 1] as const).map((axis) =>
      Math.min(SIDE - 1, Math.floor((from[axis] + ((to[axis] - from[axis]) * at) / steps) * SIDE)),
    );
    const [column = 0, row = 0] = cell;
    const beside = from[0] === to[0] ? ([1, 0] as const) : ([0, 1] as const);
    return [-1, 0, 1].some((off) => has(walls, column + off * beside[0], row + off * beside[1]));
  };
  return Array.from({ length: steps + 1 }, (_, at) => at).filter((at) => !isWall(at)).length <= 0.05 * steps;
}

/** A dashed line from a place to an axis: of the point that is there, or of a new one. */
function withGuide(document: GraphDocument, panelId: string, place: Point, axis: 'x' | 'y'): GraphDocument {
  const at = inSquare(place);
  return inPanel(document, panelId, (panel) => {
    const there = panel.marks.find((mark) => distance(mark.at, at) < SAME);
    if (there)
      return { ...panel, marks: replaced(panel.marks, there.id, (mark) => ({ ...mark, [axis]: mark[axis] ?? '' })) };
    const mark = { id: newId(document, 'm'), at, label: '', x: null, y: null, [axis]: '' };
    return { ...panel, marks: [...panel.marks, mark] };
  });
}

/** Draws the sides that are not there yet as dashed lines to the axes. */
function withSides(document: GraphDocument, panel: Panel, { left, right, bottom, top }: Rectangle): GraphDocument {
  const walls = wallsOf(panel);
  const sides: readonly (readonly [isNeeded: boolean, from: Point, to: Point, axis: 'x' | 'y'])[] = [
    [top < 1, [left, top], [right, top], 'y'],
    [bottom > 0, [left, bottom], [right, bottom], 'y'],
    [right < 1, [right, bottom], [right, top], 'x'],
    [left > 0, [left, bottom], [left, top], 'x'],
  ];
  return sides.reduce(
    (drawn, [isNeeded, from, to, axis]) =>
      isNeeded && !isWalled(walls, from, to) ? withGuide(drawn, panel.id, to, axis) : drawn,
    document,
  );
}

/** Shades all regions within a rectangle, as an area of its own or as parts of one. */
export function shadeRectangle(
  document: GraphDocument,
  panelId: string,
  rectangle: Rectangle,
  joining: string | null,
): Edited | null {
  const before = panelOf(document, panelId);
  if (!before) return null;
  const sided = withSides(document, before, rectangle);
  const panel = panelOf(sided, panelId);
  if (!panel || panel.marks.length > GRAPH_LIMITS.marks) return null;
  const { left, right, bottom, top } = rectangle;
  const seeds = regionSeeds(panel).filter(([x, y]) => x > left && x < right && y > bottom && y < top);
  const shadedStill = inPanel(sided, panelId, (after) => keepShading(before, after));
  return seeds.length === 0 ? null : joinedArea(shadedStill, panelId, seeds, joining);
}
