import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadCourse } from '../../graphql-server/src/course/course';
import { importIfChanged } from '../../graphql-server/src/course/import/import-course';
import { openPostgres, type Database } from '../../graphql-server/src/database/database';
import { insertPublished, LearnerStore } from '../../graphql-server/src/learner/store/learner-store';
import { catalogOf } from '../../graphql-server/src/quiz/learner-catalog';
import { build } from '../../scripts/build';
import { step } from '../../scripts/progress.mjs';
import { createDatabase, startCluster } from '../../test-support/postgres';
import { checkAnswer } from '../cases';
import { cpuSeconds, startChild, type Child } from '../child';
import { load } from '../load';
import { printTable } from '../table';
import { operations, seededWith, type Operation } from './operations';
import { EXPLAINED, pagesTouched } from './pages';
import { addStudents, exampleState, fillCourse } from './seed-students';

// npm run bench:growth [STUDENTS …]: what the hot operations cost with ten thousand, a hundred thousand and a million students
// (docs/scale.md). Needs some 25 GB below the folder of temporary files for the largest. It asserts nothing.

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 1_000_000];
/** Students added by one transaction. */
const CHUNK = 50_000;
const ROUNDS = 9;
/** Requests of a round, and quizzes that are finished in one: each is finished once. */
const REQUESTS = 1_000;
const SUPPLY = 60;
const CONNECTIONS = 16;

/** A database of its own for each size, with a server, so that all sizes are measured in the same minutes. */
interface Site {
  readonly size: number;
  readonly db: Database;
  readonly server: Child;
  readonly operations: readonly Operation[];
  /** Touched by each operation. */
  readonly pages: readonly number[];
}

/** Of one round, per request. */
interface Cost {
  readonly serverCpu: number;
  readonly databaseCpu: number;
  readonly medianMs: number;
}

/** CPU seconds by process of PostgreSQL that serves connections to this database; not those of its background processes. */
async function backendSeconds(db: Database): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db.kysely);
  return new Map(rows.map(({ pid }) => [pid, cpuSeconds(pid) ?? NaN]));
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? NaN;
}

async function measure({ server, db, operations: all }: Site, index: number): Promise<Cost> {
  const operation = all[index];
  if (operation === undefined) throw new Error('Each size has the same operations.');
  const { server: next, supply } = operation;
  const count = supply ?? REQUESTS;
  const backendsBefore = await backendSeconds(db);
  const serverBefore = server.cpuSeconds() ?? NaN;
  const { latencies } = await load(server.port, { count, connections: CONNECTIONS, next, check: checkAnswer });
  const serverCpu = (server.cpuSeconds() ?? NaN) - serverBefore;
  const backends = [...(await backendSeconds(db))];
  const databaseCpu = backends.reduce((sum, [pid, seconds]) => sum + seconds - (backendsBefore.get(pid) ?? 0), 0);
  return {
    serverCpu: (serverCpu / count) * 1e6,
    databaseCpu: (databaseCpu / count) * 1e6,
    medianMs: quantile(latencies, 0.5),
  };
}

/** Published parameters stay during the bench, and no job finds anything to do: what they cost is in docs/scale.md. */
async function skipLearnerJobs({ kysely }: Database): Promise<void> {
  const [answers, report] = [0, 'null'];
  await insertPublished(kysely, { params: {}, items: [], topics: [] }, answers, new Date());
  const tomorrow = new Date(Date.now() + 86_400_000);
  const reports = (['count', 'fit', 'trial'] as const).map((name) => ({ name, made_at: tomorrow, answers, report }));
  await kysely.insertInto('learner_report').values(reports).execute();
}

