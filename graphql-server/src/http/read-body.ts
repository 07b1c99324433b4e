import { isUtf8 } from 'node:buffer';
import { json, type RequestHandler } from 'express';
import { BadRequest } from './failures';

export const LARGEST_BODY = 200_000;
export const tooLarge = () => new BadRequest(413, 'The request body is too large.');

/** Without this the decoder would put a replacement character for each broken byte. */
function checkEncoding(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new BadRequest(400);
}

/** One that is declared too large is refused before any of it is read; the parser itself would read it to its end first. */
const checkLength: RequestHandler = (request, response, next) => {
  if (Number(request.get('content-length') ?? 0) <= LARGEST_BODY) return next();
  response.set('Connection', 'close');
  next(tooLarge());
};

/** Parses a JSON body. */
export const readBody: readonly RequestHandler[] = [checkLength, json({ limit: LARGEST_BODY, verify: checkEncoding })];
