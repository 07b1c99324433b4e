import type { Point } from '../../economics/figure';
import type { FreeResponse } from '../../economics/free-response/free-response';
import type { GraphDocument, Panel } from '../../economics/free-response/graph-document';
import { scoreFreeResponse } from '../../economics/free-response/score';

/** The points of the graph that a drawing does not earn. */
export function lostBy(question: FreeResponse, graph: GraphDocument): string[] {
  const drawn = new Set(question.parts.filter(({ kind }) => kind === 'draw').map(({ id }) => id));
  return scoreFreeResponse(question, { graph, parts: {} })
    .filter(({ part, state }) => drawn.has(part) && state === 'missed')
    .map(({ id }) => id);
}

export const onPanels = ({ panels }: GraphDocument, change: (panel: Panel) => Partial<Panel>): GraphDocument => ({
  panels: panels.map((panel) => ({ ...panel, ...change(panel) })),
});

/** Everything at another place. */
export const moved = (graph: GraphDocument, move: (at: Point) => Point): GraphDocument =>
  onPanels(graph, ({ curves, marks, areas, arrows }) => ({
    curves: curves.map((curve) => ({ ...curve, handles: curve.handles.map(move) })),
    marks: marks.map((mark) => ({ ...mark, at: move(mark.at) })),
    areas: areas.map((area) => ({ ...area, seeds: area.seeds.map(move) })),
    arrows: arrows.map((arrow) => ({ ...arrow, from: move(arrow.from), to: move(arrow.to) })),
  }));

/** Drawn by an unsteady hand: by these shares of the panel, in turn. Shading goes with its region. */
export function unsteady(graph: GraphDocument, noise: readonly number[]): GraphDocument {
  let next = 0;
  const off = (): number => noise[next++ % noise.length] ?? 0;
  const drawn = moved(graph, ([x, y]) => [x + off(), y + off()]);
  return {
    panels: drawn.panels.map((panel, index) => ({ ...panel, areas: graph.panels[index]?.areas ?? panel.areas })),
  };
}

/** The same parts drawn in another order, under other ids. */
export const reordered = (graph: GraphDocument): GraphDocument => {
  const turned = <T extends { readonly id: string }>(parts: readonly T[]): T[] =>
    parts.map((part) => ({ ...part, id: `again-${part.id}` })).reverse();
  return onPanels(graph, ({ curves, marks, areas, arrows }) => ({
    curves: turned(curves),
    marks: turned(marks),
    areas: turned(areas),
    arrows: turned(arrows),
  }));
};

export const partIds = ({ panels }: GraphDocument): string[] =>
  panels.flatMap(({ curves, marks, areas, arrows }) => [curves, marks, areas, arrows].flat().map(({ id }) => id));

export function withoutParts(graph: GraphDocument, gone: readonly string[]): GraphDocument {
  const stays = ({ id }: { readonly id: string }): boolean => !gone.includes(id);
  return onPanels(graph, ({ curves, marks, areas, arrows }) => ({
    curves: curves.filter(stays),
    marks: marks.filter(stays),
    areas: areas.filter(stays),
    arrows: arrows.filter(stays),
  }));
}
