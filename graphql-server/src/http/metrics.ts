import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '../database/database';
import type { Replication } from '../database/replication';

/** Events that are counted and logged. None carries a name or an address. */
const EVENTS = [
  'signedUp',
  'loggedIn',
  'loginFailed',
  'loginLocked',
  'tooManyAttempts',
  'passwordResetAsked',
  'passwordReset',
  'accountDeleted',
  'quizFinished',
  'freeResponseSubmitted',
  'pointDisputed',
  'contactMessage',
  'questionReported',
  'mailGivenUp',
] as const;
export type EventName = (typeof EVENTS)[number];

/** Counts and logs an event of a student, where the student is known. */
export type Note = (event: EventName, userId?: number) => void;

export interface Metrics {
  readonly registry: Registry;
  readonly note: Note;
  /** Counts one answered request and its duration in seconds. */
  observe(api: 'graphql' | 'rest', status: number, seconds: number): void;
  /** Reports the primary's replicas; null: nothing is known of them. */
  showReplication(replication: Replication | null): void;
}

function replicationGauges(registry: Registry) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const gauges = {
    isSynchronous: gauge('curve_whisperer_commits_wait', 'Whether commits wait for a replica of PostgreSQL: 1 or 0.'),
    confirming: gauge('curve_whisperer_replicas_confirming', 'Replicas of PostgreSQL that confirm commits.'),
    streaming: gauge('curve_whisperer_replicas_streaming', 'Replicas of PostgreSQL that stream.'),
    lag: gauge('curve_whisperer_replica_lag_seconds', 'How far the slowest streaming replica is behind.'),
  };
  const show = (replication: Replication | null) => {
    for (const name of ['isSynchronous', 'confirming', 'streaming', 'lag'] as const) {
      if (replication === null) gauges[name].remove();
      else gauges[name].set(Number(replication[name]));
    }
  };
  // A gauge begins with 0.
  show(null);
  return show;
}

export function createMetrics(log: Logger, pool: Pool | null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const events = new Counter({
    name: 'curve_whisperer_events_total',
    help: 'Events by name.',
    labelNames: ['event'],
    registers: [registry],
  });
  for (const event of EVENTS) events.inc({ event }, 0);
  const requests = new Histogram({
    name: 'curve_whisperer_request_seconds',
    help: 'Answered requests: API, status, seconds.',
    labelNames: ['api', 'status'],
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
  // Held, because looking one up by its labels takes longer than counting.
  const observers = new Map<string, ReturnType<typeof requests.labels>>();
  const observerOf = (api: string, status: number) => {
    const name = `${api} ${status}`;
    const observer = observers.get(name) ?? requests.labels(api, String(status));
    observers.set(name, observer);
    return observer;
  };
  return {
    registry,
    note: (event, userId) => {
      events.inc({ event });
      log.info({ event, ...(userId !== undefined && { userId }) }, event);
    },
    showReplication: replicationGauges(registry),
    observe: (api, status, seconds) => observerOf(api, status).observe(seconds),
  };
}
