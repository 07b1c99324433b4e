import 'reflect-metadata';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importIfChanged } from '../graphql-server/src/course/import/import-course';
import { openPostgres } from '../graphql-server/src/database/database';
import { publicDocumentUrl } from '../schema/public-documents';
import { build } from '../scripts/build';
import { step } from '../scripts/progress.mjs';
import { startCluster } from '../test-support/postgres';
import { cases } from './cases';
import { startChild } from './child';
import { freshStart } from './fresh-start';
import { countStatements } from './count-statements';
import { lessonFrames } from './lesson-frames';
import { auditPages, LIGHTHOUSE } from './lighthouse';
import { compare, statementsPerRequest } from './measure';
import { seed, STUDENTS } from './seed';
import { fetchPackages } from './fetched-packages';
import { PEER } from './peer-packages';
import { checkSame } from './same-answers';
import { printAudits, printFrames, printFreshStart, printSpeed, printStart } from './table';

// npm run bench: the goals of speed (docs/decisions/performance.md) on this machine, the engine's last. It asserts nothing.

/** Many, because a shared machine stalls for a tenth of a second now and then, and a slot takes little more than half a second. */
const ROUNDS = 21;
/** Quizzes that one contender finishes in a round, which takes about as long as the other operations' slots. There are 40,000 in all. */
const SUPPLY = 600;
const SERVER = ['--enable-source-maps', 'dist/server/main.js'];

const folder = mkdtempSync(join(tmpdir(), 'curve-whisperer-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

async function measureSpeed(): Promise<void> {
  const cluster = await step('Starting a throw-away PostgreSQL', startCluster);
  const databaseUrl = cluster.url('postgres');
  const db = await openPostgres(databaseUrl, 2);
  const settings = { PORT: '0', DATA_DIR: folder };
  try {
    await step('Migrating, importing the course', async () => {
      await db.migrate();
      await importIfChanged(db, 'course', new Date());
    });
    const seeded = await step(`Seeding ${STUDENTS} students`, () => seed(db));
    const server = await startChild(SERVER, { ...settings, DATABASE_URL: databaseUrl });
    // The whole library, ready in one row, for raw to read.
    const library = await fetch(`http://127.0.0.1:${server.port}${publicDocumentUrl('Library')}`);
    await sql`create table bench_library as select ${await library.text()}::text as body`.execute(db.kysely);
    const raw = await startChild(['--import', 'tsx', 'bench/raw.ts'], { DATABASE_URL: databaseUrl });
    const peer = await startChild(['--import', 'tsx', 'bench/peer.ts'], { DATABASE_URL: databaseUrl });
    const children = { server, raw, peer };
    await step('Comparing the answers of the server and of its peer', () => checkSame(children, seeded));
    const list = cases(seeded, SUPPLY);
    const compared = await step(`Measuring, ${ROUNDS} rounds`, () => compare(children, list, ROUNDS));
    await Promise.all([server.stop(), raw.stop(), peer.stop()]);

    const counter = await countStatements(databaseUrl);
    const counted = await startChild(SERVER, { ...settings, DATABASE_URL: counter.url });
    const statements: number[] = [];
    for (const one of list) statements.push(await statementsPerRequest(counted, counter, one));
    await counted.stop();
    counter.close();
    printSpeed(compared, statements, seeded.sizes);
  } finally {
    await db.close();
    await cluster.stop();
  }
}

/** Measures in a browser against a server on the embedded database. */
async function inBrowser<Result>(measure: (url: string) => Promise<Result>): Promise<Result> {
  const server = await startChild(SERVER, { PORT: '0', DATA_DIR: join(folder, 'browser') });
  try {
    return await measure(`http://localhost:${server.port}`);
  } finally {
    await server.stop();
  }
}

async function measureSecondStart(): Promise<number> {
  const settings = { PORT: '0', DATA_DIR: join(folder, 'embedded') };
  const first = await startChild(SERVER, settings);
  await first.stop();
  const second = await startChild(SERVER, settings);
  await second.stop();
  return second.startSeconds;
}

await build();
await step('Fetching Mercurius and Lighthouse', async () => {
  await fetchPackages(PEER);
  await fetchPackages(LIGHTHOUSE);
});
await measureSpeed();
const start = await step('Starting on the embedded database, twice', measureSecondStart);
const fresh = await step('Starting quizzes of ten graphs, stored and fresh', () => freshStart(folder));
const frames = await step('Playing lessons on a slow phone', () => inBrowser(lessonFrames));
const audits = await step('Auditing pages with Lighthouse', () => inBrowser(auditPages));
printStart(start);
printFreshStart(fresh);
printFrames(frames);
printAudits(audits);
await import('../research/bench');
