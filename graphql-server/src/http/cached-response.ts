import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { RequestHandler, Response } from 'express';

interface ReadyAnswer {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A JSON text that does not change while the process lives, packed and tagged once. */
function makeReady(text: string): ReadyAnswer {
  const plain = Buffer.from(text);
  const headers = {
    ETag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`,
    'Cache-Control': 'public, no-cache',
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Accept-Encoding',
  };
  return { plain, gzip: gzipSync(plain, { level: 9 }), headers };
}

function send({ plain, gzip, headers }: ReadyAnswer, response: Response): void {
  response.set(headers);
  if (response.req.fresh) return void response.status(304).end();
  const isGzip = response.req.acceptsEncodings('gzip') === 'gzip';
  if (isGzip) response.set('Content-Encoding', 'gzip');
  const body = isGzip ? gzip : plain;
  response.set('Content-Length', String(body.length)).end(body);
}

/**
 * Answers each of these addresses with its JSON text, without asking anything: the course in process does not change,
 * so neither do they. Browsers ask each time whether theirs is still the one, because the next start may bring another.
 */
export function serveReady(texts: Iterable<readonly [address: string, text: string]>): RequestHandler {
  const ready = new Map([...texts].map(([address, text]) => [address, makeReady(text)]));
  return (request, response, next) => {
    const answer = request.method === 'GET' ? ready.get(request.originalUrl) : undefined;
    if (answer === undefined) next();
    else send(answer, response);
  };
}
