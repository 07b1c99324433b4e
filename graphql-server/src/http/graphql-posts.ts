import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { Express, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { GRAPHQL_RESPONSE_TYPE, type FormatError } from '../graphql/errors';
import {
  answerDocument,
  answerDocuments,
  namesDocument,
  refuse,
  type Answer,
  type TrustedDocuments,
} from '../graphql/trusted-documents';
import { clientAddress } from './client-address';
import { listSecurityHeaders, setSecurityHeaders } from './headers';
import { logRequest, REQUEST_ID } from './log';
import type { Metrics } from './metrics';
import type { Limits } from './rate-limits';
import { BadRequest, failureOf } from './failures';
import { LARGEST_BODY, tooLarge } from './read-body';

// JSON posted to /graphql, which is how our own client asks. These requests bypass the middleware of Express, which takes
// longer than most of their answers, and get the same limits, headers, log lines and metrics.

const JSON_TYPE = 'application/json';
const PLAIN_JSON = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i;
/** In bytes. Below it, compressing costs more than it saves. Also the default of the middleware. */
const SMALLEST_COMPRESSED = 1024;
const compress = compression({ threshold: SMALLEST_COMPRESSED });

interface GraphqlPostOptions {
  /** Answers what names no trusted document; the body is in `request.body`. */
  readonly apollo: Express;
  readonly documents: TrustedDocuments;
  readonly formatError: FormatError;
  readonly createContext: (request: Request, ip: string) => Context;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly publicUrl: string;
}

/** Whether `answerGraphqlPosts` can read a request. Express answers all others. */
export const isGraphqlPost = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  url === '/graphql' &&
  headers['content-encoding'] === undefined &&
  PLAIN_JSON.test(headers['content-type'] ?? '');

/** The whole body, or null if it is too large. Never settles if the client goes away. */
function readBytes(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) return resolve(null);
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST_BODY) chunks.push(chunk);
      else resolve(null);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => undefined);
  });
}

function parseBody(bytes: Buffer): unknown {
  try {
    return isUtf8(bytes) ? JSON.parse(bytes.toString()) : undefined;
  } catch {
    return undefined;
  }
}

/** The media type of the answer; false if the client accepts neither. */
const typeFor = (request: Request): string | false =>
  request.headers.accept === JSON_TYPE ? JSON_TYPE : request.accepts([JSON_TYPE, GRAPHQL_RESPONSE_TYPE]);

/** With all headers in one list, which Node writes as it is. */
function send(
  request: Request,
  response: ServerResponse,
  common: readonly string[],
  { status = 200, retryAfter, close, body }: Answer,
) {
  const headers = [...common, 'Cache-Control', 'no-store'];
  headers.push('Content-Type', `${typeFor(request) || JSON_TYPE}; charset=utf-8`);
  headers.push('Content-Length', String(body.length));
  if (retryAfter !== undefined) headers.push('Retry-After', retryAfter);
  if (close) headers.push('Connection', 'close');
  const write = () => response.writeHead(status, headers).end(body, 'latin1');
  // The middleware takes 40 µs also where it does not compress.
  if (body.length >= SMALLEST_COMPRESSED && request.headers['accept-encoding'] !== undefined) {
    compress(request, response as Response, write); // see express-classes.ts
  } else {
    headers.push('Vary', 'Accept-Encoding');
    write();
  }
}

export function answerGraphqlPosts(
  options: GraphqlPostOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { apollo, documents, formatError, createContext, limits, log, metrics, publicUrl } = options;

  /** Null where Apollo Server takes over. */
  async function answer(request: Request): Promise<Answer | null> {
    const ip = clientAddress(request.ip);
    await limits.use('requestsPerIp', ip);
    const bytes = await readBytes(request);
    if (bytes === null) throw tooLarge();
    const body = parseBody(bytes);
    if (body === undefined) throw new BadRequest(400);
    request.body = body;
    const isList = Array.isArray(body);
    if (!isList && !namesDocument(body)) return null;
    if (typeFor(request) === false) throw new BadRequest(406, 'The answer is JSON, which this client refuses.');
    const context = () => createContext(request, ip);
    const accept = request.headers.accept ?? '';
    if (!isList) return answerDocument(documents, formatError, context(), body, accept);
    if (body.length > 1) await limits.use('requestsPerIp', ip, body.length - 1);
    return answerDocuments(documents, formatError, context, body, accept);
  }

  function describe(error: unknown): Answer {
    const { status, code, message, ...head } = failureOf(error, log);
    return { ...head, ...refuse(status, code, message), close: status === 413 };
  }

  async function handle(request: Request, response: ServerResponse, requestId: string): Promise<void> {
    const began = performance.now();
    response.once('finish', () => metrics.observe('graphql', response.statusCode, (performance.now() - began) / 1000));
    const answered = await answer(request).catch(describe);
    if (answered !== null) {
      const common = [...listSecurityHeaders(request, publicUrl), REQUEST_ID, requestId];
      send(request, response, common, answered);
      return;
    }
    setSecurityHeaders(request, response, publicUrl);
    response.setHeader(REQUEST_ID, requestId).setHeader('Cache-Control', 'no-store');
    apollo(request, response);
  }

  return (incoming, response) => {
    const request = incoming as Request; // see express-classes.ts
    logRequest(log, request, response, (requestId) => {
      handle(request, response, requestId).catch((error: unknown) => {
        log.error({ err: error }, 'a response failed');
        response.destroy();
      });
    });
  };
}
