import { z } from 'zod';
import { GRAPH_LIMITS } from '../../../../economics/free-response/graph-document';
import { kebabCase, text } from './read-yaml';

// What an author may write in free-response.yaml (docs/authoring.md). Numbers are numbers or expressions such as "tax * quantity".

const expression = z.union([z.number(), text]);
const corner = z.tuple([expression, expression]);
const handles = z.array(corner).min(2).max(GRAPH_LIMITS.handles);
const axis = z.strictObject({ label: text, max: expression });

const panel = z.strictObject({
  title: text,
  x: axis,
  y: axis,
  curves: z.record(text, z.union([handles, z.strictObject({ smooth: handles })])).default({}),
  marks: z
    .array(
      z.strictObject({
        at: corner,
        label: z.string().default(''),
        x: z.string().nullable().default(null),
        y: z.string().nullable().default(null),
      }),
    )
    .default([]),
  areas: z
    .array(z.strictObject({ label: z.string().default(''), seeds: z.array(corner).min(1).max(GRAPH_LIMITS.seeds) }))
    .default([]),
  arrows: z.array(z.strictObject({ from: corner, to: corner })).default([]),
});

const scene = kebabCase.optional();
const shared = { text, topic: text, scene, solution: text };

const drawPart = z.strictObject({
  kind: z.literal('draw'),
  ...shared,
  points: z
    .array(
      z.strictObject({
        text,
        scene,
        needs: z.array(z.record(z.string(), z.unknown())).min(1),
        contingentOn: z.array(text).default([]),
        misconception: kebabCase.nullable().default(null),
      }),
    )
    .min(1),
});

const numberPart = z.strictObject({
  kind: z.literal('number'),
  ...shared,
  point: text,
  unit: z.string().trim().default(''),
  value: expression,
  also: z.array(expression).default([]),
  follows: text.optional(),
  work: z.boolean().default(true),
  tolerance: z.number().min(0).max(0.1).default(0.01),
  mistakes: z.array(z.strictObject({ misconception: kebabCase, value: expression, why: text })).default([]),
});

/** A name, or a word of the variant that is one. */
const misconceptionName = z.union([kebabCase, z.string().regex(/^\{[a-z]\w*\}$/)]);

const choicePart = z.strictObject({
  kind: z.literal('choice'),
  ...shared,
  point: text,
  options: z.array(text).min(2).max(6),
  answer: text,
  follows: text.optional(),
  explain: text.nullable().default(null),
  misconceptions: z.record(text, misconceptionName).default({}),
});

const prosePart = z.strictObject({
  kind: z.literal('prose'),
  ...shared,
  points: z.array(z.strictObject({ text, scene, explain: text })).min(1),
});

const partId = z.string().regex(/^[a-z](-(i|ii|iii|iv|v))?$/, 'call a part a, b, … or c-i, c-ii');
const valueName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'begin a name with a small letter, and use letters and digits');
const value = z.union([z.number(), z.string()]);

const family = z.strictObject({
  title: text,
  length: z.enum(['long', 'short']),
  variants: z.array(z.record(valueName, z.union([value, z.array(value)]))).min(3, 'write at least three variants'),
  model: z.record(z.string(), z.unknown()).optional(),
  /** Further models, of a second market or firm. The names of their values begin with the name of the model. */
  others: z.record(valueName, z.record(z.string(), z.unknown())).default({}),
  stem: text,
  /** A board to read: checked once its expressions are computed. */
  given: z.looseObject({ kind: text }).optional(),
  graph: z.record(kebabCase, panel).default({}),
  parts: z.record(partId, z.discriminatedUnion('kind', [drawPart, numberPart, choicePart, prosePart])),
});

export const freeResponsesShape = z.record(kebabCase, family);

export type FamilySource = z.infer<typeof family>;
export type PanelSource = z.infer<typeof panel>;
export type PartSource = FamilySource['parts'][string];
export type Expression = z.infer<typeof expression>;
