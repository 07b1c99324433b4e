import { graphsOf, type Figure, type Point } from '../figure';
import { withoutSubscripts } from '../svg/labels/text-width';
import type { GraphDocument, Panel } from './graph-document';

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The graph that a student draws who copies the one to read, with the names of the axes that the question asks for. */
export function copyOf(figure: Figure, model: GraphDocument): GraphDocument {
  const panels = model.panels.map((panel, index): Panel => {
    const graph = graphsOf(figure)[index] ?? graphsOf(figure)[0] ?? figure;
    const share = ([x, y]: Point): Point => [
      (x - graph.x.min) / (graph.x.max - graph.x.min),
      (y - graph.y.min) / (graph.y.max - graph.y.min),
    ];
    const { id, xLabel, yLabel } = panel;
    const named = <Part extends { readonly id: string; readonly name: string }>({ id, name }: Part) => ({
      id,
      label: withoutSubscripts(name),
    });
    return {
      id,
      xLabel,
      yLabel,
      curves: graph.curves.map((curve) => ({
        ...named(curve),
        shape: curve.path.length === 2 ? 'straight' : 'smooth',
        handles: curve.path.map(share),
      })),
      marks: graph.marks.map((mark) => ({
        ...named(mark),
        at: share(mark.at),
        x: mark.guides?.x ?? null,
        y: mark.guides?.y ?? null,
      })),
      areas: graph.areas.map((area) => ({ ...named(area), seeds: [share(middle(area.outline))] })),
      arrows: [],
    };
  });
  return { panels };
}
