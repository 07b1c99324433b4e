import { hash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from '../database/database';
import { DomainError } from '../errors';
import type { Note } from './metrics';

interface Limit {
  readonly times: number;
  readonly seconds: number;
}

/** Every limit by its name. The limits by IP leave space for a school behind one address: 200 students in one lesson (docs/decisions/rate-limits.md). */
export const LIMITS = {
  /** Every further operation of a GraphQL document counts as a request (graphql/charge-operations.ts). */
  requestsPerIp: { times: 3000, seconds: 60 },
  /** Passwords that are hashed or checked, which is slow on purpose. */
  passwordsPerIp: { times: 600, seconds: 60 },
  signUpsPerIp: { times: 300, seconds: 3600 },
  loginsPerAccount: { times: 10, seconds: 900 },
  sessionsPerStudent: { times: 1000, seconds: 86_400 },
  /** Quizzes and free responses that are begun; resuming one is free. */
  attemptsPerStudent: { times: 120, seconds: 3600 },
  visitorAttemptsPerIp: { times: 1000, seconds: 3600 },
  /** What visitors' work takes in the database (account/stored-work.ts). */
  visitorKilobytesPerIp: { times: 50_000, seconds: 86_400 },
  visitorKilobytesPerServer: { times: 500_000, seconds: 3600 },
  /** Free responses as they are saved, by student or by the address of visitors: a database keeps what is overwritten for a while. */
  savedKilobytes: { times: 6000, seconds: 60 },
  retrievalsPerAddress: { times: 5, seconds: 3600 },
  retrievalsPerIp: { times: 60, seconds: 3600 },
  resetTokensPerIp: { times: 60, seconds: 900 },
  contactMessagesPerAddress: { times: 5, seconds: 3600 },
  contactMessagesPerIp: { times: 20, seconds: 3600 },
  questionReportsPerStudent: { times: 30, seconds: 3600 },
  /** Points of free responses that a student thinks are wrong. */
  disputesPerStudent: { times: 30, seconds: 86_400 },
  visitorDisputesPerIp: { times: 300, seconds: 86_400 },
  exportsPerStudent: { times: 5, seconds: 3600 },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;
export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[]; // its own keys

/** The setting RATE_LIMITS: limits that differ from the defaults. */
export type LimitOverrides = Readonly<Partial<Record<LimitName, Partial<Limit>>>>;

export interface Limits {
  /** Counts uses of `key`, all or none of which are allowed. Throws TOO_MANY_ATTEMPTS, saying when to come back. */
  use(name: LimitName, key: string, times?: number): Promise<void>;
  /** Forgets what was counted, as after a login that succeeded. */
  forget(name: LimitName, key: string): Promise<void>;
}

function wait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  if (seconds < 2 * 3600) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}

const VISITORS_FULL = 'There is no space for more work of visitors right now. Log in';

/** What is refused, where "too many attempts" would not say it. */
const REFUSALS: Partial<Record<LimitName, string>> = {
  visitorAttemptsPerIp: VISITORS_FULL,
  visitorKilobytesPerIp: VISITORS_FULL,
  visitorKilobytesPerServer: VISITORS_FULL,
};

const refusalOf = (name: LimitName, seconds: number) =>
  name in REFUSALS
    ? `${REFUSALS[name]}, or try again in ${wait(seconds)}.`
    : `Too many attempts. Please try again in ${wait(seconds)}.`;

/** Counted in each process's memory: in the database, they would cost frequent operations a statement, or be one row for all. */
const IN_MEMORY: readonly LimitName[] = [
  'requestsPerIp',
  'passwordsPerIp',
  'sessionsPerStudent',
  'attemptsPerStudent',
  'visitorKilobytesPerServer',
  'savedKilobytes',
];
const isInMemory = (name: LimitName) => IN_MEMORY.includes(name);

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
  const consume = async (name: LimitName, key: string, times: number) => {
    const counter = limiter(name);
    try {
      await counter.consume(stored(name, key), times);
    } catch (error) {
      // A wait longer than the whole limit means that the clock has been set back: start again.
      const isClockSetBack = error instanceof RateLimiterRes && error.msBeforeNext > counter.duration * 1000;
      if (!isClockSetBack) throw error;
      await counter.delete(stored(name, key));
      await counter.consume(stored(name, key), times);
    }
  };
  return {
    use: async (name, key, times = 1) => {
      try {
        await consume(name, key, times);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        note(name === 'loginsPerAccount' ? 'loginLocked' : 'tooManyAttempts');
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new DomainError('TOO_MANY_ATTEMPTS', refusalOf(name, seconds), undefined, seconds);
      }
    },
    forget: async (name, key) => {
      await limiter(name).delete(stored(name, key));
    },
  };
}
