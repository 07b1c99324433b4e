import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { loadCourse } from '../graphql-server/src/course/course';
import { openPostgres } from '../graphql-server/src/database/database';
import { seededRandom } from '../schema/rules/quiz';
import { build } from '../scripts/build';
import { isSet, optionOf, runCommand, UsageError } from '../scripts/command-line';
import { createDatabase, startCluster } from '../test-support/postgres';
import { drawHabits, SCHOOL_YEAR_WEEKS } from './year/habits';
import { live } from './year/live';
import { countFinished } from './year/record';
import { reportOf } from './year/report';
import { openSchool, type School } from './year/school';
import { startYearServer, type YearServer } from './year/servers';
import { Student } from './year/student';
import { drawLearner } from './year/truth';

// npm run learner:year [-- --students 200 --weeks 40 --seed 1 --busy]: a school year of simulated students on two started servers
// and one PostgreSQL. Prints how well the servers predicted, and fails when a request failed or a version was published twice.
// The background jobs look at night, so that the same seed gives the same tables; with --busy, while students study.

const USAGE = `npm run learner:year -- --students 200 --weeks 40 --seed 1 [--busy] (at most ${SCHOOL_YEAR_WEEKS} weeks)`;
const SERVERS = 2;
/** A Monday. */
const BEGINS_AT = Date.UTC(2026, 8, 7);

interface Year {
  readonly students: number;
  readonly weeks: number;
  readonly seed: number;
  readonly busy: boolean;
}

function readOptions(): Year {
  const { values } = parseArgs({
    options: {
      students: { type: 'string' },
      weeks: { type: 'string' },
      seed: { type: 'string' },
      busy: { type: 'boolean' },
    },
  });
  const count = (name: string, standard: number, most: number) => {
    const value = Number(optionOf(values, name) ?? standard);
    if (!Number.isInteger(value) || value < 1 || value > most) throw new UsageError(`--${name} is 1 to ${most}.`);
    return value;
  };
  return {
    students: count('students', 200, 10_000),
    weeks: count('weeks', SCHOOL_YEAR_WEEKS, SCHOOL_YEAR_WEEKS),
    seed: count('seed', 1, 1_000_000),
    busy: isSet(values, 'busy'),
  };
}

function drawStudents(school: School, { students, seed }: Year): Student[] {
  return Array.from({ length: students }, (_, number) => {
    const random = seededRandom(seed * 1_000_003 + number);
    const learner = drawLearner(number, school.items, seed, random);
    return new Student(`student_${number + 1}`, school, learner, drawHabits(random), random);
  });
}

async function main(): Promise<void> {
  const year = readOptions();
  await build();
  const began = performance.now();
  await using open = new AsyncDisposableStack();
  const cluster = await startCluster();
  open.defer(() => cluster.stop());
  const url = await createDatabase(cluster.url('postgres'), 'year');
  const servers: YearServer[] = [];
  for (let number = 0; number < SERVERS; number += 1) {
    const server = await startYearServer(url, BEGINS_AT, year.seed * 10 + number);
    open.defer(() => server.stop());
    servers.push(server);
  }
  const db = await openPostgres(url, 2);
  open.defer(() => db.close());
  const course = await loadCourse(db);
  const urls = servers.map((server) => server.url);
  const school = openSchool(course, urls, BEGINS_AT, seededRandom(year.seed));
  const students = drawStudents(school, year);
  await live(students, servers, db, { ...year, beginsAt: BEGINS_AT });

  const { text, faults } = await reportOf(db.kysely, course, school, servers);
  const submitted = students.reduce((sum, { quizzes }) => sum + quizzes, 0);
  const finished = await countFinished(db.kysely);
  if (finished !== submitted) faults.push(`${submitted} quizzes were submitted, and ${finished} counted.`);
  const summary =
    `${year.students} students, ${year.weeks} weeks, seed ${year.seed}: ${submitted} quizzes, ${school.api.requests} requests, ` +
    `${school.api.failures.length} failed; ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`;
  console.log([summary, text, ...faults].join('\n\n')); // the command's report
  if (faults.length > 0) process.exitCode = 1;
}

await runCommand(USAGE, main);
