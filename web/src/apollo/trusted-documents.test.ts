import { isNode } from 'graphql/language/ast';
import { parse, print, separateOperations, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { DOCUMENT_IDS } from '../../../schema/generated/document-ids';
import * as generated from '../../../schema/generated/graphql';
import { TRUSTED_DOCUMENTS } from '../../../schema/generated/trusted-documents';
import { createCache } from './cache';

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && isNode(value) && value.kind === 'Document';
const documents = Object.entries(generated)
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => [name.replace(/Document$/, ''), document] as const);

/** The printed definitions, sorted because their order does not matter. */
const definitionsOf = (document: DocumentNode) => document.definitions.map((one) => print(one)).sort();

test('every operation of the client has one trusted document', () => {
  expect(Object.keys(DOCUMENT_IDS).sort()).toEqual(documents.map(([name]) => name).sort());
  expect(Object.keys(TRUSTED_DOCUMENTS).sort()).toEqual(Object.values(DOCUMENT_IDS).sort());
});

test.each(documents)('the trusted document of %s asks for what the cache of Apollo Client reads', (name, document) => {
  if (!isDocument(document)) throw new Error('No document.');
  const trusted = parse(TRUSTED_DOCUMENTS[DOCUMENT_IDS[name] ?? ''] ?? '');
  expect(Object.keys(separateOperations(trusted))).toEqual([name]);
  expect(definitionsOf(trusted)).toEqual(definitionsOf(createCache().transformDocument(document)));
});
