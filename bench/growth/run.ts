import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { hashToken } from '../../graphql-server/src/account/token';
import { loadCourse, type Course } from '../../graphql-server/src/course/course';
import { importIfChanged } from '../../graphql-server/src/course/import/import-course';
import { openPostgres, type Database } from '../../graphql-server/src/database/database';
import type { Statement } from '../../graphql-server/src/database/statement';
import { insertPublished, LearnerStore } from '../../graphql-server/src/learner/store/learner-store';
import { STUDENT_BY_SESSION } from '../../graphql-server/src/progress/student-progress.queries';
import { ATTEMPT_TO_FINISH, ATTEMPT_UNDER_WAY } from '../../graphql-server/src/quiz/attempt.queries';
import { FINISH_ATTEMPT } from '../../graphql-server/src/quiz/finish.queries';
import { finishValues } from '../../graphql-server/src/quiz/finish-quiz.service';
import { gradeAttempt } from '../../graphql-server/src/quiz/grading';
import { catalogOf } from '../../graphql-server/src/quiz/learner-catalog';
import { readKnowledge } from '../../graphql-server/src/quiz/student-knowledge';
import { build } from '../../scripts/build';
import { step } from '../../scripts/progress.mjs';
import { startCluster } from '../../test-support/postgres';
import { cases, checkAnswer, type Case } from '../cases';
import { cpuSeconds, parentOf, startChild, type Child } from '../child';
import { load } from '../load';
import { strider, tokenOf, type Seeded, type Waiting } from '../seed';
import { printTable } from '../table';
import { addStudents, EVERY, exampleState, fillCourse } from './seed-students';

// npm run bench:growth [STUDENTS …]: what the hot operations cost with ten thousand, a hundred thousand and a million students
// (docs/scale.md). Needs some 20 GB below the folder of temporary files for the largest. It asserts nothing.

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 1_000_000];
/** Students added by one transaction. */
const CHUNK = 50_000;
const ROUNDS = 6;
/** Quizzes that are finished in a round. Each is finished once. */
const SUPPLY = 90;
const CONNECTIONS = 16;
/** Students whose statements are explained. */
const EXPLAINED = 20;

interface Cost {
  readonly name: string;
  /** µs a request. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
  readonly medianMs: number;
  readonly slowestMs: number;
}

/** Students who use the site in the same minutes, at each size, spread over all active ones; fewer of them keep their quiz. */
const PRESENT = 1_000;
const READERS = 300;

async function seededWith(db: Database, students: number): Promise<Seeded> {
  const numberOf = (present: number) => Math.floor((present * students) / EVERY / PRESENT) * EVERY;
  const next = strider(PRESENT);
  const nextOfReaders = strider(READERS);
  const nextOfOthers = strider(PRESENT - READERS);
  const finishing = Array.from({ length: SUPPLY * (ROUNDS + 1) + EXPLAINED }, () => numberOf(READERS + nextOfOthers()));
  const { rows } = await db.kysely.executeQuery<Waiting>(
    CompiledQuery.raw(
      `select a.id as attempt, substr(u.username, 7)::int as student,
        json_agg(json_build_object('question_id', q.question_id, 'answer_id', q.chosen_answer_id, 'is_correct', n.is_correct,
          'topic_id', k.topic_id) order by q.position) as marked
      from users u join quiz_attempt a on a.user_id = u.id and a.finished_at is null
        join attempt_question q on q.attempt_id = a.id
        join question k on k.id = q.question_id join answer n on n.id = q.chosen_answer_id
      where lower(u.username) = any($1) group by a.id, u.id`,
      [finishing.map((number) => `bench_${number}`)],
    ),
  );
  const { rows: units } = await sql<{ id: number }>`select min(id) as id from unit`.execute(db.kysely);
  return {
    unitId: units[0]?.id ?? 1,
    sizes: '',
    waiting: [...rows],
    nextStudent: () => numberOf(next()),
    nextReader: () => numberOf(nextOfReaders()),
  };
}

/** CPU seconds that the processes of this PostgreSQL have used so far, those that have ended included. */
async function databaseCpuSeconds(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db.kysely);
  const parents = new Set(rows.map(({ pid }) => parentOf(pid)));
  const running = rows.reduce<number>((seconds, { pid }) => seconds + (cpuSeconds(pid) ?? 0), 0);
  return [...parents].reduce<number>(
    (seconds, pid) => seconds + (pid === null ? 0 : (cpuSeconds(pid, true) ?? 0)),
    running,
  );
}

async function measure(server: Child, db: Database, one: Case): Promise<Cost> {
  const count = one.supply ?? 1_000;
  const total = { requests: 0, server: 0, database: 0 };
  const latencies: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [serverBefore, databaseBefore] = [server.cpuSeconds() ?? NaN, await databaseCpuSeconds(db)];
    const loaded = await load(server.port, { count, connections: CONNECTIONS, next: one.server, check: checkAnswer });
    // The first round warms up.
    if (round === 0) continue;
    total.requests += count;
    total.server += (server.cpuSeconds() ?? NaN) - serverBefore;
    total.database += (await databaseCpuSeconds(db)) - databaseBefore;
    latencies.push(...loaded.latencies);
  }
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return {
    name: one.name,
    serverCpu: (total.server / total.requests) * 1e6,
    databaseCpu: (total.database / total.requests) * 1e6,
    medianMs: at(0.5),
    slowestMs: at(0.99),
  };
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Pages that a statement touches, as a mean over the rows of values. Changes nothing. */
async function buffersOf<Row extends object>(
  db: Database,
  { text }: Statement<Row>,
  values: readonly (readonly unknown[])[],
): Promise<number> {
  let pages = 0;
  for (const row of values) {
    await db.kysely
      .transaction()
      .execute(async (transaction) => {
        const explain = CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...row]);
        const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(explain);
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
        pages += (plan?.['Shared Hit Blocks'] ?? NaN) + (plan?.['Shared Read Blocks'] ?? NaN);
        throw new RolledBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
  }
  return pages / values.length;
}

