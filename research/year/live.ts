import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Database } from '../../graphql-server/src/database/database';
import { studyTimes } from './habits';
import type { YearServer } from './servers';
import { DAY_MS, type Student } from './student';

const CONCURRENT_STUDENTS = 12;
const DAYS_A_WEEK = 7;
/**
 * When the background jobs look by their clock, in days: after a day of study, or, in a busy year, while students study. Then it is before
 * the times of all requests of the day, because no quiz ends in a past that was counted.
 */
const NIGHT = 1 + 3 / 24;
const BUSY = 14 / 24;
/** The jobs are done when nothing is seen of them at so many looks, one shortly after the other. */
const QUIET_LOOKS = 5;
const LOOK_EVERY_MS = 10;

/** Jobs that take a turn in learner_report first, and how their logs call it when they are done or failed. */
const DONE: Readonly<Record<string, RegExp>> = {
  fit: /parametersFitted|could not be fitted/,
  trial: /trialReported|could not be reported/,
};

/** Whether a background job is at work: it holds a lock, waits for the database, or has taken a turn and not said that it is done. */
async function isAtWork(at: number, servers: readonly YearServer[], { kysely }: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database()))
      or exists (select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle') as busy`.execute(kysely);
  if (rows[0]?.busy) return true;
  const turns = await kysely.selectFrom('learner_report').select('name').where('made_at', '=', new Date(at)).execute();
  const said = servers.flatMap(({ log }) => log.filter(({ time }) => time === at).map(({ msg }) => msg));
  return turns.some(({ name }) => !said.some((message) => DONE[name]?.test(message)));
}

/** Moves all clocks, and waits until the background jobs have done what they had to. */
async function moveTo(at: number, servers: readonly YearServer[], db: Database): Promise<void> {
  await Promise.all(servers.map((server) => server.moveTo(at)));
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
    await delay(LOOK_EVERY_MS);
    if (await isAtWork(at, servers, db)) quiet = -1;
  }
}

interface Calendar {
  readonly beginsAt: number;
  readonly weeks: number;
  readonly busy: boolean;
}

/** All students study day by day, those of one day at the same time, and once a day the servers' jobs look. */
export async function live(
  students: readonly Student[],
  servers: readonly YearServer[],
  db: Database,
  { beginsAt, weeks, busy }: Calendar,
): Promise<void> {
  const limit = pLimit(CONCURRENT_STUDENTS);
  // One after the other, so that the same student has the same id in every run.
  for (const student of students) await student.signUp();
  for (let week = 0; week < weeks; week += 1) {
    const plans = students.map((student) => ({ student, times: studyTimes(student.habits, week, student.random) }));
    for (let weekday = 0; weekday < DAYS_A_WEEK; weekday += 1) {
      const day = week * DAYS_A_WEEK + weekday;
      const studying = plans.map(({ student, times }) => {
        const today = times.filter((time) => Math.floor(time) === weekday).map((time) => week * DAYS_A_WEEK + time);
        return limit(() => student.study(today, week));
      });
      if (busy) studying.push(moveTo(beginsAt + (day + BUSY) * DAY_MS, servers, db));
      await Promise.all(studying);
      if (!busy) await moveTo(beginsAt + (day + NIGHT) * DAY_MS, servers, db);
    }
    process.stderr.write(`Week ${week + 1} of ${weeks} is over.\n`);
  }
}
