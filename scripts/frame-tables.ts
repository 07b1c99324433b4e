import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { payoffMatrix, tableBoard, textBoard } from '../economics/board/board-schema';
import { flowFrame, tableFrame, textFrame } from '../economics/lesson/frame-schema';
import { graphFields } from '../economics/picture/fields';
import { graphPictures } from '../economics/picture/graph-picture';
import { panelsPicture } from '../economics/picture/panels-picture';

// What may be drawn, for docs/authoring.md: the schemas as tables with their own descriptions, and the examples.

type Schema = z.core.JSONSchema.BaseSchema;

const BEGIN = '<!-- Printed from the schemas by npm run course:docs. -->\n<!-- prettier-ignore-start -->';
const END = '<!-- prettier-ignore-end -->';

const schemaOf = (described: z.ZodType): Schema => z.toJSONSchema(described, { io: 'input' });
const propertiesOf = ({ properties = {} }: Schema): (readonly [name: string, schema: Schema])[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'boolean' ? [] : [[name, schema] as const],
  ); // a pair
const partsOf = (schemas: readonly (Schema | boolean)[] = []): Schema[] =>
  schemas.flatMap((schema) => (typeof schema === 'boolean' ? [] : [schema]));

const code = (text: unknown): string => `\`${String(text)}\``;

function numberText({ type, minimum, maximum, exclusiveMinimum }: Schema): string {
  const name = type === 'integer' ? 'whole number' : 'number';
  if (exclusiveMinimum !== undefined) return `${name} above ${exclusiveMinimum}`;
  if (minimum === undefined) return name;
  const isOpen = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER;
  return isOpen ? `${name}, at least ${minimum}` : `${name} from ${minimum} to ${maximum}`;
}

function listText({ items, prefixItems, minItems = 0, maxItems }: Schema): string {
  if (prefixItems) return `[${partsOf(prefixItems).map(valueText).join(', ')}]`;
  const [item = {}] = partsOf([items ?? {}].flat());
  const size = maxItems === undefined ? '' : ` (${minItems} to ${maxItems})`;
  return `list${size} of ${valueText(item)}`;
}

function objectText(schema: Schema): string {
  const fields = propertiesOf(schema).map(
    ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${valueText(field)}`,
  );
  if (fields.length > 0) return `{ ${fields.join(', ')} }`;
  return `{ name: ${partsOf([schema.additionalProperties ?? {}])
    .map(valueText)
    .join('')}, … }`;
}

/** "number above 0", "list of text", "{ choke: number above 0, slope: number above 0 }". */
function valueText(schema: Schema): string {
  const options = partsOf(schema.anyOf ?? schema.oneOf);
  if (options.some(({ properties }) => properties && 'kind' in properties)) return 'a graph of any kind above';
  if (options.length > 0) return options.map(valueText).join(' or ');
  if (schema.const !== undefined) return code(schema.const);
  if (meaningsOf(schema)) return 'the words below';
  if (schema.enum) return schema.enum.map(code).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => valueText({ type })).join(' or ');
  if (schema.type === 'string') return 'text';
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.type === 'array') return listText(schema);
  return schema.type === 'object' ? objectText(schema) : numberText(schema);
}

const meaningsOf = (schema: Schema): Record<string, string> | undefined =>
  z.record(z.string(), z.string()).optional().parse(schema['meanings']);

/** Fields that stand in the table of every graph. */
const isCommon = (name: string, field: Schema): boolean =>
  propertiesOf(schemaOf(z.strictObject(graphFields))).some(
    ([common, schema]) => common === name && JSON.stringify(schema) === JSON.stringify(field),
  );

function fieldTable(schema: Schema, fields = propertiesOf(schema)): string {
  const rows = fields.map(([name, field]) => {
    const shown = schema.required?.includes(name) ? `**${code(name)}**` : code(name);
    return `| ${shown} | ${valueText(field)} | ${field.description ?? ''} |`;
  });
  return ['| field | value | what it is |', '| --- | --- | --- |', ...rows].join('\n');
}

function meaningLists(fields: readonly (readonly [name: string, schema: Schema])[]): string[] {
  return fields.flatMap(([name, { items }]) => {
    const [item] = partsOf([items ?? {}].flat());
    const meanings = item && meaningsOf(item);
    if (!meanings) return [];
    const lines = Object.entries(meanings).map(([word, meaning]) => `- ${code(word)}: ${meaning}`);
    return [`${code(name)} takes:`, lines.join('\n')];
  });
}

/** An example of each kind in YAML, as an author writes it; some kinds have two. */
const examplesOf = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n---\n');

/** The examples of frames, and those of boards that no lesson shows. */
export const FRAME_EXAMPLES = examplesOf('docs/frame-examples.yaml');
export const BOARD_EXAMPLES = examplesOf('docs/board-examples.yaml');

function kindText(described: z.ZodType, examples: readonly string[]): string {
  const schema = schemaOf(described);
  const [kind, ...all] = propertiesOf(schema);
  const name = String(kind?.[1].const);
  const fields = all.filter(([field, value]) => !isCommon(field, value));
  const own = examples.filter((example) => example.startsWith(`kind: ${name}\n`));
  return [
    `#### ${name}`,
    schema.description ?? '',
    `\`\`\`yaml\n${own.join('\n---\n')}\n\`\`\``,
    fieldTable(schema, fields),
    ...meaningLists(fields),
  ].join('\n\n');
}

const tables = (): string =>
  [
    '### Fields of every graph',
    'Fields in bold are required. Combinations that cannot be drawn are refused with a message.',
    fieldTable(schemaOf(z.strictObject(graphFields))),
    '### Graphs',
    ...[...graphPictures, panelsPicture].map((kind) => kindText(kind, FRAME_EXAMPLES)),
    '### Other frames of a lesson',
    ...[textFrame, tableFrame, flowFrame].map((kind) => kindText(kind, FRAME_EXAMPLES)),
    '### Other boards of a question',
    ...[tableBoard, payoffMatrix, textBoard].map((kind) => kindText(kind, BOARD_EXAMPLES)),
  ].join('\n\n');

/** The page with its tables as the schemas are now. @throws Error for a page without the place for them. */
export function withFrameTables(page: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error('the page has no place for the tables');
  return `${page.slice(0, from)}${BEGIN}\n\n${tables()}\n\n${page.slice(to)}`;
}
