import type { Logger } from 'pino';
import { createJob, type BackgroundJob } from '../background-job';
import type { Database } from '../database/database';
import { isUnavailable } from '../database/unavailable';
import { loadCourse, type Course } from './course';

/** How long a server may answer with a course that has been replaced, in milliseconds. */
const CHECK_EVERY_MS = 2_000;

/**
 * Returns a function that looks whether another course was imported than the one shown, by whichever server or command, and has it
 * shown. A course that cannot be shown is logged, and the one before stays.
 */
export function courseCheck(
  db: Database,
  shown: Course,
  log: Logger,
  show: (course: Course) => void,
): () => Promise<void> {
  let { fingerprint } = shown;
  return async () => {
    try {
      if ((await readFingerprint(db)) === fingerprint) return;
      const course = await loadCourse(db);
      fingerprint = course.fingerprint;
      show(course);
      log.info({ event: 'courseReplaced' }, 'courseReplaced');
    } catch (error) {
      // Requests report a database that is away.
      if (!isUnavailable(error)) log.error({ err: error }, 'the imported course cannot be shown');
    }
  };
}

async function readFingerprint({ kysely }: Database): Promise<string> {
  const imported = await kysely.selectFrom('course_import').select('fingerprint').executeTakeFirst();
  return imported?.fingerprint ?? '';
}

/** Checks at intervals instead of listening to PostgreSQL, because a pooler in transaction mode delivers no notifications. */
export function startCourseJob(check: () => Promise<void>): BackgroundJob {
  const job = createJob(check, CHECK_EVERY_MS);
  job.wake();
  return job;
}
