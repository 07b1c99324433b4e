import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  visit,
  type ASTNode,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The node as JSON, without what neither Apollo nor a printer misses: places in the file, and lists of nothing. */
const asJson = (node: ASTNode) =>
  JSON.stringify(node, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

/** What the documents are made with. Written out, their nodes would be the largest part of the client's code. */
const BUILDERS = `
const name = (value: string) => ({ kind: 'Name', value });
const set = (selections?: readonly unknown[]) => selections && { kind: 'SelectionSet', selections };
const field = (value: string, selections?: readonly unknown[], args?: readonly unknown[]) =>
  ({ kind: 'Field', name: name(value), arguments: args, selectionSet: set(selections) });
const spread = (value: string) => ({ kind: 'FragmentSpread', name: name(value) });
`;

function selectionsOf({ selections }: SelectionSetNode): string {
  const parts = selections.map((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return `spread('${node.name.value}')`;
    if (node.kind !== Kind.FIELD || node.alias || node.directives?.length) {
      throw new Error('Our operations have no aliases, directives, or inline fragments.');
    }
    const args = node.arguments?.length ? `[${node.arguments.map(asJson).join(', ')}]` : null;
    const inner = node.selectionSet ? selectionsOf(node.selectionSet) : args && 'undefined';
    return `field(${[`'${node.name.value}'`, inner, args].filter(Boolean).join(', ')})`;
  });
  return `[${parts.join(', ')}]`;
}

function asCode({ selectionSet, ...head }: Definition): string {
  const json = asJson(head as ASTNode); // what is left is written as it is
  return `${json.slice(0, -1)},"selectionSet":set(${selectionsOf(selectionSet)})}`;
}

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
    return document(`${name}Document`, `${result}, ${result}Variables`, list(node, asCode(node)));
  });
  return {
    prepend: [`import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';`],
    content:
      [BUILDERS, ...fragments.map((node) => `const ${node.name.value} = ${asCode(node)};`), ...documents].join('\n') +
      '\n',
  };
};
