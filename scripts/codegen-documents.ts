import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  visit,
  type ASTNode,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The node as JSON, without what neither Apollo nor a printer misses: places in the file, and lists of nothing. */
const asJson = (node: ASTNode) =>
  JSON.stringify(node, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

const isDefinition = (node: DefinitionNode): node is Definition =>
  node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION;

/** The names of the fragments that a definition spreads, those within them included, each once. */
function fragmentsIn(node: Definition, byName: ReadonlyMap<string, FragmentDefinitionNode>): Set<string> {
  const names = new Set<string>();
  const look = (definition: Definition) =>
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = byName.get(name.value);
        if (!fragment || names.has(name.value)) return;
        names.add(name.value);
        look(fragment);
      },
    });
  look(node);
  return names;
}

/**
 * A compiled document for each operation and fragment. As the generator's own typed-document-node does it, but each fragment is
 * written once and shared, where that plugin copies it into every document that spreads it (docs/decisions/graphql.md).
 */
export const plugin: PluginFunction = (_schema, files) => {
  const definitions = files.flatMap((file) => file.document?.definitions ?? []).filter(isDefinition);
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const byName = new Map(fragments.map((node) => [node.name.value, node]));
  const list = (node: Definition, first: string) => [first, ...fragmentsIn(node, byName)].join(', ');
  const document = (name: string, type: string, content: string) =>
    `export const ${name} = { kind: 'Document', definitions: [${content}] } as unknown as DocumentNode<${type}>;`;

  const documents = definitions.map((node) => {
    const name = pascal(node.name?.value ?? '');
    if (node.kind === Kind.FRAGMENT_DEFINITION) {
      return document(`${name}FragmentDoc`, `${name}Fragment, unknown`, list(node, node.name.value));
    }
    const result = name + pascal(node.operation);
    return document(`${name}Document`, `${result}, ${result}Variables`, list(node, asJson(node)));
  });
  return {
    prepend: [`import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';`],
    content:
      [...fragments.map((node) => `const ${node.name.value} = ${asJson(node)};`), ...documents].join('\n') + '\n',
  };
};
