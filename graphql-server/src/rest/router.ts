import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { CSRF_HEADER, isCsrfToken } from '../account/csrf';
import { csrfCall, csrfCookieOf } from '../account/csrf.routes';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import { restCalls } from '../features';
import { callsPage } from './calls-page';
import { describeCalls } from './openapi';
import { BadRequest } from '../http/failures';
import { readBody } from '../http/read-body';
import type { RestCall } from './rest-call';
import { serialize } from './serialize';

interface RestOptions {
  readonly csrfKey: string;
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
    const answered = await call.answer({ context, body, query, params, request, response });
    if (answered instanceof Readable) await send(answered, response.type('json'));
    else response.json(serialize(call.reply, answered));
  };
}

/** Sends a stream as fast as the client reads it, and ends it when the client goes. */
async function send(stream: Readable, response: Response): Promise<void> {
  try {
    await pipeline(stream, response);
  } catch (error) {
    if (!response.closed || !response.errored) throw error;
  }
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

/** Only JSON is read at all. */
const checkType: RequestHandler = (request, _response, next) => {
  const isOther = request.get('content-type') !== undefined && request.is('application/json') === false;
  if (request.method !== 'GET' && isOther) throw new BadRequest(415, 'The request body must be JSON.');
  next();
};

/** The REST API, to be mounted under /api. Each path answers with and without a trailing slash. */
export function createRestRouter({ csrfKey, createContext }: RestOptions): Router {
  const router = Router();
  router.use(checkType, ...readBody, requireCsrfToken(csrfKey));
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
  return router;
}

function methodOf({ method }: RestCall) {
  const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
  return methods[method];
}
