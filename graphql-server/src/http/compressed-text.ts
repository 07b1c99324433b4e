import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Response } from 'express';

/** A response body that does not change while the process runs: compressed and hashed once. */
export interface CompressedText {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly brotli?: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export const headersOf = (plain: Buffer, type: string) => ({
  ETag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`,
  'Cache-Control': 'public, no-cache',
  'Content-Type': type,
  Vary: 'Accept-Encoding',
});

export function compressText(text: string, type: string): CompressedText {
  const plain = Buffer.from(text);
  return { plain, gzip: gzipSync(plain, { level: 9 }), headers: headersOf(plain, type) };
}

/** Answers 304 if the browser has it already. */
export function sendCompressed({ plain, gzip, brotli, headers }: CompressedText, response: Response): void {
  const { req: request } = response;
  response.set(headers);
  if (request.fresh) return void response.status(304).end();
  const codings = [
    ['br', brotli],
    ['gzip', gzip],
  ] as const; // types each entry as a pair
  const [coding, body = plain] = codings.find(([name, bytes]) => bytes && request.acceptsEncodings(name)) ?? [];
  if (coding) response.set('Content-Encoding', coding);
  response.set('Content-Length', String(body.length)).end(body);
}
