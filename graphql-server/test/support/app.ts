import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { seededRandom } from '../../../schema/rules/quiz';
import { createApp } from '../../src/app';
import { loadCourse, type Course } from '../../src/course';
import { importIfChanged } from '../../src/course/import-course';
import type { Database } from '../../src/db/database';
import type { Mail } from '../../src/mail/mailer';
import { createMetrics } from '../../src/events';
import { createLimits, LIMIT_NAMES, type LimitOverrides } from '../../src/limits';
import { openTestDatabase } from './database';

export interface TestApp {
  readonly url: string;
  readonly db: Database;
  readonly course: Course;
  /** The clock of the app; stories may set it. */
  readonly clock: { now: Date };
  /** Every mail the app sent. */
  readonly mails: Mail[];
  /** Every line the app logged. */
  readonly logged: string[];
  stop(): Promise<void>;
}

/** So wide that no story meets them, but for those that are about them. */
const WIDE: LimitOverrides = Object.fromEntries(LIMIT_NAMES.map((name) => [name, { times: 1_000_000 }]));

/** The whole app on a port of its own, with the shipped course, a clock that stands still and seeded chance. */
export async function startTestApp(limits = WIDE): Promise<TestApp> {
  const db = await openTestDatabase();
  const clock = { now: new Date('2026-11-20T18:00:00Z') };
  const logged: string[] = [];
  const mails: Mail[] = [];
  await importIfChanged(db, 'course', clock.now);
  const course = await loadCourse(db);
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const metrics = createMetrics(log, db.pool);
  const { server, stop } = await createApp({
    db,
    course,
    log,
    metrics,
    note: metrics.note,
    now: () => clock.now,
    random: seededRandom(7),
    limits: createLimits(db.pool, limits, metrics.note),
    mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
    publicUrl: 'https://curves.example',
    contactEmail: 'owner@curves.example',
    uniformRetrieve: false,
    introspection: true,
    playground: false,
    trustProxy: false,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return {
    ...{ url: `http://127.0.0.1:${port}`, db, course, clock, mails, logged },
    stop: async () => {
      await stop();
      await db.close();
    },
  };
}

/** One app for all stories of a file; each story has students of its own. */
export function useTestApp(limits?: LimitOverrides): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await startTestApp(limits);
  });
  afterAll(() => app?.stop());
  return () => {
    if (app === undefined) throw new Error('The app is not started yet.');
    return app;
  };
}
