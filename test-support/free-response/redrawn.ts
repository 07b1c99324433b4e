import type { Point } from '../../economics/figure';
import { crossingsOf, flip, heightAt, nearestOn, pointsOf } from '../../economics/free-response/curve';
import { slopesLike } from '../../economics/free-response/curve-shape';
import type { DrawnCurve, DrawnMark, GraphDocument, Panel } from '../../economics/free-response/graph-document';
import { distance } from '../../economics/svg/geometry';
import { onPanels } from './change-graph';

// Changes of a drawing that a reader does, or does not, take a point off for.

/** One name that stands on a drawing. */
export interface NameOnGraph {
  readonly text: string;
  readonly panel: string;
  /** Without the name, or with another one in its place. */
  readonly renamed: (to: string) => GraphDocument;
}

const FIELDS = ['label', 'x', 'y'] as const;

/** The names of curves, points and areas. */
export const namesOn = (graph: GraphDocument): NameOnGraph[] =>
  graph.panels.flatMap((panel) => {
    const inPanel = (change: (to: string) => Partial<Panel>) => (to: string) =>
      onPanels(graph, (other) => (other === panel ? change(to) : {}));
    const named = ({ curves, areas }: Panel) => [
      ...curves.map((part) => ['curves', part] as const),
      ...areas.map((part) => ['areas', part] as const),
    ]; // pairs
    return [
      ...named(panel).map(([kind, part]) => ({
        text: part.label,
        panel: panel.id,
        renamed: inPanel((label) => ({ [kind]: panel[kind].map((one) => (one === part ? { ...one, label } : one)) })),
      })),
      ...panel.marks.flatMap((mark) =>
        FIELDS.map((field) => ({
          text: mark[field] ?? '',
          panel: panel.id,
          renamed: inPanel((to) => ({
            marks: panel.marks.map((one) => (one === mark ? { ...one, [field]: to } : one)),
          })),
        })),
      ),
    ].filter(({ text }) => text !== '');
  });

/** One curve drawn in another way. */
export interface CurveOnGraph {
  readonly curve: DrawnCurve;
  readonly panel: Panel;
  readonly redrawn: (
    handles: readonly Point[],
    shape?: DrawnCurve['shape'],
    marks?: readonly DrawnMark[],
  ) => GraphDocument;
}

export const curvesOn = (graph: GraphDocument): CurveOnGraph[] =>
  graph.panels.flatMap((panel) =>
    panel.curves.map((curve) => ({
      curve,
      panel,
      redrawn: (handles, shape = curve.shape, marks = panel.marks) =>
        onPanels(graph, (other) =>
          other === panel
            ? { marks, curves: panel.curves.map((one) => (one === curve ? { ...one, shape, handles } : one)) }
            : {},
        ),
    })),
  );

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** The ends of a curve that is drawn as one line. */
export function endsOf({ shape, handles }: DrawnCurve): readonly [Point, Point] | null {
  const [from, to] = handles;
  return shape === 'straight' && handles.length === 2 && from && to ? [from, to] : null;
}

/** A rising line that falls first. */
export function hooked({ curve, redrawn }: CurveOnGraph, depth = 0.08): GraphDocument {
  const [from, to] = endsOf(curve) ?? [
    [0, 0],
    [0, 0],
  ];
  const rest = [0.08, 0.2, 0.6, 1].map((share) => between(from, to, share));
  return redrawn([[from[0], from[1] + depth], ...rest], 'smooth');
}

export const isLevel = (curve: DrawnCurve): boolean => slopesLike(pointsOf(curve), 'level');
export const isUpright = (curve: DrawnCurve): boolean => slopesLike(pointsOf(curve), 'upright');

/** A level or an upright line that leans, with the points that were on it where it now crosses the curves that they were on. */
export function leaning({ curve, panel, redrawn }: CurveOnGraph, degrees: number): GraphDocument {
  const [from, to] = endsOf(curve) ?? [
    [0, 0],
    [0, 0],
  ];
  const middle = between(from, to, 0.5);
  const turn = (degrees * Math.PI) / 180;
  const turned = ([x, y]: Point): Point => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    return [
      middle[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      middle[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  };
  const line = [turned(from), turned(to)];
  const isOn = (other: readonly Point[], at: Point): boolean => distance(nearestOn(other, at) ?? [2, 2], at) < 0.005;
  const marks = panel.marks.map((mark) => {
    if (!isOn([from, to], mark.at)) return mark;
    const crossed = panel.curves.filter((other) => other !== curve && isOn(pointsOf(other), mark.at));
    const near = crossed.flatMap((other) => crossingsOf(pointsOf(other), line));
    const [at] = near.sort((a, b) => distance(a, mark.at) - distance(b, mark.at));
    const [x, y] = mark.at;
    const along: Point = isUpright(curve) ? [heightAt(flip(line), y) ?? x, y] : [x, heightAt(line, x) ?? y];
    return { ...mark, at: at ?? along };
  });
  return redrawn(line, 'straight', marks);
}

/** A line with a bump against its direction, by a share of its length, away from what else is drawn. Null where there is no space. */
export function bumped({ curve, panel, redrawn }: CurveOnGraph, by: number): GraphDocument | null {
  const [from, to] = endsOf(curve) ?? [
    [0, 0],
    [0, 0],
  ];
  const [width, height] = [to[0] - from[0], to[1] - from[1]];
  const spaceAt = (share: number): number => {
    const at = between(from, to, share);
    const others = panel.curves.filter((other) => other !== curve).map((other) => nearestOn(pointsOf(other), at) ?? at);
    return Math.min(...[...panel.marks.map((mark) => mark.at), ...others].map((other) => distance(other, at)));
  };
  const [best = 0.5] = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].sort((a, b) => spaceAt(b) - spaceAt(a));
  const side = by * Math.max(Math.abs(width), Math.abs(height)) * (height > 0 ? -1 : 1);
  if (spaceAt(best) < Math.abs(side)) return null;
  const [x, y] = between(from, to, best);
  const top: Point = Math.abs(width) < 0.1 ? [x + side, y] : [x, y + side];
  return redrawn([from, between(from, to, best - 0.02), top, between(from, to, best + 0.02), to], 'straight');
}

/** The points that stand for a name on an axis, each moved along that axis, or drawn again further on. */
export const labelsOn = (graph: GraphDocument) =>
  graph.panels.flatMap((panel) =>
    panel.marks.flatMap((mark) =>
      (['x', 'y'] as const).flatMap((axis) => {
        const text = mark[axis] ?? '';
        const along = (by: number): Point =>
          axis === 'x' ? [mark.at[0] + by, mark.at[1]] : [mark.at[0], mark.at[1] + by];
        const inPanel = (marks: readonly DrawnMark[]) => onPanels(graph, (other) => (other === panel ? { marks } : {}));
        const again = (by: number): DrawnMark => ({
          id: 'again',
          label: '',
          x: null,
          y: null,
          [axis]: text,
          at: along(by),
        });
        if (text === '') return [];
        return {
          text,
          panel: panel.id,
          moved: (by: number) => inPanel(panel.marks.map((one) => (one === mark ? { ...mark, at: along(by) } : one))),
          drawnAgain: (by: number) => inPanel([...panel.marks, again(by)]),
        };
      }),
    ),
  );
