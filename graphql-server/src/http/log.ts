import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, type DestinationStream, type Logger } from 'pino';
import { responses } from '../database/cancel';

/** The id of the request being answered, for every line that is logged meanwhile. */
const requestIds = new AsyncLocalStorage<string>();

/** Characters that a line of the log shows; a client may send 16,000. */
const LONGEST_PATH = 200;

/** As Express matches it: in any letter case, also in a URL with a host. */
const IS_API = /^(https?:\/\/[^/]*)?\/(api|graphql)\b/i;

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

/** Lines are written together, because a write of its own takes longer than the rest of a line. At the end of the process, all are written. */
const BUFFERED = { sync: false, minLength: 16_000, periodicFlush: 250 };

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
  return pino(options, stream ?? pino.destination(BUFFERED));
}

/**
 * An error that nobody catches, or a promise that nobody awaits, ends the process, as it does in Node, which would write all that the
 * error carries.
 */
export function logUncaught(log: Logger): void {
  process.once('uncaughtException', (err, origin) => {
    log.fatal({ event: 'uncaught', origin, err }, 'An error that nobody caught ended the server.');
    process.exit(1);
  });
}

/** The response header that `answer` below sends the id in. */
export const REQUEST_ID = 'X-Request-Id';

/**
 * Runs `answer` with an id for the request, which is written into every line that is logged meanwhile. An API request gets a line
 * of its own when it ends, of named fields only, so that no token or password is logged.
 */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  answer: (requestId: string) => void,
): void {
  const requestId = randomUUID();
  const { method, url = '' } = request;
  if (IS_API.test(url)) {
    const began = performance.now();
    response.once('close', () => {
      const { statusCode, writableFinished } = response;
      const res = { statusCode };
      const line = {
        requestId,
        req: { method, path: url.split('?')[0]?.slice(0, LONGEST_PATH) },
        res,
        responseTime: performance.now() - began,
      };
      const words = writableFinished ? 'request completed' : 'request aborted';
      if (statusCode >= 500) log.error(line, words);
      else log.info(line, words);
    });
  }
  requestIds.run(requestId, () => responses.run(response, answer, requestId));
}
