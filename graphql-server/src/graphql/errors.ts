import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { DomainError, MASKED_MESSAGE, refusalOf, statusOf } from '../errors';

/** Messages of GraphQL repeat names and values of the request, each up to its size. */
const LONGEST_MESSAGE = 1_000;

/** `formatted` is the error as GraphQL would answer it, `error` what was thrown. */
export type FormatError = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** Of what GraphQL says of a variable or an argument when it reads it: a variable may be null in spite of its default. */
export const argumentRefusal = (error: GraphQLError | undefined) =>
  new DomainError(
    'BAD_USER_INPUT',
    (error?.message ?? 'The variables do not match the operation.').slice(0, LONGEST_MESSAGE),
  );

/** What was thrown: by a resolver, or before any of them ran. */
function causeOf(error: unknown): unknown {
  const cause = error instanceof GraphQLError ? error.originalError : undefined;
  // A result that does not fit its field names no place in the document: that is a fault of ours.
  if (cause instanceof GraphQLError && cause.nodes !== undefined) return argumentRefusal(cause);
  return cause ?? error;
}

/** A refusal of a whole document, which has its status whatever the client accepts. */
export const documentRefusal = (refusal: DomainError) =>
  new GraphQLError(refusal.message, { originalError: refusal, extensions: { http: { status: statusOf(refusal) } } });

/** A DomainError keeps its message, code and field; what else a resolver throws is logged and masked. */
export function createFormatError(log: Logger): FormatError {
  return ({ message, locations, path, extensions }, error) => {
    const cause = causeOf(error);
    const where = path && { path };
    const refusal = refusalOf(cause);
    if (refusal) {
      if (refusal.code === 'UNAVAILABLE') log.warn({ err: cause }, 'the database does not answer');
      const field = refusal.field === undefined ? {} : { field: refusal.field };
      return { ...where, message: refusal.message, extensions: { code: refusal.code, ...field } };
    }
    const code = extensions?.['code'];
    if (code === 'INTERNAL_SERVER_ERROR') {
      log.error({ err: cause }, 'a resolver failed');
      return { ...where, message: MASKED_MESSAGE, extensions: { code } };
    }
    return {
      ...where,
      message: message.slice(0, LONGEST_MESSAGE),
      ...(locations && { locations }),
      extensions: { code },
    };
  };
}

export const GRAPHQL_RESPONSE_TYPE = 'application/graphql-response+json';

interface Head {
  readonly status?: number;
  readonly retryAfter?: string;
}

/**
 * The status of the first DomainError where the client accepts the newer form of GraphQL over HTTP. In the older one an
 * answer in GraphQL's form is 200, so that no browser writes an error to its console for a wrong password; only an
 * outage has its status in both, because proxies and monitors read it.
 */
export function headOf(errors: readonly unknown[] | undefined, accept = ''): Head {
  const [refusal] = errors?.flatMap((error) => refusalOf(causeOf(error)) ?? []) ?? [];
  const hasStatus = refusal?.code === 'UNAVAILABLE' || accept.includes(GRAPHQL_RESPONSE_TYPE);
  return {
    ...(refusal && hasStatus && { status: statusOf(refusal) }),
    ...(refusal?.retryAfter !== undefined && { retryAfter: String(refusal.retryAfter) }),
  };
}

export const statusPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ request, response, errors }) {
        const { status, retryAfter } = headOf(errors, request.http?.headers.get('accept'));
        if (status !== undefined) response.http.status = status;
        if (retryAfter !== undefined) response.http.headers.set('retry-after', retryAfter);
        return Promise.resolve();
      },
    }),
};
