import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import type { Maker } from './shapes';

/** A query or mutation of the schema. */
export interface Operation {
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

/** Values for an argument or a field of an input, as its type has them, each made by `make`. */
export function inputOf(type: GraphQLInputType, name: string, make: Maker): Arbitrary<unknown> {
  if (isNonNullType(type)) return inputOf(type.ofType, name, make);
  if (isListType(type)) return make(name, fc.array(inputOf(type.ofType, name, make), { maxLength: 6 }));
  if (isEnumType(type)) return make(name, fc.constantFrom(...type.getValues().map((value) => value.name)));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((one) => [one.name, inputOf(one.type, one.name, make)] as const);
    return fc.record(Object.fromEntries(fields));
  }
  const scalars: Readonly<Record<string, Arbitrary<unknown>>> = {
    ID: fc.oneof(fc.string({ maxLength: 20 }), fc.integer()),
    Int: fc.integer(),
    Boolean: fc.boolean(),
  };
  return make(name, scalars[type.name] ?? fc.string({ unit: 'binary', maxLength: 30 }));
}

const isLeaf = ({ type }: GraphQLField<unknown, unknown>) => !isCompositeType(getNamedType(type));
const fieldsOf = (type: GraphQLOutputType) => {
  const named = getNamedType(type);
  return isObjectType(named) ? Object.values(named.getFields()) : [];
};

/** Random parts of an answer, so many levels deep. */
export function selectionOf(type: GraphQLOutputType, depth: number): Arbitrary<string> {
  const fields = fieldsOf(type).filter((field) => depth > 1 || isLeaf(field));
  if (fields.length === 0) return fc.constant(fieldsOf(type).length > 0 ? '{ __typename }' : '');
  const parts = (chosen: typeof fields) => fc.tuple(...chosen.map((field) => partOf(field, depth)));
  return fc
    .subarray(fields, { minLength: 1, maxLength: Math.min(5, fields.length) })
    .chain(parts)
    .map((chosen) => `{ ${chosen.join(' ')} }`);
}

function partOf(field: GraphQLField<unknown, unknown>, depth: number): Arbitrary<string> {
  const { name } = field;
  const form = fc.constantFrom(
    name,
    name,
    name,
    name,
    `other: ${name}`,
    `${name} @include(if: true)`,
    `${name} @skip(if: true)`,
  );
  return fc.tuple(form, selectionOf(field.type, depth - 1)).map((part) => part.join(' '));
}

/** The operation with its arguments as variables. */
export function documentOf({ kind, field }: Operation, selection: string): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (list: string) => (list === '' ? '' : `(${list})`);
  return `${kind} ${inBrackets(declared)} { ${field.name}${inBrackets(passed)} ${selection} }`;
}

/** Values for all its arguments; one that may be left out sometimes is. */
export function variablesOf({ field }: Operation, make: Maker): Arbitrary<unknown> {
  const values = field.args.map(({ name, type }) => [name, inputOf(type, name, make)] as const);
  const requiredKeys = field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys });
}

// What a document is made of, for documents that make no sense at all.
const WORDS = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ':',
    '!',
    '$',
    '@',
    '...',
    '=',
    '|',
    '&',
    ',',
    '#',
    '"',
    '"""',
    '\\u0000',
    '\ufeff',
  ],
  ...['query', 'mutation', 'subscription', 'fragment', 'on', 'true', 'null', '0', '-1', '1e99', '1.5', '2147483648'],
  ...[
    'subjects',
    'units',
    'chapters',
    'topics',
    'me',
    'id',
    'name',
    'chapter',
    'searchChapters',
    'term',
    '__schema',
    '__typename',
  ],
  ...[
    '@include(if: true)',
    '@skip(if: $x)',
    '... on Chapter',
    '...f',
    'fragment f on Subject { id ...f }',
    '$x: Boolean!',
  ],
];

/** Documents that nobody should send. */
export const junkDocument: Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => `{ ${words.join(' ')} }`),
  fc.constantFrom(...WORDS).map((word) => `{ chapter(id: ${word}, slug: ${word}) { id name } }`),
  fc
    .nat({ max: 40 })
    .map((depth) => `{ subjects ${'{ units { subject '.repeat(depth)} { id } ${'} }'.repeat(depth)} }`),
  fc
    .nat({ max: 40 })
    .map((count) => `{ ${Array.from({ length: count }, (_, at) => `a${at}: subjects { id }`).join(' ')} }`),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