class RolledBack extends Error {}

/** A student's id and the hash of their token, as statements take them. */
const sessionOf = (student: number): readonly [number, string] => [student, hashToken(tokenOf(student))];

/** Pages touched by the statements of each operation. */
async function pagesTouched(db: Database, course: Course, learner: LearnerStore, seeded: Seeded): Promise<number[]> {
  const now = new Date();
  const times = <Value>(make: () => Value) => Array.from({ length: EXPLAINED }, make);
  const restore = times(() => [...sessionOf(seeded.nextStudent()), now]);
  const quiz = times(() => [...sessionOf(seeded.nextReader()), now, `unitQuiz:${seeded.unitId}`]);
  const waiting = seeded.waiting.splice(-EXPLAINED);
  const toFinish = waiting.map(({ attempt, student }) => [attempt, ...sessionOf(student), now]);
  const finished: (readonly unknown[])[] = [];
  for (const { attempt: id, student, marked } of waiting) {
    const [attempt] = await db.query(ATTEMPT_TO_FINISH, [id, ...sessionOf(student), now]);
    if (attempt?.userId == null) throw new Error('A quiz to finish belongs to nobody.');
    const given = marked.map(({ question_id, answer_id }) => ({ questionId: question_id, answerId: answer_id }));
    const knowledge = await readKnowledge({ db, learner }, attempt.userId, attempt);
    finished.push(finishValues(attempt, gradeAttempt(attempt, given, course, now), knowledge, now));
  }
  return [
    await buffersOf(db, STUDENT_BY_SESSION, restore),
    0,
    await buffersOf(db, ATTEMPT_UNDER_WAY, quiz),
    (await buffersOf(db, ATTEMPT_TO_FINISH, toFinish)) + (await buffersOf(db, FINISH_ATTEMPT, finished)),
  ];
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

async function sizeOf(db: Database): Promise<string> {
  const { rows } = await sql<{
    size: string;
  }>`select pg_size_pretty(pg_database_size(current_database())) as size`.execute(db.kysely);
  return rows[0]?.size ?? '';
}

interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

/** Tables with their indexes, the largest first. */
async function tableSizes({ kysely }: Database): Promise<string[][]> {
  const { rows } = await sql<TableSize>`
    select relname as name, reltuples::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 1000 order by bytes desc`.execute(
    kysely,
  );
  return rows.map(({ name, rows: count, bytes }) => [
    name,
    count.toFixed(0),
    (bytes / 2 ** 20).toFixed(0),
    (bytes / count).toFixed(0),
  ]);
}

await build();
const cluster = await step('Starting a throw-away PostgreSQL', () =>
  startCluster(['shared_buffers=2GB', 'autovacuum=off']),
);
const databaseUrl = cluster.url('postgres');
// One connection, whose settings and temporary tables stay.
const db = await openPostgres(databaseUrl, 1);
const table: string[][] = [
  ['students', 'database', 'operation', 'server CPU µs', 'PostgreSQL CPU µs', 'median ms', '99 % ms', 'pages'],
];
const first: Record<string, number[]> = {};
let sizes: string[][] = [];
try {
  await step('Migrating, importing the course', async () => {
    const migrating = await openPostgres(databaseUrl);
    await migrating.migrate();
    await importIfChanged(migrating, 'course', new Date());
    await migrating.close();
    await fillCourse(db);
  });
  const course = await loadCourse(db);
  const learner = new LearnerStore(db.kysely, catalogOf(course));
  await skipLearnerJobs(db);
  const model = await learner.newestModel();
  const example = { key: model.key, state: exampleState(course, model) };
  let students = 0;
  for (const size of SIZES) {
    await step(`Adding students, up to ${size}`, async () => {
      for (; students < size; students = Math.min(size, students + CHUNK))
        await addStudents(db, students + 1, Math.min(size, students + CHUNK), example);
      await sql`vacuum (analyze)`.execute(db.kysely);
      await sql`checkpoint`.execute(db.kysely);
    });
    const server = await startChild(['--enable-source-maps', 'dist/server/main.js'], {
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
    });
    const seeded = await seededWith(db, size);
    const pages = await pagesTouched(db, course, learner, seeded);
    for (const [index, one] of cases(seeded, SUPPLY).entries()) {
      const { name, serverCpu, databaseCpu, medianMs, slowestMs } = await measure(server, db, one);
      const numbers = [serverCpu, databaseCpu, medianMs, slowestMs, pages[index] ?? NaN];
      const before = (first[name] ??= numbers);
      const cells = numbers.map((value, column) => {
        const growth = value / (before[column] ?? NaN);
        const shown = value.toFixed(column === 2 || column === 3 ? 1 : 0);
        return before === numbers || Number.isNaN(growth) ? shown : `${shown} (× ${growth.toFixed(2)})`;
      });
      table.push([String(size), await sizeOf(db), name, ...cells]);
    }
    await server.stop();
  }
  sizes = await tableSizes(db);
} finally {
  await db.close();
  await cluster.stop();
}
printTable(table);
printTable([['table', 'rows', 'MiB', 'bytes a row'], ...sizes]);
