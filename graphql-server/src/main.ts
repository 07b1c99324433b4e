import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app';
import { readConfig, SettingError, type Config } from './config';
import { loadCourse } from './course';
import { importIfChanged } from './course/import-course';
import { openEmbedded, openPostgres, type Database } from './db/database';
import { DirectoryInUse, lockDirectory } from './db/directory-lock';

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  say(`${label} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl !== undefined) return step('Opening PostgreSQL', () => openPostgres(databaseUrl));
  process.once('exit', lockDirectory(dataDir));
  return step('Opening the embedded database', () => openEmbedded(join(dataDir, 'db')));
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel });
  const db = await openDatabase(config);
  await step('Bringing the schema up to date', () => db.migrate());
  await step('Loading the course', () => importIfChanged(db, config.courseDir, new Date()));
  const { server, stop } = await createApp({
    db,
    log,
    course: await loadCourse(db),
    now: () => new Date(),
    random: Math.random,
    introspection: config.introspection,
    playground: config.playground,
    trustProxy: config.trustProxy,
    webDir: join('dist', 'web'),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  say(`Curve Whisperer is at http://localhost:${port}`);

  const end = async () => {
    await stop();
    await db.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
}

/** What a person can mend is said in one line; the rest is a fault, with its stack. */
function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof DirectoryInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'PORT is taken by another program. Stop that one, or set another PORT.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start(readConfig());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
