import { z } from 'zod';
import { checkBoard, isGraph } from '../../../../economics/board/board';
import { boardSchema, type Board } from '../../../../economics/board/board-schema';
import { givenDisagreements } from '../../../../economics/free-response/given-agrees';
import type { FreeResponseModel } from '../../../../economics/free-response/model-schema';
import { figureOf, type Picture } from '../../../../economics/picture/picture';
import { reasonOf } from './attempt';
import { boardHtml } from './board-html';
import type { YamlPath } from './read-yaml';
import type { VariantReader } from './variant-reader';

type Schema = z.core.JSONSchema.BaseSchema;

const SCHEMA: Schema = z.toJSONSchema(boardSchema, { io: 'input' });

/** A schema with what it is one of; of several kinds of board, only the one that the author writes. */
function alternatives(schema: Schema | boolean | undefined, value: unknown): Schema[] {
  if (schema === undefined || typeof schema === 'boolean') return [];
  const oneOf = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (oneOf.length > 0) return oneOf.flatMap((one) => alternatives(one, value));
  const kind = schema.properties?.kind;
  const isOther =
    typeof kind === 'object' && typeof value === 'object' && value !== null && 'kind' in value
      ? kind.const !== value.kind
      : false;
  return isOther ? [] : [schema];
}

const below = (schemas: readonly Schema[], value: unknown, of: (schema: Schema) => Schema | boolean | undefined) =>
  schemas.flatMap((schema) => alternatives(of(schema), value));

/** The board with its texts filled and its numbers computed: a text stands where the schema has one. */
function filled(reader: VariantReader, value: unknown, schemas: readonly Schema[], path: YamlPath): unknown {
  if (typeof value === 'string')
    return schemas.some(({ type }) => [type].flat().includes('string'))
      ? reader.text(path, value)
      : reader.number(path, value);
  if (Array.isArray(value))
    return value.map((item, index) => {
      const inside = below(schemas, item, ({ prefixItems, items }) =>
        Array.isArray(items) ? items[index] : (prefixItems?.[index] ?? items),
      );
      return filled(reader, item, inside, [...path, index]);
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const inside = below(
        schemas,
        item,
        ({ properties, additionalProperties }) => properties?.[name] ?? additionalProperties,
      );
      return [name, filled(reader, item, inside, [...path, name])];
    }),
  );
}

function readBoard(reader: VariantReader, source: object, path: YamlPath): Board | null {
  const { data, error } = boardSchema.safeParse(filled(reader, source, alternatives(SCHEMA, source), path));
  for (const { path: keys, message } of error?.issues ?? []) {
    const at = keys.map((key) => (typeof key === 'symbol' ? String(key) : key));
    reader.fail([...path, ...at], `given ${at.join('.')}: ${message}`, 'see docs/authoring.md for graphs and boards');
  }
  return data ?? null;
}

export interface GivenToRead {
  /** A table as HTML, which ends the stem. */
  readonly html?: string;
  readonly picture?: Picture;
}

/** What a question shows to be read, besides its text. Its numbers must be those of the model. */
export function readGiven(
  reader: VariantReader,
  source: object | undefined,
  model: FreeResponseModel | null,
  path: YamlPath,
): GivenToRead {
  const board = source && readBoard(reader, source, path);
  if (!board) return {};
  for (const { at, given, expected } of model ? givenDisagreements(board, model) : [])
    reader.fail([...path, ...at], `given ${at.join('.')} is ${given}, and the model has ${expected}`, 'show the model');
  try {
    if (isGraph(board)) {
      figureOf(board);
      return { picture: board };
    }
    if (board.kind !== 'text') checkBoard(board);
    return { html: boardHtml(board) };
  } catch (error) {
    reader.fail(path, `what is given cannot be drawn: ${reasonOf(error)}`, 'see docs/authoring.md for its fields');
    return {};
  }
}
