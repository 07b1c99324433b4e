import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  type GraphQLInputType,
  parse,
  typeFromAST,
  type GraphQLSchema,
} from 'graphql';
import { documentOf, type Operation } from '../fuzz/operations';

// Requests made from the schema, so that a new operation is tried without a line in a test.

const SCALARS: Readonly<Record<string, unknown>> = {
  ID: '1',
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'x',
  DateTimeISO: '2026-11-20T18:00:00Z',
};

/** A value that fits the type, with only what is required. */
export function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SCALARS[type.name];
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

/** All fields of Query and Mutation. */
export function rootFieldsOf(schema: GraphQLSchema): Operation[] {
  const fields = (kind: Operation['kind'], root = schema.getQueryType()) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field }));
  return [...fields('query'), ...fields('mutation', schema.getMutationType())];
}

/** A request for the field with the given arguments, or with samples of the required ones. */
export function sampleRequest(operation: Operation, given?: Readonly<Record<string, unknown>>) {
  const { args, type } = operation.field;
  const required = args.filter(isRequiredArgument).map((one) => [one.name, sampleOf(one.type)]);
  const selection = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
  const variables = given ?? Object.fromEntries(required);
  const field = { ...operation.field, args: args.filter(({ name }) => name in variables) };
  return { query: documentOf({ ...operation, field }, selection), variables };
}

/** Samples for the variables that a document requires. */
export function sampleVariables(schema: GraphQLSchema, document: string): Record<string, unknown> {
  const variables = parse(document).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
  );
  return Object.fromEntries(
    variables.flatMap(({ variable, type: node }) => {
      if (node.kind !== Kind.NON_NULL_TYPE) return [];
      const type = typeFromAST(schema, node);
      return isInputType(type) ? [[variable.name.value, sampleOf(type)]] : [];
    }),
  );
}
