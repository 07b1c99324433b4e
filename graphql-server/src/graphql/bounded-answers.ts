import { GraphQLObjectType, GraphQLSchema, type GraphQLFieldConfig, type GraphQLFieldResolver } from 'graphql';
import { DomainError } from '../errors';
import { AnswerSize, LARGEST_ANSWER, selectedBy, TOO_LARGE } from './answer-size';
import { beforeRunning, type Asked } from './before-running';
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

/** Refuses a document that asks for too much before anything runs: a mutation that is refused must change nothing. */
export const answerSizePlugin = beforeRunning<object>((asked, context) => {
  const { operation, parentType } = asked;
  if (estimateBytes(selectedBy(asked), parentType, [operation.selectionSet]) > LARGEST_ANSWER)
    throw new DomainError('BAD_USER_INPUT', TOO_LARGE);
  sizeOf(context, asked).addIntrospection();
});
