import { createHash } from 'node:crypto';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { concatAST, Kind, print, separateOperations, visit, type DocumentNode, type SelectionSetNode } from 'graphql';

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** Asks for the type of each object, as Apollo Client does (web/src/apollo/trusted-documents.test.ts). */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node: SelectionSetNode, _key, parent) => {
      const isRoot = parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isRoot ? undefined : { ...node, selections: [...node.selections, TYPENAME] };
    },
  });

/** The operation's name and the start of its text's hash. 31 whole hashes would add 1.6 KiB to every page of the client. */
const idOf = (name: string, text: string) => `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

const record = (name: string, entries: readonly (readonly [key: string, value: string])[]) =>
  `export const ${name}: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;

/**
 * The trusted documents: operations that our client asks for by id. `ids` writes their ids by operation name for the
 * client, `texts` their texts by id for the server.
 */
export const plugin: PluginFunction<{ write: 'ids' | 'texts' }> = (_schema, files, { write }) => {
  const whole = concatAST(files.flatMap(({ document }) => document ?? []));
  const operations = Object.entries(separateOperations(whole)).map(
    ([name, document]) => [name, print(withTypenames(document))] as const,
  );
  return write === 'ids'
    ? record(
        'DOCUMENT_IDS',
        operations.map(([name, text]) => [name, idOf(name, text)]),
      )
    : record(
        'TRUSTED_DOCUMENTS',
        operations.map(([name, text]) => [idOf(name, text), text]),
      );
};
