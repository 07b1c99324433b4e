import { hash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from '../database/database';
import { DomainError } from '../errors';
import type { Note } from './metrics';

interface Limit {
  readonly times: number;
  readonly seconds: number;
}

/** Every limit by its name. A school sits behind one address, so the limits by IP are wide. */
export const LIMITS = {
  requestsPerIp: { times: 600, seconds: 60 },
  signUpsPerIp: { times: 60, seconds: 3600 },
  loginsPerAccount: { times: 10, seconds: 900 },
  retrievalsPerAddress: { times: 5, seconds: 3600 },
  retrievalsPerIp: { times: 30, seconds: 3600 },
  resetTokensPerIp: { times: 30, seconds: 900 },
  contactMessagesPerAddress: { times: 5, seconds: 3600 },
  contactMessagesPerIp: { times: 20, seconds: 3600 },
  questionReportsPerStudent: { times: 30, seconds: 3600 },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;
export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[]; // its own keys

/** The setting RATE_LIMITS: limits that differ from the defaults. */
export type LimitOverrides = Readonly<Partial<Record<LimitName, Partial<Limit>>>>;

export interface Limits {
  /** Counts one more use of `key`. Throws TOO_MANY_ATTEMPTS, saying when to come back. */
  use(name: LimitName, key: string): Promise<void>;
  /** Forgets what was counted, as after a login that succeeded. */
  forget(name: LimitName, key: string): Promise<void>;
}

function wait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Requests are counted in each process's memory: in the database, counting them all would cost too much. */
const isInMemory = (name: LimitName) => name === 'requestsPerIp';

/** Only a hash of an address or username is stored. */
const stored = (name: LimitName, key: string) => (isInMemory(name) ? key : hash('sha256', key.toLowerCase()));

/** Counts in PostgreSQL where there is one, so that all processes count together; else in memory. */
export function createLimits(pool: Pool | null, overrides: LimitOverrides, note: Note): Limits {
  const limiterOf = (name: LimitName) => {
    const { times, seconds } = { ...LIMITS[name], ...overrides[name] };
    const options = { keyPrefix: name, points: times, duration: seconds };
    if (pool === null || isInMemory(name)) return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      // The clean-up job does that, once for all servers.
      clearExpiredByTimeout: false,
    });
  };
  const limiters = new Map(LIMIT_NAMES.map((name) => [name, limiterOf(name)]));
  const limiter = (name: LimitName) => limiters.get(name) ?? limiterOf(name);
  const consume = async (name: LimitName, key: string) => {
    const counter = limiter(name);
    try {
      await counter.consume(stored(name, key));
    } catch (error) {
      // A wait longer than the whole limit means that the clock has been set back: start again.
      const isClockSetBack = error instanceof RateLimiterRes && error.msBeforeNext > counter.duration * 1000;
      if (!isClockSetBack) throw error;
      await counter.delete(stored(name, key));
      await counter.consume(stored(name, key));
    }
  };
  return {
    use: async (name, key) => {
      try {
        await consume(name, key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        note(name === 'loginsPerAccount' ? 'loginLocked' : 'tooManyAttempts');
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new DomainError(
          'TOO_MANY_ATTEMPTS',
          `Too many attempts. Please try again in ${wait(seconds)}.`,
          undefined,
          seconds,
        );
      }
    },
    forget: async (name, key) => {
      await limiter(name).delete(stored(name, key));
    },
  };
}
