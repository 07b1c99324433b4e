import type { FreeResponseAnswer } from '../../../economics/free-response/free-response';
import { emptyPanel, type GraphDocument } from '../../../economics/free-response/graph-document';
import { partsIn } from './pad/find-part';

/** What a question asks for, as far as it decides what an answer has to hold. */
export interface AskedPart {
  readonly name: string;
  readonly kind: 'draw' | 'number' | 'choice' | 'prose';
}

interface Asked {
  readonly panels: readonly { readonly name: string }[];
}

/** The answer to one part that is not drawn. */
export type PartAnswer = FreeResponseAnswer['parts'][string];

export const emptyAnswer = ({ panels }: Asked): FreeResponseAnswer => ({
  graph: { panels: panels.map(({ name }) => emptyPanel(name)) },
  parts: {},
});

/** Reads an answer that the server or this browser stored. An empty text is an answer that was not begun. */
export function readAnswer(text: string, asked: Asked): FreeResponseAnswer {
  try {
    const value: unknown = JSON.parse(text);
    if (isAnswer(value)) return { ...value, graph: withPanels(value.graph, asked) };
  } catch {
    // Not begun, or cut off.
  }
  return emptyAnswer(asked);
}

export const writeAnswer = (answer: FreeResponseAnswer): string => JSON.stringify(answer);

/** The graph with a panel for each one of the question, in its order. */
const withPanels = (graph: GraphDocument, { panels }: Asked): GraphDocument => ({
  panels: panels.map(({ name }) => graph.panels.find(({ id }) => id === name) ?? emptyPanel(name)),
});

function isAnswer(value: unknown): value is FreeResponseAnswer {
  if (typeof value !== 'object' || value === null || !('graph' in value) || !('parts' in value)) return false;
  const { graph, parts } = value;
  const isGraph = typeof graph === 'object' && graph !== null && 'panels' in graph && Array.isArray(graph.panels);
  return isGraph && typeof parts === 'object' && parts !== null;
}

export const isDrawn = ({ panels }: GraphDocument): boolean =>
  panels.some((panel) => partsIn(panel).length > 0 || panel.xLabel !== '' || panel.yLabel !== '');

/** Whether there is an answer to a part. All parts that are drawn share one graph. */
export function isAnswered({ name, kind }: AskedPart, { graph, parts }: FreeResponseAnswer): boolean {
  const { work = '', choice, text = '' } = parts[name] ?? {};
  if (kind === 'draw') return isDrawn(graph);
  if (kind === 'number') return work.trim() !== '';
  return kind === 'choice' ? choice !== undefined : text.trim() !== '';
}

export const withPart = (answer: FreeResponseAnswer, name: string, part: PartAnswer): FreeResponseAnswer => ({
  ...answer,
  parts: { ...answer.parts, [name]: { ...answer.parts[name], ...part } },
});

/** The answer without what it says to one part. The graph stays: it belongs to all parts that are drawn. */
export function withoutPart(answer: FreeResponseAnswer, name: string): FreeResponseAnswer {
  const { [name]: _cleared, ...parts } = answer.parts;
  return { ...answer, parts };
}

/** With the keys of objects in alphabetical order. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two written answers say the same. The server may write the keys in another order. */
export function isSameAnswer(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    const [first, second] = [one, other].map((text) => JSON.stringify(JSON.parse(text), inOrder));
    return first === second;
  } catch {
    return false;
  }
}
