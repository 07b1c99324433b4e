import type { ApolloServerPlugin } from '@apollo/server';
import {
  getVariableValues,
  GraphQLError,
  Kind,
  type DocumentNode,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { DomainError } from '../errors';
import { argumentRefusal, documentRefusal } from './errors';

/** An operation with the variables of a request. `parentType` is that of its root fields. */
export type Asked = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'variableValues' | 'operation' | 'parentType'>;

/**
 * The variables of a request as an operation declares them. Only the first that does not fit is described: of a list that fills a request,
 * GraphQL would describe each of 60,000 items, which takes half a minute.
 */
export const readVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  inputs: Readonly<Record<string, unknown>>,
) => getVariableValues(schema, variableDefinitions, inputs, { maxErrors: 1 });

/** @throws DomainError for a subscription, and where variables do not fit. GraphQL would describe 50 flaws, and fail with the next one as if it were ours. */
export function readAsked(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
  inputs: Readonly<Record<string, unknown>>,
): Asked {
  const parentType = schema.getRootType(operation.operation);
  if (!parentType) throw new DomainError('BAD_USER_INPUT', `This API has no ${operation.operation}.`);
  const { coerced, errors } = readVariables(schema, operation, inputs);
  if (coerced === undefined) throw argumentRefusal(errors[0]);
  const fragments = Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  return { schema, fragments, variableValues: coerced, operation, parentType };
}

/** A plugin that refuses operations before anything of them runs: `judge` throws a DomainError. */
export function beforeRunning<Context extends object>(
  judge: (asked: Asked, context: Context) => void | Promise<void>,
): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        // Apollo Server starts all plugins before it looks at one: what is thrown must be a rejection, or those of the others end the process.
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          // Apollo Server refuses a document without it.
          if (!operation) return;
          try {
            await judge(readAsked(schema, document, operation, request.variables ?? {}), contextValue);
          } catch (error) {
            // Reading the arguments of a directive, GraphQL refuses a variable that is null in spite of its default.
            const refusal = error instanceof GraphQLError ? argumentRefusal(error) : error;
            throw refusal instanceof DomainError ? documentRefusal(refusal) : refusal;
          }
        },
      }),
  };
}
