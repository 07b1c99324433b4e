import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** The id of the request being answered, for every line that is logged meanwhile. */
const requestIds = new AsyncLocalStorage<string>();

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
}

/**
 * Logs only an error's type, first line and stack. A database error also carries the row that failed, with its password
 * hash, and a mail error the mail.
 */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const { name, message, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name === 'Error' ? error.constructor.name : name,
    message: message.split('\n')[0] ?? '',
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    stack: frames.map((frame) => frame.trim()).join('\n'),
  };
}

/** The server's log: JSON lines, to standard output where no stream is given. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: describeError },
    mixin: () => {
      const requestId = requestIds.getStore();
      return requestId === undefined ? {} : { requestId };
    },
  };
  return stream === undefined ? pino(options) : pino(options, stream);
}

/** One line for each API request, of named fields only, so that no token or password is logged. */
export function logRequests(logger: Logger): RequestHandler {
  const log = pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: ({ url = '' }) => !/^\/(api|graphql)\b/.test(url) },
    // The line is written after the response, which may be outside the request's async context.
    customSuccessObject: ({ id }, _response, line: object) => ({ ...line, requestId: id }),
    customErrorObject: ({ id }, _response, _error, line: object) => ({ ...line, requestId: id }),
    wrapSerializers: false,
    serializers: {
      err: describeError,
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
  return (request, response, next) => {
    log(request, response);
    requestIds.run(String(request.id), next);
  };
}
