import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '../database/database';

/** What is worth counting, and for the owner's eyes worth a line in the log. None of them carries a name or an address. */
export const EVENTS = [
  'signedUp',
  'loggedIn',
  'loginFailed',
  'loginLocked',
  'tooManyAttempts',
  'passwordResetAsked',
  'passwordReset',
  'accountDeleted',
  'quizFinished',
  'contactMessage',
  'questionReported',
  'mailGivenUp',
] as const;
export type EventName = (typeof EVENTS)[number];

/** Notes that something happened; `userId` says to whom, where that is known. */
export type Note = (event: EventName, userId?: number) => void;

export interface Metrics {
  readonly registry: Registry;
  readonly note: Note;
  /** One answered request: which door, which status, how long in seconds. */
  observe(door: 'graphql' | 'rest', status: number, seconds: number): void;
}

export function createMetrics(log: Logger, pool: Pool | null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const events = new Counter({
    name: 'curve_whisperer_events_total',
    help: 'What happened, by event.',
    labelNames: ['event'],
    registers: [registry],
  });
  for (const event of EVENTS) events.inc({ event }, 0);
  const requests = new Histogram({
    name: 'curve_whisperer_request_seconds',
    help: 'Answered requests: door, status, seconds.',
    labelNames: ['door', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  if (pool !== null) {
    new Gauge({
      name: 'curve_whisperer_pool_connections',
      help: 'Connections to PostgreSQL: total, idle, and requests that wait for one.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        this.set({ state: 'total' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }
  return {
    registry,
    note: (event, userId) => {
      events.inc({ event });
      log.info({ event, ...(userId !== undefined && { userId }) }, event);
    },
    observe: (door, status, seconds) => requests.observe({ door, status }, seconds),
  };
}
