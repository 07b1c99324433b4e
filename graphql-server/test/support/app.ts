import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { seededRandom } from '../../../schema/rules/quiz';
import { secretsIn } from '../../../test-support/secrets-in';
import { createApp, type AppDependencies } from '../../src/app';
import { loadCourse, type Course } from '../../src/course/course';
import { HeldVariants } from '../../src/course/question-variant';
import type { Database } from '../../src/database/database';
import { LearnerStore } from '../../src/learner/store/learner-store';
import { mailComposers } from '../../src/mail-composers';
import type { Mail } from '../../src/mail/mailer';
import { createSender } from '../../src/mail/sender';
import { createMetrics } from '../../src/http/metrics';
import { createLog } from '../../src/http/log';
import { createLimits, type LimitOverrides } from '../../src/http/rate-limits';
import { catalogOf } from '../../src/quiz/learner-catalog';
import { openTestDatabase } from './database';
import { watchPasswords } from './sent-secrets';
import { WIDE_LIMITS } from './wide-limits';

export interface TestApp {
  readonly url: string;
  readonly db: Database;
  readonly course: Course;
  /** The clock of the app; stories may set it. */
  readonly clock: { now: Date };
  /** Every mail the app sent. */
  readonly mails: Mail[];
  /** Every line the app logged, down to the finest. */
  readonly logged: string[];
  /** Passwords, tokens, hashes and texts of mails that the log holds; there must be none. */
  leaks(): string[];
  /** Shows another course, as a server does when one was imported. */
  show(course: Course): void;
  stop(drained?: Promise<unknown>): Promise<void>;
}

/** What a story needs otherwise than most; a database that is passed in stays open. */
export type AppOverrides = Partial<AppDependencies>;

let shipped: Promise<Course> | undefined;

/** Read once: it is the same in each new database, and nothing changes it. Variants have the ids of their database. */
async function shippedCourse(db: Database): Promise<Course> {
  const course = await (shipped ??= loadCourse(db));
  return { ...course, variants: new HeldVariants(course.findMoment) };
}

/** The whole app on a port of its own, with the shipped course, a clock that stands still and seeded chance. */
export async function startTestApp(limits = WIDE_LIMITS, overrides: AppOverrides = {}): Promise<TestApp> {
  const passwords = watchPasswords();
  const db = overrides.db ?? (await openTestDatabase());
  const clock = { now: new Date('2026-11-20T18:00:00Z') };
  const logged: string[] = [];
  const mails: Mail[] = [];
  const course = await (overrides.db === undefined ? shippedCourse(db) : loadCourse(db));
  const log = createLog('trace', { write: (line: string) => void logged.push(line) });
  const metrics = createMetrics(log, db.pool);
  const mailSettings = { db, publicUrl: 'https://curves.example', contactEmail: 'owner@curves.example' };
  const sender = createSender({
    ...{ ...mailSettings, composers: mailComposers, note: metrics.note, log, now: () => clock.now },
    mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
  });
  const { server, show, stop } = await createApp({
    course,
    learner: new LearnerStore(db.kysely, catalogOf(course)),
    log,
    metrics,
    note: metrics.note,
    now: () => clock.now,
    random: seededRandom(7),
    limits: createLimits(db.pool, limits, metrics.note),
    // Stories wait for their mail; the real sender sends behind the answer.
    onMailQueued: () => sender.sendDue(),
    ...mailSettings,
    uniformRetrieve: false,
    introspection: true,
    playground: false,
    trustProxy: false,
    courseDir: 'course',
    ...overrides,
  });
  // Client and server share this process. After work that blocks it for seconds, such as an import on a busy machine, the server would
  // close the connection that the client is just using.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return {
    ...{ url: `http://127.0.0.1:${port}`, db, course, clock, mails, logged },
    leaks: () => {
      const lines = mails.flatMap(({ text }) => text.split('\n')).filter((line) => line.length > 10);
      return secretsIn(logged.join(''), [...passwords, ...lines]);
    },
    show: (newCourse) => show(newCourse, new LearnerStore(db.kysely, catalogOf(newCourse))),
    stop: async (drained) => {
      await stop(drained);
      if (overrides.db === undefined) await db.close();
    },
  };
}

/** One app for all stories of a file; each story has students of its own. Its log must hold no secret of theirs. */
export function useTestApp(limits?: LimitOverrides, overrides?: AppOverrides): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await startTestApp(limits, overrides);
  });
  afterAll(async () => {
    await app?.stop();
    expect(app?.leaks()).toEqual([]);
  });
  return () => {
    if (app === undefined) throw new Error('The app is not started yet.');
    return app;
  };
}
