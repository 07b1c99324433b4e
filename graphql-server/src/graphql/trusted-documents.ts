import { GraphQLError, parse, type ExecutionResult, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { z } from 'zod';
import { TRUSTED_DOCUMENTS } from '../../../schema/generated/trusted-documents';
import type { Context } from '../context';
import { headOf, type FormatError } from './errors';

/** The operations of our own client by id, as code: a long answer costs a third of what graphql-js takes. */
export type TrustedDocuments = ReadonlyMap<string, CompiledQuery>;

/** Throws for a document that does not fit the schema. */
export function compileTrustedDocuments(schema: GraphQLSchema): TrustedDocuments {
  return new Map(
    Object.entries(TRUSTED_DOCUMENTS).map(([id, text]) => {
      const compiled = compileQuery(schema, parse(text));
      if (!isCompiledQuery(compiled)) throw new Error(`The trusted document ${id} does not fit the schema.`);
      return [id, compiled];
    }),
  );
}

/** Runs a document with the variables of a request. Without data in the result nothing was run: they do not fit. */
export async function runDocument(document: CompiledQuery, context: Context, variables: object) {
  const { data, errors }: ExecutionResult = await document.query({}, context, variables);
  // graphql-jit's errors are not instances of the class they name.
  const proper = errors?.map(({ message, path, originalError }) => new GraphQLError(message, { path, originalError }));
  return { data, errors: proper };
}

/** A request of the persisted-documents appendix of GraphQL over HTTP. */
const documentRequest = z.object({
  documentId: z.string(),
  query: z.never().optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** What is sent for a GraphQL request: status 200 and no Retry-After unless given. */
export interface Answer {
  readonly status?: number;
  readonly retryAfter?: string;
  readonly body: FormattedExecutionResult;
}

const badRequest = (code: string, message: string): Answer => ({
  status: 400,
  body: { errors: [{ message, extensions: { code } }] },
});

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
  if (!success) return badRequest('BAD_REQUEST', 'A request with a documentId may have variables but no query.');
  const document = documents.get(parsed.documentId);
  if (!document) {
    const message = 'This page is out of date. Reload it and try again.';
    return badRequest('PERSISTED_DOCUMENT_NOT_FOUND', message);
  }
  const { data, errors } = await runDocument(document, context, parsed.variables ?? {});
  if (data === undefined)
    return badRequest('BAD_USER_INPUT', errors?.[0]?.message ?? 'The variables do not match the operation.');
  if (!errors) return { body: { data } };
  const formatted = errors.map((error) =>
    formatError({ ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR' } }, error),
  );
  return { ...headOf(errors, accept), body: { errors: formatted, data } };
}
