import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../../schema/rendering';
import { sessionOf } from './account/session';
import { cleanUp } from './clean-up/clean-up';
import { startCleanUpJob } from './clean-up/clean-up-job';
import { createApp, type AppDependencies } from './app';
import { readConfig, SettingError, type Config } from './config';
import type { AppServices, Context } from './context';
import { courseCheck, startCourseJob } from './course/course-job';
import { NoCourse, publishCourse } from './course/publish-course';
import { DirectoryInUse } from './database/directory-lock';
import { openDatabase } from './database/open-database';
import { startReplicationJob } from './database/replication';
import { isUnavailable } from './database/unavailable';
import { waitForDatabase } from './database/wait-for-database';
import { addDemoStudent } from './demo';
import { features } from './features';
import { createMetrics } from './http/metrics';
import { createLimits } from './http/rate-limits';
import { createLog, logUncaught } from './http/log';
import { LearnerStore } from './learner/store/learner-store';
import { mailComposers } from './mail-composers';
import { createOutboxMailer, createSmtpMailer } from './mail/mailer';
import { createSender } from './mail/sender';
import { catalogOf } from './quiz/learner-catalog';

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  say(`${label} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/** The built web app. With `npm run dev`, which builds nothing, there may be none, and Vite serves the pages. */
async function loadWeb(): Promise<AppDependencies['web']> {
  const dir = join('dist', 'web');
  const renderer = resolve('dist', 'pages', 'entry-server.js');
  if (!existsSync(join(dir, 'index.html')) || !existsSync(renderer)) return undefined;
  return { dir, renderer: (await import(pathToFileURL(renderer).href)) as Renderer }; // our own build of web/
}

async function start(config: Config): Promise<void> {
  const { smtpUrl, mailFrom, publicUrl, contactEmail, uniformRetrieve } = config;
  const outboxDir = join(config.dataDir, 'outbox');
  const mailer = smtpUrl === undefined ? createOutboxMailer(outboxDir, mailFrom) : createSmtpMailer(smtpUrl, mailFrom);
  const log = createLog(config.logLevel);
  logUncaught(log);
  for (const warning of config.warnings) log.warn({ event: 'settings' }, warning);
  const db = await step('Opening the database', async () => {
    const opened = await openDatabase(config, log);
    await waitForDatabase(opened, (reason) => say(`The database is not responding yet (${reason}). Waiting for it …`));
    return opened;
  });
  await step('Bringing the schema up to date', () => db.migrate());
  const course = await step('Loading the course', () => publishCourse(db, config.courseDir, say));
  let learner = new LearnerStore(db.kysely, catalogOf(course));
  const metrics = createMetrics(log, db.pool);
  const now = () => new Date();
  const sender = createSender({
    db,
    publicUrl,
    contactEmail,
    composers: mailComposers,
    mailer,
    note: metrics.note,
    log,
    now,
  });
  const services: AppServices = {
    db,
    course,
    learner,
    onMailQueued: sender.wake,
    limits: createLimits(db.pool, config.rateLimits, metrics.note),
    note: metrics.note,
    random: Math.random,
    publicUrl,
    contactEmail,
    uniformRetrieve,
  };
  if (config.demo) {
    const contextAt = (time: Date): Context => ({
      ...services,
      ...sessionOf(db, undefined, time),
      now: time,
      ip: 'demo',
    });
    await step('Adding the demo student', () => addDemoStudent(contextAt, now()));
  }
  const web = await loadWeb();
  const { server, show, stop } = await createApp({
    ...services,
    log,
    metrics,
    now,
    introspection: config.introspection,
    playground: config.playground,
    ...(!config.production && { outboxDir }),
    trustProxy: config.trustProxy,
    courseDir: config.courseDir,
    warnings: config.warnings,
    ...(web && { web }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve);
  });
  db.applyTimeouts();
  sender.wake();
  let shown = course;
  const checkCourse = courseCheck(db, course, log, (newCourse) => {
    shown = newCourse;
    learner = new LearnerStore(db.kysely, catalogOf(newCourse));
    show(newCourse, learner);
  });
  const courseJob = startCourseJob(checkCourse);
  const jobContext = { kysely: db.kysely, course: () => shown, catalog: () => learner.catalog, now, log };
  const featureJobs = features.flatMap(({ jobs }) => jobs ?? []).map((startJob) => startJob(jobContext));
  const cleanUpJob = startCleanUpJob(() => cleanUp(db.kysely, now()), log);
  const replicationJob = db.pool && startReplicationJob(db.kysely, metrics.showReplication);
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  say(`Curve Whisperer is at http://localhost:${port}`);

  let ending = false;
  const end = async () => {
    // A signal to the whole process group arrives twice; the second must not cut the first short.
    if (ending) return;
    ending = true;
    await Promise.all([
      stop(delay(config.drainMs)),
      sender.stop(),
      courseJob.stop(),
      ...featureJobs.map((job) => job.stop()),
      cleanUpJob.stop(),
      replicationJob?.stop(),
    ]);
    await db.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
}

/** No such user, password or database (SQLSTATE 28xxx, 3D000). */
const isRefusedLogin = (error: Error) =>
  'code' in error && typeof error.code === 'string' && /^(28|3D)...$/.test(error.code);

/** What a person can fix is said in one line; the rest is a fault, with its stack. */
function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof NoCourse || error instanceof DirectoryInUse)
    return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'PORT is in use by another program. Stop that program, or set another PORT.';
  }
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    return 'The disk of DATA_DIR is full. Free some space and start again.';
  }
  if (error instanceof Error && (isUnavailable(error) || isRefusedLogin(error))) {
    return `The database at DATABASE_URL cannot be used: ${error.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// Whatever the server writes is about people: the embedded database, mails.
process.umask(0o077);
try {
  await start(readConfig());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
