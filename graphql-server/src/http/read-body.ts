import { isUtf8 } from 'node:buffer';
import { json, type RequestHandler, type Response } from 'express';

/** Largest body at either door, in bytes. */
export const LARGEST_BODY = 200_000;

class Unreadable extends Error {
  readonly status = 400;
}

/** The decoder would put a replacement for each broken byte, and store what nobody wrote. */
function checkEncoding(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Unreadable('The body is not UTF-8.');
}

/**
 * Reads a JSON body. One that is declared too large is refused by `refuse` before a byte of it is read: the parser itself
 * would first drain it.
 */
export function readBody(refuse: (response: Response, status: 413, message: string) => void): RequestHandler[] {
  return [
    (request, response, next) => {
      if (Number(request.get('content-length') ?? 0) <= LARGEST_BODY) return next();
      response.set('Connection', 'close');
      refuse(response, 413, 'That is more than this call takes.');
    },
    json({ limit: LARGEST_BODY, verify: checkEncoding }),
  ];
}
