import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from './context';
import { DomainError, MASKED_MESSAGE, statusOf } from './errors';
import { parseLimits, validationLimits } from './graphql-limits';
import { buildApiSchema } from './schema';

/**
 * Answers with the status of the first refusal where the client reads the newer form of GraphQL over HTTP. In the older
 * one an answer in GraphQL's form is 200, and a browser writes no error into its console for a wrong password.
 */
const statusOfRefusal: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ request, response, errors }) {
        const refusal = errors?.map(unwrapResolverError).find((error) => error instanceof DomainError);
        const isNewer = request.http?.headers.get('accept')?.includes('application/graphql-response+json');
        if (refusal && isNewer) response.http.status = statusOf(refusal);
        if (refusal?.retryAfter !== undefined) response.http.headers.set('retry-after', String(refusal.retryAfter));
        return Promise.resolve();
      },
    }),
};

/** A refusal keeps its message, code and field; what else went wrong in a resolver is logged and masked. */
function formatErrors(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = unwrapResolverError(error);
    const { locations, path, ...rest } = formatted;
    if (cause instanceof DomainError) {
      const field = cause.field === undefined ? {} : { field: cause.field };
      return { ...(path && { path }), message: cause.message, extensions: { code: cause.code, ...field } };
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
  /** Waited for when the server stops. */
  readonly httpServer?: Server;
}

/** The GraphQL door; the caller starts it. */
export function createGraphqlServer({ log, introspection, httpServer }: GraphqlOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema: buildApiSchema(),
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
      ...(httpServer ? [ApolloServerPluginDrainHttpServer({ httpServer })] : []),
    ],
  });
}
