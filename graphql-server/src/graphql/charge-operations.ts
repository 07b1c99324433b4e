import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues, Kind, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { collectFields } from 'graphql/execution/collectFields.js';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { freeOfCharge } from '../features';
import { documentRefusal } from './errors';

/** Operations that one document may ask for. */
export const MOST_OPERATIONS = 10;

const isCharged = (field: string) => !field.startsWith('__') && !freeOfCharge.has(field);

/** How often the executor will call a field that is charged: fields with other names in the answer are called each. */
export function countOperations(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  { operation, selectionSet, variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const type = schema.getRootType(operation);
  const { coerced } = getVariableValues(schema, variableDefinitions, variables);
  // Then nothing runs.
  if (!type || coerced === undefined) return 0;
  const fragments = Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const called = collectFields(schema, fragments, coerced, type, selectionSet).values();
  return [...called].filter(([node]) => node !== undefined && isCharged(node.name.value)).length;
}

/**
 * Charges a document for its operations before any of them runs, so that a hundred in one request are limited as a hundred requests are.
 * The request itself has paid for one. Trusted documents do not pass here: each of ours is one operation, or what one screen reads.
 */
export const chargeOperations: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      async didResolveOperation({ schema, document, operation, request, contextValue: { limits, ip } }) {
        // Apollo refuses a document without it.
        if (!operation) return;
        const count = countOperations(schema, document, operation, request.variables ?? {});
        try {
          if (count > MOST_OPERATIONS) refuse(count);
          if (count > 1) await limits.use('requestsPerIp', ip, count - 1);
        } catch (error) {
          throw error instanceof DomainError ? documentRefusal(error) : error;
        }
      },
    }),
};

function refuse(count: number): never {
  throw new DomainError(
    'TOO_MANY_OPERATIONS',
    `This document asks for ${count} operations. A request may ask for ${MOST_OPERATIONS}, apart from the library.`,
  );
}
