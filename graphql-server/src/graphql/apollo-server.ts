import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { chargeOperations } from './charge-operations';
import { answerSizePlugin, withBoundedAnswers } from './bounded-answers';
import { statusPlugin, type FormatError } from './errors';
import { parseLimits, validationLimits } from './limits';

interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  readonly introspection: boolean;
  readonly formatError: FormatError;
}

/** Answers every GraphQL request that names no trusted document. The caller starts it. */
export const createApolloServer = ({ schema, log, introspection, formatError }: ApolloOptions) =>
  new ApolloServer<Context>({
    schema: withBoundedAnswers(schema),
    introspection,
    parseOptions: parseLimits,
    validationRules: validationLimits,
    hideSchemaDetailsFromClientErrors: !introspection,
    formatError,
    includeStacktraceInErrorResponses: false,
    logger: log,
    // main.ts stops the whole process; a handler of Apollo's own would end it before the database is closed.
    stopOnTerminationSignals: false,
    plugins: [
      // The default cache-control plugin wraps every field; app.ts says what may be cached.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      statusPlugin,
      chargeOperations,
      answerSizePlugin,
    ],
  });
