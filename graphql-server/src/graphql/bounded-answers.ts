import type { ApolloServerPlugin } from '@apollo/server';
import {
  getVariableValues,
  GraphQLError,
  GraphQLObjectType,
  GraphQLSchema,
  Kind,
  type DocumentNode,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
} from 'graphql';
import { DomainError } from '../errors';
import { AnswerSize, LARGEST_ANSWER, selectedBy, TOO_LARGE, type Asked } from './answer-size';
import { estimateBytes } from './estimate';

/** By the context of a request: its root fields share one answer. */
const sizes = new WeakMap<object, AnswerSize>();

function sizeOf(context: object, asked: Asked): AnswerSize {
  const size = sizes.get(context) ?? new AnswerSize(asked);
  sizes.set(context, size);
  return size;
}

function bounded(resolve: GraphQLFieldResolver<unknown, object>): GraphQLFieldResolver<unknown, object> {
  return async (source, args: unknown, context, info) => {
    const value: unknown = await resolve(source, args, context, info);
    sizeOf(context, info).add(String(info.path.key), info.returnType, info.fieldNodes, value);
    return value;
  };
}

function withBoundedFields(type: GraphQLObjectType | null | undefined): GraphQLObjectType | undefined {
  if (!type) return undefined;
  const config = type.toConfig();
  const fields = Object.entries(config.fields).map(([name, field]): [string, GraphQLFieldConfig<unknown, object>] => [
    name,
    { ...field, ...(field.resolve && { resolve: bounded(field.resolve) }) },
  ]);
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(fields) });
}

/** The same schema, refusing each root field that makes the answer too large before GraphQL builds it. */
export function withBoundedAnswers(schema: GraphQLSchema): GraphQLSchema {
  const { query, mutation, types, ...config } = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    query: withBoundedFields(query),
    mutation: withBoundedFields(mutation),
    types: types.filter((type) => type !== query && type !== mutation),
  });
}

/** Refuses a document that asks for too much before anything runs. */
export const answerSizePlugin: ApolloServerPlugin<object> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, document, operation, request, contextValue }) {
        const { coerced } = getVariableValues(schema, operation?.variableDefinitions ?? [], request.variables ?? {});
        // GraphQL itself refuses variables that do not fit.
        if (operation === undefined || coerced === undefined) return Promise.resolve();
        const asked = { schema, fragments: fragmentsOf(document), variableValues: coerced, operation };
        try {
          checkEstimate(asked);
          sizeOf(contextValue, asked).addIntrospection();
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          // Apollo Server takes for a fault of ours what is thrown before a resolver runs.
          throw new GraphQLError(error.message, { extensions: { code: error.code, http: { status: 400 } } });
        }
        return Promise.resolve();
      },
    }),
};

const fragmentsOf = ({ definitions }: DocumentNode) =>
  Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );

/** A mutation that is refused must change nothing, so its answer is judged before there is one. */
function checkEstimate(asked: Asked): void {
  const { schema, operation } = asked;
  const type = schema.getRootType(operation.operation);
  if (type && estimateBytes(selectedBy(asked), type, [operation.selectionSet]) > LARGEST_ANSWER)
    throw new DomainError('BAD_USER_INPUT', TOO_LARGE);
}
