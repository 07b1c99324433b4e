import {
  getArgumentValues,
  getOperationAST,
  isNonNullType,
  Kind,
  locatedError,
  parse,
  validate,
  type DocumentNode,
  type FieldNode,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { z } from 'zod';
import { TRUSTED_DOCUMENTS } from '../../../schema/generated/trusted-documents';
import type { Context } from '../context';
import { LARGEST_ANSWER, TOO_LARGE } from './answer-size';
import { readVariables } from './before-running';
import { argumentRefusal, headOf, type FormatError } from './errors';
import { toJson, WriterCompiler } from './json-writer';

type Variables = Readonly<Record<string, unknown>>;

/** Runs a document with the variables of a request. Its data is JSON; undefined where nothing was run, because the variables do not fit. */
type Run = (
  context: Context,
  variables: Variables,
) => Promise<{ readonly data?: string; readonly errors: readonly GraphQLError[] }>;

/** The operations of our own client by id, compiled: a long answer costs a small part of what graphql-js takes. */
export type TrustedDocuments = ReadonlyMap<string, Run>;

/** Throws for a document that does not fit the schema. */
export function compileTrustedDocuments(schema: GraphQLSchema): TrustedDocuments {
  const documents = Object.entries(TRUSTED_DOCUMENTS).map(([id, text]) => [id, parse(text)] as const);
  const fragments = documents.flatMap(([, { definitions }]) =>
    definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION),
  );
  const writers = new WriterCompiler(fragments);
  return new Map(documents.map(([id, document]) => [id, compileDocument(schema, document, writers)]));
}

function compileDocument(schema: GraphQLSchema, document: DocumentNode, writers: WriterCompiler): Run {
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  const operation = getOperationAST(document);
  const type = operation && schema.getRootType(operation.operation);
  if (!operation || !type) throw new Error('A trusted document is one operation.');
  const fields = [...writers.collectFields([operation.selectionSet])].map(([key, nodes]) =>
    compileRootField({ schema, operation, type, key, nodes }, writers),
  );
  if (type === schema.getMutationType() && fields.length > 1) throw new Error('Mutations would have to run in turn.');
  return async (context, inputs) => {
    const { coerced, errors } = readVariables(schema, operation, inputs);
    if (coerced === undefined) return { errors: errors ?? [] };
    return joinFields(await Promise.all(fields.map((run) => run(context, coerced))));
  };
}

interface Written {
  readonly text: string;
  readonly isNonNull: boolean;
  readonly error?: GraphQLError;
}

function joinFields(fields: readonly Written[]) {
  const errors = fields.flatMap(({ error }) => error ?? []);
  const isLost = fields.some(({ error, isNonNull }) => error && isNonNull);
  return { data: isLost ? 'null' : `{${fields.map(({ text }) => text).join(',')}}`, errors };
}

interface RootField {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly type: GraphQLObjectType;
  readonly key: string;
  readonly nodes: readonly FieldNode[];
}

function compileRootField({ schema, operation, type, key, nodes }: RootField, writers: WriterCompiler) {
  const [node] = nodes;
  const field = type.getFields()[node?.name.value ?? ''];
  if (!node || !field?.resolve) throw new Error(`${key} has no resolver.`);
  const { resolve } = field;
  const write = writers.compile(field.type, nodes);
  const isNonNull = isNonNullType(field.type);
  const before = `${JSON.stringify(key)}:`;
  const about = {
    fieldName: field.name,
    fieldNodes: nodes,
    returnType: field.type,
    parentType: type,
    path: { prev: undefined, key, typename: type.name },
    schema,
    fragments: writers.fragments,
    rootValue: {},
    operation,
  };
  return async (context: Context, variables: Variables): Promise<Written> => {
    try {
      const args = getArgumentValues(field, node, variables);
      const value: unknown = await resolve({}, args, context, { ...about, variableValues: variables });
      return { text: before + write(value), isNonNull };
    } catch (error) {
      return { text: `${before}null`, isNonNull, error: locatedError(error, undefined, [key]) };
    }
  };
}

/** A request of the persisted-documents appendix of GraphQL over HTTP. */
const documentRequest = z.object({
  documentId: z.string(),
  query: z.never().optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** What is sent for a GraphQL request: JSON in ASCII, with status 200 and no Retry-After unless given. */
export interface Answer {
  readonly status?: number;
  readonly retryAfter?: string;
  /** Whether the connection ends with the answer. */
  readonly close?: boolean;
  readonly body: string;
}

export function refuse(status: number, code: string, message: string): Answer {
  const body: FormattedExecutionResult = { errors: [{ message, extensions: { code } }] };
  return { status, body: toJson(body) };
}

/** Whether a parsed body asks for a trusted document. Apollo Server answers all others. */
export const namesDocument = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'documentId' in body;

/** Answers a body that names a document. `accept` is the request's header, which decides on the status of an error. */
export async function answerDocument(
  documents: TrustedDocuments,
  formatError: FormatError,
  context: Context,
  body: unknown,
  accept: string,
): Promise<Answer> {
  const { success, data: parsed } = documentRequest.safeParse(body);
  if (!success) return refuse(400, 'BAD_REQUEST', 'A request with a documentId may have variables but no query.');
  const run = documents.get(parsed.documentId);
  if (!run) {
    return refuse(400, 'PERSISTED_DOCUMENT_NOT_FOUND', 'This page is out of date. Reload it and try again.');
  }
  const { data, errors } = await run(context, parsed.variables ?? {});
  if (data === undefined) return refuse(400, 'BAD_USER_INPUT', argumentRefusal(errors[0]).message);
  if (errors.length === 0) return { body: `{"data":${data}}` };
  const formatted = errors.map((error) =>
    formatError({ ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR' } }, error),
  );
  return { ...headOf(errors, accept), body: `{"errors":${toJson(formatted)},"data":${data}}` };
}

/** How many documents a request may name: more than a page asks for when it opens. */
export const MOST_DOCUMENTS = 8;

/** Answers a list of bodies that name documents with the list of their answers. Their errors are in these, and do not decide on the status. */
export async function answerDocuments(
  documents: TrustedDocuments,
  formatError: FormatError,
  createContext: () => Context,
  bodies: readonly unknown[],
  accept: string,
): Promise<Answer> {
  if (bodies.length === 0 || bodies.length > MOST_DOCUMENTS || !bodies.every(namesDocument)) {
    const message = `A list of requests has 1 to ${MOST_DOCUMENTS}, each with a documentId.`;
    return refuse(400, 'BAD_REQUEST', message);
  }
  const answers = await Promise.all(
    bodies.map((body) => answerDocument(documents, formatError, createContext(), body, accept)),
  );
  const text = answers.map(({ body }) => body).join(',');
  if (text.length > LARGEST_ANSWER) return refuse(400, 'BAD_USER_INPUT', TOO_LARGE);
  return { body: `[${text}]` };
}

/** The data of one of our own documents as JSON. Throws where there is none. */
export async function readDocument(
  documents: TrustedDocuments,
  id: string | undefined,
  context: Context,
  variables: Variables = {},
): Promise<string> {
  const { data, errors } = (await documents.get(id ?? '')?.(context, variables)) ?? {};
  if (data === undefined || errors?.length)
    throw new Error(`The document ${id} has no result.`, { cause: errors?.[0] });
  return data;
}
