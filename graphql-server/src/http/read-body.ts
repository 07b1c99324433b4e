import { isUtf8 } from 'node:buffer';
import { json, type RequestHandler, type Response } from 'express';

/** What a client reads whose body is refused, in both APIs. */
export const TOO_LARGE = 'The request body is too large.';
export const UNREADABLE = 'The request could not be read.';

export const LARGEST_BODY = 200_000;

class Unreadable extends Error {
  readonly status = 400;
}

/** Without this the decoder would put a replacement character for each broken byte. */
function checkEncoding(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Unreadable('The request body is not UTF-8.');
}

/**
 * Parses a JSON body. `refuse` answers one that is declared too large before any of it is read; the parser itself would
 * read it to its end first.
 */
export function readBody(refuse: (response: Response, status: 413, message: string) => void): RequestHandler[] {
  return [
    (request, response, next) => {
      if (Number(request.get('content-length') ?? 0) <= LARGEST_BODY) return next();
      response.set('Connection', 'close');
      refuse(response, 413, TOO_LARGE);
    },
    json({ limit: LARGEST_BODY, verify: checkEncoding }),
  ];
}
