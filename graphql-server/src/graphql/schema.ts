import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { features } from '../features';

/** The GraphQL schema. Input is checked by the services' rules, not by decorators, which both APIs share. */
export function buildApiSchema(): GraphQLSchema {
  // A field that has no resolver of its own is a plain property: nothing to call for each of a thousand values.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const [first, ...rest] = features.flatMap(({ resolvers }) => resolvers ?? []);
  if (first === undefined) throw new Error('No feature has a resolver.');
  return buildSchemaSync({ resolvers: [first, ...rest], validate: false });
}
