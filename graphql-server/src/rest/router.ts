import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { CSRF_HEADER, isCsrfToken } from '../account/csrf';
import { csrfCall, csrfCookieOf } from '../account/csrf.routes';
import { requireViewer, type Context } from '../context';
import { DomainError, MASKED_MESSAGE, refusalOf, statusOf } from '../errors';
import { restCalls } from '../features';
import { callsPage } from './calls-page';
import { describeCalls } from './openapi';
import { readBody, UNREADABLE } from '../http/read-body';
import type { RestCall } from './rest-call';
import { serialize } from './serialize';

interface RestOptions {
  readonly csrfKey: string;
  readonly log: Logger;
  readonly createContext: (request: Request) => Context;
}

function parsePart(schema: z.ZodType | undefined, part: unknown, what: string): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(part);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0] ?? { path: [], message: 'unknown error' };
  const place = path.length > 0 ? `${what} ${path.join('.')}` : what;
  throw new DomainError('BAD_USER_INPUT', `Invalid ${place}: ${message}.`);
}

function handle(call: RestCall, createContext: RestOptions['createContext']): RequestHandler {
  return async (request, response) => {
    const context = createContext(request);
    if (call.signedIn) await requireViewer(context);
    const body = parsePart(call.body, request.body, 'body');
    const query = parsePart(call.query, request.query, 'query');
    const params = parsePart(call.params, request.params, 'path');
    response.json(serialize(call.reply, await call.answer({ context, body, query, params, request, response })));
  };
}

function requireCsrfToken(key: string): RequestHandler {
  return (request, _response, next) => {
    if (request.method !== 'GET' && !isCsrfToken(key, csrfCookieOf(request), request.get(CSRF_HEADER))) {
      throw new DomainError(
        'FORBIDDEN',
        `The ${CSRF_HEADER} header is missing or invalid. Get a token from /api/csrf/getit.`,
      );
    }
    next();
  };
}

const refuseBody = (response: Response, status: number, error: string) => void response.status(status).json({ error });

/** Only JSON is read at all. */
const checkType: RequestHandler = (request, response, next) => {
  if (
    request.method !== 'GET' &&
    request.get('content-type') !== undefined &&
    request.is('application/json') === false
  ) {
    refuseBody(response, 415, 'The request body must be JSON.');
  } else next();
};

/** The 4xx status that an error of Express's body parser carries. */
export function statusOfParser(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  return error.status >= 400 && error.status < 500 ? error.status : null;
}

function translateErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response: Response, _next) => {
    const refusal = refusalOf(error);
    if (refusal) {
      if (refusal.code === 'UNAVAILABLE') log.warn({ err: error }, 'the database does not answer');
      if (refusal.retryAfter !== undefined) response.set('Retry-After', String(refusal.retryAfter));
      response.status(statusOf(refusal)).json({ error: refusal.message });
      return;
    }
    const status = statusOfParser(error);
    if (status !== null) {
      response.status(status).json({ error: UNREADABLE });
      return;
    }
    log.error({ err: error }, 'a REST call failed');
    response.status(500).json({ error: MASKED_MESSAGE });
  };
}

/** The REST API, to be mounted under /api. Each path answers with and without a trailing slash. */
export function createRestRouter({ csrfKey, log, createContext }: RestOptions): Router {
  const router = Router();
  router.use(checkType, readBody(refuseBody), requireCsrfToken(csrfKey));
  const calls = [csrfCall(csrfKey), ...restCalls];
  const description = describeCalls(calls);
  router.get('/openapi.json', (_request, response) => void response.json(description));
  router.get('/', (_request, response) => void response.type('html').send(callsPage(calls)));
  for (const call of calls) {
    router.route(call.path)[methodOf(call)](handle(call, createContext));
  }
  router.use((_request, response) => {
    response.status(404).json({ error: 'There is no such endpoint.' });
  });
  router.use(translateErrors(log));
  return router;
}

function methodOf({ method }: RestCall) {
  const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
  return methods[method];
}
