/** A connection that said nothing for too long. */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer.');
  }
}

/** SQLSTATEs of PostgreSQL: no connection, no room or memory, shutting down, trouble with its disk, read-only, a lock that is held for too long. */
const STATES = /^(08...|53...|57P..|58...|25006|55P03)$/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** pg has no codes for these. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether the database is the reason and not the request: it is away, silent, shutting down or full. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseSilent) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return STATES.test(code) || SYSTEM_CODES.has(code) || WORDS.test(error.message);
}
