import { labelsAskedFor } from '../../../economics/free-response/asked-labels';
import type { GraphDocument, Panel } from '../../../economics/free-response/graph-document';
import { namesIn } from '../../../economics/free-response/labels';
import { nameOnDrawing } from '../../../economics/free-response/name-on-drawing';
import { isDrawn, type AskedPart } from './answer';

interface Task {
  /** The panels of the question. */
  readonly panels: readonly { readonly name: string; readonly title: string }[];
  /** The names that the question offers. */
  readonly names: readonly string[];
}

const withoutTags = (html: string): string => html.replaceAll(/<\/?su[bp]>/g, '').replaceAll(/<[^>]*>/g, ' ');

const labelsOn = ({ xLabel, yLabel, curves, marks, areas }: Panel): string[] =>
  [
    xLabel,
    yLabel,
    ...[...curves, ...areas].map(({ label }) => label),
    ...marks.flatMap(({ label, x, y }) => [label, x ?? '', y ?? '']),
  ].filter((label) => label !== '');

/** The names that the text of a part states: those that it calls labels, and longer ones that stand in it, such as "line of equality". */
function namesStated(html: string, names: readonly string[]): string[] {
  const text = withoutTags(html);
  const asked = new Set(labelsAskedFor(html).map(withoutTags));
  const stands = (name: string): boolean =>
    name.length > 2 && ` ${text.replaceAll(/[^\w%' ]/g, ' ')} `.includes(` ${name} `);
  return names.filter((name) => asked.has(name) || stands(name));
}

/**
 * What a drawn part asks for and the graph does not show yet, one sentence each. Only what the text itself says is asked for: the rubric
 * stays on the server until the answer is submitted.
 */
export function missingFrom(
  { panels, names }: Task,
  { kind, text }: Pick<AskedPart, 'kind'> & { readonly text: string },
  graph: GraphDocument,
): string[] {
  if (kind !== 'draw' || !isDrawn(graph)) return [];
  const labels = graph.panels.flatMap(labelsOn);
  const [said, used] = [labels, names].map((all) => all.flatMap(namesIn));
  const isShown = (name: string): boolean =>
    nameOnDrawing(name, said ?? [], used ?? []) !== null ||
    labels.some((label) => label.split(/[^\w%]+/).includes(name));
  const axes = !/correctly labeled/i.test(text)
    ? []
    : graph.panels.flatMap((panel, index) => {
        const of = panels.length > 1 ? `: ${panels[index]?.title ?? panel.id}` : '';
        return [
          ...(panel.yLabel === '' ? [`The vertical axis is not labeled${of}`] : []),
          ...(panel.xLabel === '' ? [`The horizontal axis is not labeled${of}`] : []),
        ];
      });
  const isShaded = graph.panels.some(({ areas }) => areas.length > 0);
  return [
    ...axes,
    ...namesStated(text, names)
      .filter((name) => !isShown(name))
      .map((name) => `${name} is not labeled`),
    ...(/\bshaded?\b/i.test(text) && !isShaded ? ['Nothing is shaded'] : []),
  ];
}
