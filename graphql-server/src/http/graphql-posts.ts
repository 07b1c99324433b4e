import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Express, Request } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { DomainError, MASKED_MESSAGE, statusOf } from '../errors';
import { GRAPHQL_RESPONSE_TYPE, type FormatError } from '../graphql/errors';
import { answerDocument, namesDocument, type Answer, type TrustedDocuments } from '../graphql/trusted-documents';
import { clientAddress } from './client-address';
import { setSecurityHeaders } from './headers';
import { logRequest } from './log';
import type { Metrics } from './metrics';
import type { Limits } from './rate-limits';
import { LARGEST_BODY, TOO_LARGE, UNREADABLE } from './read-body';

// JSON posted to /graphql, which is how our own client asks. These requests bypass the middleware of Express, which takes
// longer than most of their answers, and get the same limits, headers, log lines and metrics.

const JSON_TYPE = 'application/json';
const PLAIN_JSON = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i;
/** In characters. Below it, compressing costs more than it saves. */
const SMALLEST_COMPRESSED = 1024;
const compress = promisify(gzip);

interface GraphqlPostOptions {
  /** Its request prototype reads the client's address and what the client accepts. */
  readonly app: Express;
  /** Answers what names no trusted document; the body is in `request.body`. */
  readonly apollo: Express;
  readonly documents: TrustedDocuments;
  readonly formatError: FormatError;
  readonly createContext: (request: Request) => Context;
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

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { errors: [{ message, extensions: { code } }] },
});

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

async function send(request: Request, response: ServerResponse, { status = 200, retryAfter, body }: Answer) {
  response.statusCode = status;
  response.setHeader('Content-Type', `${typeFor(request) || JSON_TYPE}; charset=utf-8`);
  response.setHeader('Vary', 'Accept-Encoding');
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  const text = JSON.stringify(body);
  const isCompressed = text.length >= SMALLEST_COMPRESSED && request.acceptsEncodings('gzip') === 'gzip';
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  const content = isCompressed ? await compress(text) : text;
  response.setHeader('Content-Length', Buffer.byteLength(content));
  response.end(content);
}

export function answerGraphqlPosts(
  options: GraphqlPostOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { app, apollo, documents, formatError, createContext, limits, log, metrics, publicUrl } = options;

  /** Null where Apollo Server takes over. */
  async function answer(request: Request, response: ServerResponse): Promise<Answer | null> {
    await limits.use('requestsPerIp', clientAddress(request.ip));
    const bytes = await readBytes(request);
    if (bytes === null) {
      response.setHeader('Connection', 'close');
      return refusal(413, 'BAD_REQUEST', TOO_LARGE);
    }
    const body = parseBody(bytes);
    if (body === undefined) return refusal(400, 'BAD_REQUEST', UNREADABLE);
    request.body = body;
    if (!namesDocument(body)) return null;
    if (typeFor(request) === false)
      return refusal(406, 'BAD_REQUEST', 'The answer is JSON, which this client refuses.');
    return answerDocument(documents, formatError, createContext(request), body, request.headers.accept ?? '');
  }

  function describe(error: unknown): Answer {
    if (error instanceof DomainError) {
      const retryAfter = String(error.retryAfter ?? 60);
      return { ...refusal(statusOf(error), error.code, error.message), retryAfter };
    }
    log.error({ err: error }, 'a request failed');
    return refusal(500, 'INTERNAL_SERVER_ERROR', MASKED_MESSAGE);
  }

  async function handle(request: Request, response: ServerResponse): Promise<void> {
    const began = performance.now();
    response.once('finish', () => metrics.observe('graphql', response.statusCode, (performance.now() - began) / 1000));
    setSecurityHeaders(request, response, publicUrl);
    response.setHeader('Cache-Control', 'no-store');
    const answered = await answer(request, response).catch(describe);
    if (answered === null) apollo(request, response);
    else await send(request, response, answered);
  }

  return (incoming, response) => {
    const request: Request = Object.setPrototypeOf(incoming, app.request);
    logRequest(log, request, response, () => {
      handle(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'a response failed');
        response.destroy();
      });
    });
  };
}
