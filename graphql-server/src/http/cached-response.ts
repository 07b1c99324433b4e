import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { RequestHandler, Response } from 'express';

interface CachedResponse {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A JSON text that does not change while the process runs: compressed and hashed once. */
function toCached(text: string): CachedResponse {
  const plain = Buffer.from(text);
  const headers = {
    ETag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`,
    'Cache-Control': 'public, no-cache',
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Accept-Encoding',
  };
  return { plain, gzip: gzipSync(plain, { level: 9 }), headers };
}

function send({ plain, gzip, headers }: CachedResponse, response: Response): void {
  response.set(headers);
  if (response.req.fresh) return void response.status(304).end();
  const isGzip = response.req.acceptsEncodings('gzip') === 'gzip';
  if (isGzip) response.set('Content-Encoding', 'gzip');
  const body = isGzip ? gzip : plain;
  response.set('Content-Length', String(body.length)).end(body);
}

/**
 * Answers each of these addresses with its JSON text, computed once because the loaded course does not change. Browsers
 * revalidate every time, because the next start may load another course.
 */
export function serveCached(texts: Iterable<readonly [address: string, text: string]>): RequestHandler {
  const cached = new Map([...texts].map(([address, text]) => [address, toCached(text)]));
  return (request, response, next) => {
    const answer = request.method === 'GET' ? cached.get(request.originalUrl) : undefined;
    if (answer === undefined) next();
    else send(answer, response);
  };
}