const folder = mkdtempSync(join(tmpdir(), 'curve-whisperer-growth-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

/** Tables with their indexes, the largest first. */
async function printSizes({ kysely }: Database): Promise<void> {
  const { rows } = await sql<TableSize>`
    select relname as name, reltuples::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 1000 order by bytes desc`.execute(
    kysely,
  );
  const lines = rows.map(({ name, rows: count, bytes }) => [
    name,
    count.toFixed(0),
    (bytes / 2 ** 20).toFixed(0),
    (bytes / count).toFixed(0),
  ]);
  printTable([['table', 'rows', 'MiB', 'bytes a row'], ...lines]);
}

function printPages({ operations: all, pages }: Site): void {
  console.log(all.map(({ name }, index) => `${name}: ${pages[index]?.toFixed(1)} pages`).join(' · '));
}

/** A migrated database with the course, of which the others are copies. */
async function createCourse(admin: string): Promise<void> {
  const migrating = await openPostgres(await createDatabase(admin, 'course'));
  await migrating.migrate();
  await importIfChanged(migrating, 'course', new Date());
  await fillCourse(migrating);
  await skipLearnerJobs(migrating);
  await migrating.close();
}

async function openSite(admin: string, size: number): Promise<Site> {
  const databaseUrl = await createDatabase(admin, `students_${size}`, 'course');
  // One connection, whose settings and temporary tables stay.
  const db = await openPostgres(databaseUrl, 1);
  const course = await loadCourse(db);
  const learner = new LearnerStore(db.kysely, catalogOf(course));
  const model = await learner.newestModel();
  const example = { key: model.key, state: exampleState(course, model) };
  for (let last = 0; last < size; last += CHUNK) await addStudents(db, last + 1, Math.min(size, last + CHUNK), example);
  await sql`vacuum (analyze)`.execute(db.kysely);
  const seeded = await seededWith(db, size, SUPPLY * (ROUNDS + 1) + EXPLAINED);
  const pages = await pagesTouched(db, course, learner, seeded);
  const settings = { PORT: '0', DATA_DIR: join(folder, String(size)), DATABASE_URL: databaseUrl };
  const server = await startChild(['--enable-source-maps', 'dist/server/main.js'], settings);
  return { size, db, server, pages, operations: operations(seeded, SUPPLY) };
}

/** Each operation at all sizes in turn, round after round, so that whatever else the machine does, it does to all of them. */
async function measureAll(sites: readonly Site[]): Promise<Cost[][][]> {
  const costs: Cost[][][] = sites.map(({ operations: all }) => all.map(() => []));
  for (const operation of costs[0]?.keys() ?? []) {
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, site] of sites.entries()) {
        const cost = await measure(site, operation);
        if (round > 0) costs[index]?.[operation]?.push(cost);
      }
    }
  }
  return costs;
}

/** The median of the rounds with the quartiles, and how often it is that of the smallest size, from round to round. */
function cell(rounds: readonly number[], smallest: readonly number[], digits: number): string {
  const shown = [0.5, 0.25, 0.75].map((share) => quantile(rounds, share).toFixed(digits));
  const growth = quantile(
    rounds.map((value, round) => value / (smallest[round] ?? NaN)),
    0.5,
  );
  const times = rounds === smallest || !Number.isFinite(growth) ? '' : `, × ${growth.toFixed(2)}`;
  return `${shown[0] ?? ''} (${shown[1] ?? ''}–${shown[2] ?? ''})${times}`;
}

function printCosts(sites: readonly Site[], costs: readonly (readonly (readonly Cost[])[])[]): void {
  const rows: string[][] = [['students', 'operation', 'pages', 'server CPU µs', 'PostgreSQL CPU µs', 'median ms']];
  for (const [site, { size, pages, operations: all }] of sites.entries()) {
    for (const [index, { name }] of all.entries()) {
      const of = (key: keyof Cost, from: number) => costs[from]?.[index]?.map((cost) => cost[key]) ?? [];
      const cellOf = (key: keyof Cost, digits: number) => {
        const smallest = of(key, 0);
        return cell(site === 0 ? smallest : of(key, site), smallest, digits);
      };
      const [touched, before] = [pages[index] ?? NaN, sites[0]?.pages[index] ?? NaN];
      const growth = site > 0 && before > 0 ? `, × ${(touched / before).toFixed(2)}` : '';
      rows.push([
        String(size),
        name,
        `${touched.toFixed(1)}${growth}`,
        cellOf('serverCpu', 0),
        cellOf('databaseCpu', 0),
        cellOf('medianMs', 1),
      ]);
    }
  }
  printTable(rows);
  console.log(
    `\nPer request. Pages: exact, the mean of ${EXPLAINED} requests, and independent of other work on the machine. The rest: median (quartiles) of ${ROUNDS} rounds in which the sizes take turns, × the median of the rounds' ratios to the smallest size. What lies within the quartiles is noise. PostgreSQL's CPU is that of the processes that serve the connections.\n`,
  );
}

await build();
// No checkpoint and no vacuum of its own: they would fall on one size.
const cluster = await step('Starting a throw-away PostgreSQL', () =>
  startCluster(['shared_buffers=2GB', 'autovacuum=off', 'max_wal_size=4GB', 'checkpoint_timeout=1h']),
);
try {
  const admin = cluster.url('postgres');
  await step('Migrating, importing the course', () => createCourse(admin));
  const sites: Site[] = [];
  for (const size of SIZES) {
    const site = await step(`Adding ${size} students`, () => openSite(admin, size));
    // They do not depend on the machine's load, so they are there even if the measuring fails.
    printPages(site);
    sites.push(site);
  }
  await sites[0]?.db.fork().execute('checkpoint');
  printCosts(sites, await step(`Measuring, ${ROUNDS} rounds`, () => measureAll(sites)));
  for (const { server, db } of sites) {
    await server.stop();
    if (db === sites.at(-1)?.db) await printSizes(db);
    await db.close();
  }
} finally {
  await cluster.stop();
}
