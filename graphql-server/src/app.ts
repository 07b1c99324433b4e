import { createServer, type Server } from 'node:http';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Renderer } from '../../schema/rendering';
import { loadCsrfKey } from './account/csrf';
import { sessionOf } from './account/session';
import { clientAddress } from './http/client-address';
import type { AppServices, Context } from './context';
import type { Database } from './database/database';
import { shutDown } from './http/graceful-shutdown';
import { DomainError, MASKED_MESSAGE, statusOf } from './errors';
import { addFigures } from './http/figure-files';
import { createApolloServer } from './graphql/apollo-server';
import { createFormatError } from './graphql/errors';
import { buildApiSchema } from './graphql/schema';
import { compileTrustedDocuments } from './graphql/trusted-documents';
import { answerGraphqlPosts, isGraphqlPost } from './http/graphql-posts';
import { addSharePictures } from './http/share-pictures';
import { setSecurityHeaders } from './http/headers';
import { addRecordings } from './http/recordings';
import type { Metrics } from './http/metrics';
import type { Limits } from './http/rate-limits';
import { logRequest } from './http/log';
import { PublicPages } from './http/public-pages';
import { addOutboxPage } from './mail/outbox-page';
import { readBody, UNREADABLE } from './http/read-body';
import { cachedResponses, serveCached } from './http/cached-responses';
import { createRestRouter, statusOfParser } from './rest/router';
import { addWebClient } from './http/static-files';

/** All that the app needs from outside; a test passes its own. */
export interface AppDependencies extends AppServices {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => Date;
  readonly introspection: boolean;
  readonly playground: boolean;
  readonly trustProxy: string | number | false;
  /** Folder of the mails that have no mail server to go to, shown at /dev/outbox. Undefined in production. */
  readonly outboxDir?: string;
  /** The folder of the course, for its recordings. */
  readonly courseDir: string;
  /** The folder of the built web client, and what renders its public pages; without it only the APIs are served. */
  readonly web?: { readonly dir: string; readonly renderer: Renderer };
}

interface App {
  readonly server: Server;
  /** Answers what is in progress, then closes. */
  stop(): Promise<void>;
}

/** How long a client may take to send its headers and its whole request, and how often that is looked at, in milliseconds. */
const TIMEOUTS = { headersTimeout: 20_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

const BEARER = /^Bearer ([\w-]{1,200})$/;

const tokenOf = (request: Request) => BEARER.exec(request.get('authorization') ?? '')?.[1];

function measure(metrics: Metrics, api: 'graphql' | 'rest'): RequestHandler {
  return (_request, response, next) => {
    const began = performance.now();
    response.once('finish', () => metrics.observe(api, response.statusCode, (performance.now() - began) / 1000));
    next();
  };
}

/** The limit of requests per IP address, before anything of the request is read. */
function limitRequests(limits: Limits): RequestHandler {
  return async (request, response, next) => {
    try {
      await limits.use('requestsPerIp', clientAddress(request.ip));
      next();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const refusal = { message: error.message, extensions: { code: error.code } };
      response.set('Retry-After', String(error.retryAfter ?? 60)).status(statusOf(error));
      response.json(request.baseUrl === '/graphql' ? { errors: [refusal] } : { error: error.message });
    }
  };
}

const refusal = (message: string) => ({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });

const refuseBody = (response: Response, status: number, message: string) =>
  void response.status(status).json(refusal(message));

/** The APIs' answers are personal or soon out of date. */
const preventCaching: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Errors of the body parser and of Express itself. */
function refuseUnreadable(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const status = statusOfParser(error) ?? 500;
    if (status === 500) log.error({ err: error }, 'a request failed');
    const message = status === 500 ? MASKED_MESSAGE : UNREADABLE;
    response.status(status).json(refusal(message));
  };
}

/** Both APIs and the web client on one HTTP server. The caller listens. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { log, metrics, now, introspection, playground, trustProxy, outboxDir, courseDir, web, ...services } =
    dependencies;
  const { db, course, limits, publicUrl } = services;
  const newExpress = () => {
    const created = express();
    created.set('trust proxy', trustProxy);
    created.disable('x-powered-by');
    // Hashing every API answer is wasted: nobody revalidates them, and files have their own ETags.
    return created.disable('etag');
  };
  const app = newExpress();
  const schema = buildApiSchema();
  const formatError = createFormatError(log);
  const documents = compileTrustedDocuments(schema);
  const apollo = createApolloServer({ schema, log, introspection, formatError });
  await apollo.start();
  const contextFor = (accessToken: string | undefined, ip: string): Context => {
    const time = now();
    return { ...services, ...sessionOf(db, accessToken, time), now: time, ip };
  };
  const createContext = (request: Request) => contextFor(tokenOf(request), clientAddress(request.ip));
  const askApollo = expressMiddleware(apollo, { context: ({ req }) => Promise.resolve(createContext(req)) });

  app.use((request, response, next) => {
    setSecurityHeaders(request, response, publicUrl);
    logRequest(log, request, response, next);
  });
  const visitor = contextFor(undefined, '');
  app.use(serveCached(await cachedResponses(documents, visitor)));
  app.use(compression());
  app.get('/healthz', (_request, response) => void response.json({ status: 'alive' }));
  app.get('/readyz', async (_request, response) => {
    const ready = await isReady(db);
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'waiting for the database' });
  });
  if (web !== undefined) addSharePictures(app, course, web.renderer);
  addFigures(app, course);
  addRecordings(app, course, courseDir);
  app.use(['/api', '/graphql'], preventCaching, limitRequests(limits));
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.use('/api', measure(metrics, 'rest'));
  app.use('/graphql', measure(metrics, 'graphql'));
  app.use('/api', createRestRouter({ csrfKey: await loadCsrfKey(db), log, createContext }));
  app.use('/graphql', readBody(refuseBody), askApollo);
  if (outboxDir !== undefined) addOutboxPage(app, outboxDir);
  if (web !== undefined) {
    const pages = new PublicPages({ renderer: web.renderer, webDir: web.dir, documents, visitor, log });
    addWebClient(app, { webDir: web.dir, publicUrl, playground, pages });
  }
  app.use(refuseUnreadable(log));

  const apolloApp = newExpress().use(compression(), askApollo, refuseUnreadable(log));
  const posts = { app, apollo: apolloApp, documents, formatError, createContext, limits, log, metrics, publicUrl };
  const answerPost = answerGraphqlPosts(posts);
  const server = createServer(TIMEOUTS, (request, response) => {
    if (isGraphqlPost(request)) answerPost(request, response);
    else app(request, response);
  });
  const stop = async () => {
    await shutDown(server);
    await apollo.stop();
  };
  return { server, stop };
}

async function isReady(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db.kysely);
    return true;
  } catch {
    return false;
  }
}
