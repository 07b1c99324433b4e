/** A connection that received nothing for too long. */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database is not responding.');
  }
}

/**
 * SQLSTATEs: no connection, out of resources, shutting down, disk errors, read-only, lock timeout, idle timeout; in the way of others
 * twice.
 */
const STATES = /^(08...|53...|57P..|58...|25006|55P03|25P03|40001|40P01)$/;
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
/** Errors of the pg client itself carry no code: the one place where an error is recognized by its message. */
const CLIENT_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether the database is the reason and not the request: it is away, silent, shutting down or full. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseSilent) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return STATES.test(code) || SYSTEM_CODES.has(code) || CLIENT_MESSAGES.test(error.message);
}
