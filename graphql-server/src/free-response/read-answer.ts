import { z } from 'zod';
import {
  ANSWER_LIMITS,
  type FreeResponse,
  type FreeResponseAnswer,
  type Part,
} from '../../../economics/free-response/free-response';
import { emptyPanel, GRAPH_LIMITS } from '../../../economics/free-response/graph-document';
import { countOfNames } from '../../../economics/free-response/labels';
import { DomainError } from '../errors';

/** Largest answer as JSON, in bytes. */
export const LARGEST_ANSWER = 24_000;
/** Curves may reach a little beyond their panel. */
const MARGIN = 0.05;

// PostgreSQL stores no NUL, and half of a surrogate pair is no character.
const text = (length: number) =>
  z
    .string()
    .max(length)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'it contains characters that no keyboard types');
const label = text(GRAPH_LIMITS.label).refine(
  (value) => countOfNames(value) <= GRAPH_LIMITS.names,
  `a label says more than ${GRAPH_LIMITS.names} names`,
);
const id = z.string().regex(/^[\w-]{1,40}$/, 'it is not an ID');
const coordinate = z
  .number()
  .min(-MARGIN)
  .max(1 + MARGIN);
const point = z.tuple([coordinate, coordinate]);

const panel = z.strictObject({
  id,
  xLabel: label,
  yLabel: label,
  curves: z
    .array(
      z.strictObject({
        id,
        label,
        shape: z.enum(['straight', 'smooth']),
        handles: z.array(point).min(2).max(GRAPH_LIMITS.handles),
      }),
    )
    .max(GRAPH_LIMITS.curves),
  marks: z
    .array(z.strictObject({ id, at: point, label, x: label.nullable(), y: label.nullable() }))
    .max(GRAPH_LIMITS.marks),
  areas: z
    .array(z.strictObject({ id, label, seeds: z.array(point).min(1).max(GRAPH_LIMITS.seeds) }))
    .max(GRAPH_LIMITS.areas),
  arrows: z.array(z.strictObject({ id, from: point, to: point })).max(GRAPH_LIMITS.arrows),
});

const answerShape = z.strictObject({
  graph: z.strictObject({ panels: z.array(panel).max(GRAPH_LIMITS.panels) }),
  parts: z.record(
    id,
    z.strictObject({
      work: text(ANSWER_LIMITS.work).optional(),
      choice: z.int().min(0).optional(),
      text: text(ANSWER_LIMITS.text).optional(),
    }),
  ),
});

function refuse(why: string): never {
  throw new DomainError('BAD_USER_INPUT', `This answer cannot be saved: ${why}.`);
}

function parse(json: string): unknown {
  if (Buffer.byteLength(json) > LARGEST_ANSWER) refuse('it is too large');
  try {
    return JSON.parse(json);
  } catch {
    return refuse('it is not JSON');
  }
}

/** What an answer to a part may hold. */
const PARTS_OF = { draw: [], number: ['work'], choice: ['choice', 'text'], prose: ['text'] } as const;

function checkPart(part: Part | undefined, given: FreeResponseAnswer['parts'][string]): void {
  if (part === undefined) return refuse('it answers a part that the question does not have');
  const allowed: readonly string[] = PARTS_OF[part.kind];
  if (Object.keys(given).some((key) => !allowed.includes(key))) refuse(`part (${part.id}) is answered in another way`);
  if (part.kind === 'choice' && given.choice !== undefined && given.choice >= part.options.length)
    refuse(`part (${part.id}) has no such option`);
}

/**
 * An answer to this question from a client, without anything that does not belong there. Throws BAD_USER_INPUT for one that is too large,
 * malformed, or about another question.
 */
export function readAnswer(json: string, { panels, parts }: FreeResponse): FreeResponseAnswer {
  const { data, error } = answerShape.safeParse(parse(json));
  if (data === undefined) {
    const [issue] = error.issues;
    return refuse(`${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'unknown problem'}`);
  }
  const { graph } = data;
  if (graph.panels.length !== panels.length || graph.panels.some((drawn, index) => drawn.id !== panels[index]?.id))
    refuse('its graphs are those of another question');
  const ids = graph.panels.flatMap(({ curves, marks, areas, arrows }) =>
    [...curves, ...marks, ...areas, ...arrows].map((drawn) => drawn.id),
  );
  if (new Set(ids).size < ids.length) refuse('two things on its graph have the same ID');
  if (JSON.stringify(graph).length > GRAPH_LIMITS.size) refuse('its graph is too large');
  for (const [name, given] of Object.entries(data.parts))
    checkPart(
      parts.find((part) => part.id === name),
      given,
    );
  // A property that is left out is not there, rather than undefined.
  return JSON.parse(JSON.stringify(data)) as FreeResponseAnswer; // as checked above
}

export const emptyAnswer = ({ panels }: Pick<FreeResponse, 'panels'>): FreeResponseAnswer => ({
  graph: { panels: panels.map((panel) => emptyPanel(panel.id)) },
  parts: {},
});
