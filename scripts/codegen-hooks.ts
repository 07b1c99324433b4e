import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type DefinitionNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const needsVariables = (node: OperationDefinitionNode) =>
  node.variableDefinitions?.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue) ??
  false;

function operationHooks(node: OperationDefinitionNode): string[] {
  const name = pascal(node.name?.value ?? '');
  if (node.operation === 'mutation') {
    return [
      `export const use${name}Mutation = (options?: client.useMutation.Options<documents.${name}Mutation, documents.${name}MutationVariables>) =>`,
      `  client.useMutation(documents.${name}Document, options);`,
    ];
  }
  const needed = needsVariables(node);
  const variables = `documents.${name}QueryVariables`;
  const options = (hook: string) =>
    needed
      ? `options: client.${hook}.Options<documents.${name}Query, ${variables}> & ({ variables: ${variables} } | { skip: boolean })`
      : `options: client.${hook}.Options<documents.${name}Query, ${variables}> = {}`;
  return [
    `export const use${name}Query = (${options('useQuery')}) =>`,
    `  client.useQuery(documents.${name}Document, options);`,
  ];
}

function fragmentHook(node: FragmentDefinitionNode): string[] {
  const name = pascal(node.name.value);
  return [
    `export const use${name}Fragment = (from: client.useFragment.Options<documents.${name}Fragment, never>['from']) =>`,
    `  client.useFragment({ fragment: documents.${name}FragmentDoc, fragmentName: '${node.name.value}', from });`,
  ];
}

/** One hook per operation and fragment, on Apollo Client's own hooks (docs/decisions/graphql.md). */
export const plugin: PluginFunction = (_schema, documents) => {
  const definitions: readonly DefinitionNode[] = documents.flatMap((file) => file.document?.definitions ?? []);
  const hooks = definitions.map((node) => {
    if (node.kind === Kind.OPERATION_DEFINITION) return operationHooks(node).join('\n');
    if (node.kind === Kind.FRAGMENT_DEFINITION) return fragmentHook(node).join('\n');
    return '';
  });
  return {
    prepend: [`import * as client from '@apollo/client/react';`, `import * as documents from './graphql';`],
    content: hooks.filter(Boolean).join('\n\n') + '\n',
  };
};
