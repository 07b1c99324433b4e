import type { Request, RequestHandler } from 'express';
import { GraphQLError, parse, type ExecutionResult, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { z } from 'zod';
import { TRUSTED_DOCUMENTS } from '../../../schema/generated/trusted-documents';
import type { Context } from '../context';
import { GRAPHQL_RESPONSE_TYPE, headOf, type FormatError } from './errors';

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

interface Answer {
  readonly status?: number;
  readonly retryAfter?: string;
  readonly body: FormattedExecutionResult;
}

const badRequest = (code: string, message: string): Answer => ({
  status: 400,
  body: { errors: [{ message, extensions: { code } }] },
});

interface TrustedDocumentOptions {
  readonly documents: TrustedDocuments;
  readonly formatError: FormatError;
  readonly createContext: (request: Request) => Context;
}

/**
 * Answers the POST requests that name a document; Apollo Server answers all others. The body parser reads only
 * application/json, which no form of another site can send.
 */
export function answerTrustedDocuments(options: TrustedDocumentOptions): RequestHandler {
  const { documents, formatError, createContext } = options;

  async function answer(request: Request, accept: string): Promise<Answer> {
    const { success, data: parsed } = documentRequest.safeParse(request.body);
    if (!success) return badRequest('BAD_REQUEST', 'A request with a documentId has variables and no query.');
    const document = documents.get(parsed.documentId);
    if (!document) {
      const message = 'This page is older than the site. Reload it, and try again.';
      return badRequest('PERSISTED_DOCUMENT_NOT_FOUND', message);
    }
    const { data, errors } = await runDocument(document, createContext(request), parsed.variables ?? {});
    if (data === undefined) return badRequest('BAD_USER_INPUT', errors?.[0]?.message ?? 'The variables do not fit.');
    if (!errors) return { body: { data } };
    const formatted = errors.map((error) =>
      formatError({ ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR' } }, error),
    );
    return { ...headOf(errors, accept), body: { errors: formatted, data } };
  }

  return async (request, response, next) => {
    const body: unknown = request.method === 'POST' ? request.body : undefined;
    if (typeof body !== 'object' || body === null || !('documentId' in body)) return next();
    const type = request.accepts(['application/json', GRAPHQL_RESPONSE_TYPE]);
    if (type === false) return void response.status(406).end();
    const { status = 200, retryAfter, body: result } = await answer(request, request.get('accept') ?? '');
    if (retryAfter !== undefined) response.set('Retry-After', retryAfter);
    response.status(status).type(type).json(result);
  };
}
