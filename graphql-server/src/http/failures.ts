import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { MASKED_MESSAGE, refusalOf, statusOf } from '../errors';

export const UNREADABLE = 'The request could not be read.';

/** A request whose body is refused before a service sees it. */
export class BadRequest extends Error {
  constructor(
    readonly status: number,
    message = UNREADABLE,
  ) {
    super(message);
  }
}

/** The 4xx status that an error of ours, or of Express's body parser, carries. */
function statusOfBadRequest(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  return error.status >= 400 && error.status < 500 ? error.status : null;
}

interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** In seconds. */
  readonly retryAfter?: string;
}

/** How both APIs answer what was thrown. A fault of ours is logged and masked. */
export function failureOf(error: unknown, log: Logger): Failure {
  const refusal = refusalOf(error);
  if (refusal) {
    const { code, message, retryAfter } = refusal;
    if (code === 'UNAVAILABLE') log.warn({ err: error }, 'the database does not answer');
    return {
      status: statusOf(refusal),
      code,
      message,
      ...(retryAfter !== undefined && { retryAfter: String(retryAfter) }),
    };
  }
  const status = statusOfBadRequest(error);
  if (status !== null)
    return { status, code: 'BAD_REQUEST', message: error instanceof BadRequest ? error.message : UNREADABLE };
  log.error({ err: error }, 'a request failed');
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: MASKED_MESSAGE };
}

/** Answers in the form of the API that was asked. */
export function answerFailures(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const { status, code, message, retryAfter } = failureOf(error, log);
    // Half of an answer has been sent; the client must not take it for the whole.
    if (response.headersSent) return void response.destroy();
    if (retryAfter !== undefined) response.set('Retry-After', retryAfter);
    const isRest = /^\/api\b/i.test(request.path);
    response.status(status).json(isRest ? { error: message } : { errors: [{ message, extensions: { code } }] });
  };
}
