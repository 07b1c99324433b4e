import { createServer, type RequestListener, type Server } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Renderer } from '../../schema/rendering';
import { loadCsrfKey } from './account/csrf';
import { sessionOf } from './account/session';
import { clientAddress } from './http/client-address';
import type { AppServices, Context } from './context';
import type { Course } from './course/course';
import type { Database } from './database/database';
import { shutDown } from './http/graceful-shutdown';
import { answerInTurn, cutOffUnread } from './http/unread-answers';
import { createExpressClasses } from './http/express-classes';
import { addFigures } from './http/figure-files';
import { addVariantFigures } from './http/variant-figures';
import { createApolloServer } from './graphql/apollo-server';
import { createFormatError, type FormatError } from './graphql/errors';
import { buildApiSchema } from './graphql/schema';
import { compileTrustedDocuments, type TrustedDocuments } from './graphql/trusted-documents';
import { answerGraphqlPosts, isGraphqlPost } from './http/graphql-posts';
import { addSharePictures } from './http/share-pictures';
import { PngPainter } from './http/svg-to-png';
import type { LearnerStore } from './learner/store/learner-store';
import { setSecurityHeaders } from './http/headers';
import { addPictures } from './http/question-pictures';
import { addRecordings } from './http/recordings';
import type { Metrics } from './http/metrics';
import type { Limits } from './http/rate-limits';
import { logRequest, REQUEST_ID } from './http/log';
import { PublicPages } from './http/public-pages';
import { addOutboxPage } from './mail/outbox-page';
import { answerFailures } from './http/failures';
import { readBody } from './http/read-body';
import { cachedResponses, serveCached } from './http/cached-responses';
import { createRestRouter } from './rest/router';
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
  readonly courseDir: string;
  /** Logged once when the server is first ready: an operator who looks why it is may have missed the start. */
  readonly warnings?: readonly string[];
  /** The folder of the built web client, and what renders its public pages; without it only the APIs are served. */
  readonly web?: { readonly dir: string; readonly renderer: Renderer };
}

interface App {
  readonly server: Server;
  /** Answers the requests that come from now on with another course. Those in progress end with theirs. */
  show(course: Course, learner: LearnerStore): void;
  /** Reports at once that it is not ready. When `drained` resolves, answers what is in progress, then closes. */
  stop(drained?: Promise<unknown>): Promise<void>;
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
  return async (request, _response, next) => {
    await limits.use('requestsPerIp', clientAddress(request.ip));
    next();
  };
}

/** The APIs' answers are personal or soon out of date. */
const preventCaching: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

let api: { readonly schema: GraphQLSchema; readonly documents: TrustedDocuments } | undefined;

/** The same for all apps of a process. */
function sharedApi() {
  if (api === undefined) {
    const schema = buildApiSchema();
    api = { schema, documents: compileTrustedDocuments(schema) };
  }
  return api;
}

/** Both APIs and the web client on one HTTP server. The caller listens. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { introspection, warnings, ...options } = dependencies;
  const { log, db } = options;
  const { schema, documents } = sharedApi();
  const formatError = createFormatError(log);
  const apollo = createApolloServer({ schema, log, introspection, formatError });
  await apollo.start();
  const { classes, use } = createExpressClasses();
  let isStopping = false;
  const untold = [...(warnings ?? [])];
  async function isReady(): Promise<boolean> {
    if (isStopping || !(await answers(db))) return false;
    for (const warning of untold.splice(0)) log.warn({ event: 'settings' }, warning);
    return true;
  }
  const shared: ListenerOptions = {
    ...options,
    apollo,
    formatError,
    documents,
    csrfKey: await loadCsrfKey(db),
    painter: new PngPainter(),
    use,
    isReady,
  };
  let listener = createListener(shared);
  const server = createServer(
    { ...TIMEOUTS, ...classes },
    answerInTurn((request, response) => listener(request, response)),
  );
  cutOffUnread(server);
  return {
    server,
    show: (course, learner) => {
      listener = createListener({ ...shared, course, learner });
    },
    stop: async (drained) => {
      isStopping = true;
      await drained;
      await shutDown(server);
      await apollo.stop();
    },
  };
}

interface ListenerOptions extends Omit<AppDependencies, 'introspection' | 'warnings'> {
  readonly apollo: ApolloServer<Context>;
  readonly formatError: FormatError;
  readonly documents: TrustedDocuments;
  readonly csrfKey: string;
  readonly painter: PngPainter;
  /** Makes the server's requests and responses those of an app. */
  readonly use: (app: Express) => void;
  readonly isReady: () => Promise<boolean>;
}

/** Answers requests with one course. What is built from the course is held as long as the listener is. */
function createListener({
  log,
  metrics,
  now,
  playground,
  trustProxy,
  outboxDir,
  courseDir,
  web,
  apollo,
  formatError,
  documents,
  csrfKey,
  painter,
  use,
  isReady,
  ...services
}: ListenerOptions): RequestListener {
  const { db, course, limits, publicUrl } = services;
  const newExpress = () => {
    const created = express();
    created.set('trust proxy', trustProxy);
    created.disable('x-powered-by');
    // Hashing every API answer is wasted: nobody revalidates them, and files have their own ETags.
    return created.disable('etag');
  };
  const app = newExpress();
  use(app);
  const contextFor = (accessToken: string | undefined, ip: string): Context => {
    const time = now();
    return { ...services, ...sessionOf(db, accessToken, time), now: time, ip };
  };
  const createContext = (request: Request, ip = clientAddress(request.ip)) => contextFor(tokenOf(request), ip);
  const askApollo = expressMiddleware(apollo, { context: ({ req }) => Promise.resolve(createContext(req)) });

  app.use((request, response, next) => {
    setSecurityHeaders(request, response, publicUrl);
    logRequest(log, request, response, (requestId) => {
      response.setHeader(REQUEST_ID, requestId);
      next();
    });
  });
  const visitor = contextFor(undefined, '');
  app.use(serveCached(cachedResponses(documents, visitor)));
  app.use(compression());
  app.get('/healthz', (_request, response) => void response.json({ status: 'alive' }));
  app.get('/readyz', async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  if (web !== undefined) addSharePictures(app, course, web.renderer, painter);
  addVariantFigures(app, db, course);
  addFigures(app, course);
  addRecordings(app, course, courseDir);
  addPictures(app, courseDir);
  app.use(['/api', '/graphql'], preventCaching, limitRequests(limits));
  // No other spelling, so that a proxy can close this one address.
  app.get(/^\/metrics$/, async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.use('/api', measure(metrics, 'rest'));
  app.use('/graphql', measure(metrics, 'graphql'));
  app.use('/api', createRestRouter({ csrfKey, createContext }));
  app.use('/graphql', ...readBody, askApollo);
  if (outboxDir !== undefined) addOutboxPage(app, outboxDir);
  if (web !== undefined) {
    const pages = new PublicPages({ renderer: web.renderer, webDir: web.dir, documents, visitor, log });
    addWebClient(app, { webDir: web.dir, publicUrl, playground, pages });
  }
  app.use(answerFailures(log));

  const apolloApp = newExpress().use(compression(), askApollo, answerFailures(log));
  const posts = { apollo: apolloApp, documents, formatError, createContext, limits, log, metrics, publicUrl };
  const answerPost = answerGraphqlPosts(posts);
  return (request, response) => {
    if (isGraphqlPost(request)) answerPost(request, response);
    else app(request, response);
  };
}

async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db.kysely);
    return true;
  } catch {
    return false;
  }
}
