import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Request, RequestHandler } from 'express';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Context } from '../context';
import { MASKED_MESSAGE, refusalOf, statusOf } from '../errors';
import { CompiledOperations, type GraphqlContext } from './compiled-operations';
import { parseLimits, validationLimits } from './limits';
import { buildApiSchema } from './schema';

/**
 * Answers with the status of the first refusal where the client reads the newer form of GraphQL over HTTP. In the older
 * one an answer in GraphQL's form is 200, and a browser writes no error into its console for a wrong password; only an
 * outage is told to both, because proxies and monitors read the status too.
 */
const statusOfRefusal: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ request, response, errors }) {
        const [refusal] = errors?.flatMap((error) => refusalOf(unwrapResolverError(error)) ?? []) ?? [];
        const isNewer = request.http?.headers.get('accept')?.includes('application/graphql-response+json');
        if (refusal && (isNewer || refusal.code === 'UNAVAILABLE')) response.http.status = statusOf(refusal);
        if (refusal?.retryAfter !== undefined) response.http.headers.set('retry-after', String(refusal.retryAfter));
        return Promise.resolve();
      },
    }),
};

type Gateway = NonNullable<ApolloServerOptions<GraphqlContext>['gateway']>;

/** A refusal keeps its message, code and field; what else went wrong in a resolver is logged and masked. */
function formatErrors(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = unwrapResolverError(error);
    const { locations, path, ...rest } = formatted;
    const refusal = refusalOf(cause);
    if (refusal) {
      if (refusal.code === 'UNAVAILABLE') log.warn({ err: cause }, 'the database does not answer');
      const field = refusal.field === undefined ? {} : { field: refusal.field };
      return { ...(path && { path }), message: refusal.message, extensions: { code: refusal.code, ...field } };
    }
    if (rest.extensions?.['code'] === 'INTERNAL_SERVER_ERROR') {
      log.error({ err: cause }, 'a resolver failed');
      return { ...(path && { path }), message: MASKED_MESSAGE, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    }
    return { ...rest, ...(locations && { locations }), extensions: { code: rest.extensions?.['code'] } };
  };
}

export interface GraphqlOptions {
  readonly log: Logger;
  readonly introspection: boolean;
}

/** Apollo Server lets another executor in as a "gateway"; it still parses, validates and words the errors. */
function gatewayTo(operations: CompiledOperations, schema: GraphQLSchema): Gateway {
  return {
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        executor: async ({ source, document, request, context }) => {
          const { outcome, ...rest } = context as GraphqlContext; // what answerKnown or the caller of Apollo handed in
          const operation = { text: source, name: request.operationName ?? null };
          return outcome ?? operations.run(operation, document, rest, request.variables ?? {});
        },
      }),
    stop: () => Promise.resolve(),
  };
}

/** A body without anything that only Apollo understands. */
const plainRequest = z.strictObject({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

function answerType(accept = '*/*'): string | undefined {
  if (accept.includes('application/graphql-response+json')) return 'application/graphql-response+json';
  return accept.includes('application/json') || accept.includes('*/*') ? 'application/json' : undefined;
}

/**
 * Answers an operation that Apollo has once found good, without asking it again: Apollo's way takes longer than most of
 * our answers. Whatever is not a plain success goes on to Apollo, which says what is wrong.
 */
function answerKnown(operations: CompiledOperations, createContext: (request: Request) => Context): RequestHandler {
  return async (request, response, next) => {
    const type = answerType(request.headers.accept);
    const asked = plainRequest.safeParse(request.method === 'POST' ? request.body : undefined);
    if (!asked.success || type === undefined) return next();
    const { query, operationName = null, variables } = asked.data;
    const context: GraphqlContext = createContext(request);
    const outcome = await operations.runKnown({ text: query, name: operationName }, context, variables ?? {});
    if (outcome?.data && !outcome.errors) {
      response.type(type).json(outcome);
    } else {
      response.locals['context'] = outcome?.data === undefined ? context : { ...context, outcome };
      next();
    }
  };
}

/** The GraphQL door; the caller starts Apollo. */
export function createGraphqlDoor({ log, introspection }: GraphqlOptions) {
  const schema = buildApiSchema();
  const operations = new CompiledOperations(schema);
  const apollo = new ApolloServer<GraphqlContext>({
    gateway: gatewayTo(operations, schema),
    introspection,
    parseOptions: parseLimits,
    validationRules: validationLimits,
    hideSchemaDetailsFromClientErrors: !introspection,
    formatError: formatErrors(log),
    includeStacktraceInErrorResponses: false,
    logger: log,
    // main.ts stops the whole process; a handler of Apollo's own would end it before the database is closed.
    stopOnTerminationSignals: false,
    plugins: [
      // The default cache-control plugin wraps every field; what may be cached is said by the doors.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      statusOfRefusal,
    ],
  });
  return {
    apollo,
    answerKnown: (createContext: (request: Request) => Context) => answerKnown(operations, createContext),
  };
}
