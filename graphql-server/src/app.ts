import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { json, type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { loadCsrfKey } from './account/csrf';
import { sessionOf } from './account/session';
import type { Context, House } from './context';
import type { Database } from './db/database';
import { DomainError, MASKED_MESSAGE, statusOf } from './errors';
import { createGraphqlDoor } from './graphql';
import type { Metrics } from './events';
import type { Limits } from './limits';
import { addOutboxPage } from './mail/outbox-page';
import { readyAnswers } from './ready-answers';
import { createRestRouter, statusOfParser } from './rest';

/** All that the app needs from outside; a test hands in its own. */
export interface AppDependencies extends House {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => Date;
  readonly introspection: boolean;
  readonly playground: boolean;
  readonly trustProxy: string | number | false;
  /** Where mails lie that no mail server took away; shown at /dev/outbox. Left out in production. */
  readonly outboxDir?: string;
  /** The built web client; without it only the APIs are served. */
  readonly webDir?: string;
}

export interface App {
  readonly server: Server;
  /** Answers what is under way, then closes. */
  stop(): Promise<void>;
}

const BEARER = /^Bearer ([\w-]{1,200})$/;

const tokenOf = (request: Request) => BEARER.exec(request.get('authorization') ?? '')?.[1];

/** An IPv6 client owns its whole /64: the rest of the address is its to change. */
function addressOf({ ip = '' }: Request): string {
  const plain = ip.replace(/^::ffff:/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}

function contextMaker(dependencies: AppDependencies) {
  const { db, course, mailer, limits, note, random, publicUrl, contactEmail, uniformRetrieve } = dependencies;
  const house: House = { db, course, mailer, limits, note, random, publicUrl, contactEmail, uniformRetrieve };
  return (accessToken: string | undefined, ip: string): Context => {
    const now = dependencies.now();
    let em: SqlEntityManager | undefined;
    return {
      ...house,
      ...sessionOf(db, accessToken, now),
      // Hot reads do without one.
      get em() {
        return (em ??= db.fork());
      },
      now,
      ip,
    };
  };
}

/** One line a request to the doors, picked by name, so that no token or password can slip in. */
function logRequests(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: ({ url = '' }) => !/^\/(api|graphql)\b/.test(url) },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

function measure(metrics: Metrics, door: 'graphql' | 'rest'): RequestHandler {
  return (_request, response, next) => {
    const began = performance.now();
    response.once('finish', () => metrics.observe(door, response.statusCode, (performance.now() - began) / 1000));
    next();
  };
}

/** The width of one address; a refusal costs next to nothing, because nothing has been read yet. */
function limitRequests(limits: Limits): RequestHandler {
  return async (request, response, next) => {
    try {
      await limits.use('requestsPerIp', addressOf(request));
      next();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const refusal = { message: error.message, extensions: { code: error.code } };
      response.set('Retry-After', String(error.retryAfter ?? 60)).status(statusOf(error));
      response.json(request.baseUrl === '/graphql' ? { errors: [refusal] } : { error: error.message });
    }
  };
}

/** What the body parser or Express itself refuses before a door is reached. */
const refuseUnreadable: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const status = statusOfParser(error) ?? 500;
  if (status === 500) request.log.error({ err: error }, 'a request failed');
  const message = status === 500 ? MASKED_MESSAGE : 'This request could not be read.';
  response.status(status).json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
};

function addHeaders(app: Express): void {
  app.use(
    helmet({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          // GraphiQL and the inline positions of charts set style attributes.
          styleSrc: ["'self'", "'unsafe-inline'"],
          fontSrc: ["'self'", 'data:'],
          imgSrc: ["'self'", 'data:', 'https://i.ytimg.com', 'https://i.vimeocdn.com'],
          mediaSrc: ["'self'", 'https:'],
          frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
          workerSrc: ["'self'", 'blob:'],
          upgradeInsecureRequests: null,
        },
      },
      // The video hosts refuse to play for an embedder that does not say who it is.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
  );
}

/** Files with a hash in their name never change; index.html decides which of them are used, so it is always asked for. */
function addWebClient(app: Express, webDir: string, playground: boolean): void {
  const page = (name: string) => resolve(webDir, name);
  const noCache = { headers: { 'Cache-Control': 'no-cache' }, cacheControl: false };
  app.use('/assets', express.static(join(webDir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  // The playground has one address, which may be closed; the file behind it has none.
  app.get('/playground.html', (_request, response) => response.redirect(301, '/playground'));
  app.use(express.static(webDir, { index: false, maxAge: '1h' }));
  app.get('/playground', (_request, response, next) => {
    if (playground) response.sendFile(page('playground.html'), noCache);
    else next();
  });
  app.get('/{*path}', (_request, response) => response.sendFile(page('index.html'), noCache));
  // An address that cannot be decoded (/%E0%A4%A) is a page that does not exist, for people to read like any other.
  const showLostPage: ErrorRequestHandler = (error: unknown, { method, path }, response, next) => {
    if (!(error instanceof URIError) || method !== 'GET' || /^\/(api|graphql)\b/.test(path)) next(error);
    else response.status(404).sendFile(page('index.html'), noCache);
  };
  app.use(showLostPage);
}

/** Puts the two doors and the web client on one HTTP server. The caller listens. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { db, log, introspection, playground, trustProxy, outboxDir, webDir, metrics } = dependencies;
  const app = express();
  const server = createServer(app);
  const { apollo, answerKnown } = createGraphqlDoor({ log, introspection, httpServer: server });
  await apollo.start();
  const contextFor = contextMaker(dependencies);
  const createContext = (request: Request) => contextFor(tokenOf(request), addressOf(request));

  app.set('trust proxy', trustProxy);
  app.disable('x-powered-by');
  // A hash over each answer, which nobody asks for: files have tags of their own.
  app.disable('etag');
  app.use(logRequests(log));
  addHeaders(app);
  app.use(await readyAnswers(apollo, contextFor(undefined, '')));
  app.use(compression());
  app.get('/healthz', (_request, response) => void response.json({ status: 'alive' }));
  app.get('/readyz', async (_request, response) => {
    const ready = await isReady(db);
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'waiting for the database' });
  });
  app.use(['/api', '/graphql'], limitRequests(dependencies.limits));
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.use('/api', measure(metrics, 'rest'));
  app.use('/graphql', measure(metrics, 'graphql'));
  app.use('/api', createRestRouter({ csrfKey: await loadCsrfKey(db), log, createContext }));
  app.use(
    '/graphql',
    json({ limit: 200_000 }),
    answerKnown(createContext),
    expressMiddleware(apollo, {
      context: ({ req, res }) => Promise.resolve(res.locals['context'] ?? createContext(req)),
    }),
  );
  if (outboxDir !== undefined) addOutboxPage(app, outboxDir);
  if (webDir !== undefined && existsSync(webDir)) addWebClient(app, webDir, playground);
  app.use(refuseUnreadable);

  return { server, stop: () => apollo.stop() };
}

async function isReady(db: Database): Promise<boolean> {
  try {
    await db.rows({ name: 'ready', text: 'select 1' }, []);
    return true;
  } catch {
    return false;
  }
}
