import { isNode } from 'graphql/language/ast';
import { parse, print as printByGraphql, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '../../../schema/generated/graphql';
import { createCache } from './cache';
import { print } from './print-document';

/** Whatever blanks and line breaks it has: what it says. */
const meaning = (text: string) => printByGraphql(parse(text));

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && isNode(value) && value.kind === 'Document';
const operations = Object.entries(generated)
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => [name, document] as const);

test.each(operations)('%s is sent as it was meant', (_name, document) => {
  if (!isDocument(document)) throw new Error('No document.');
  const asSent = createCache().transformDocument(document);
  expect(meaning(print(asSent))).toBe(printByGraphql(asSent));
});

test.each(operations)('%s has no directive: Apollo’s code for them is left out of the build', (_name, document) => {
  expect(JSON.stringify(document)).not.toContain('"Directive"');
});

test('so is all that an operation can hold', () => {
  const text = `
    query Everything($a: [ID!]! = ["x", null], $b: In @of(it: 1)) @live(every: {n: -2, f: 1.5e3, e: NOW, o: {}}) {
      other: field(a: $a, s: "a \\"quoted\\" \\\\ line\\nand é", list: [], on: true) @skip(if: false) { id ...Part @include(if: $c) }
      ... on Thing { id } ... @defer { id } ... { id }
    }
    fragment Part on Thing @mark { id }
    { short }
    subscription { news }`;
  expect(meaning(print(parse(text)))).toBe(meaning(text));
});

test('a piece of a schema is refused', () => {
  expect(() => print(parse('type Query { id: ID }'))).toThrow('not part of an operation');
});
