import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../database/database';
import { fingerprintOf, readCourseFiles } from '../read/course-files';
import { CourseImport } from '../course-import.entity';
import type { CourseProblem, CourseSource } from '../read/course-source';
import { importLibrary } from './import-library';
import { importQuestions, type QuestionCounts } from './import-questions';
import { inspectCourse } from '../check/validate-course';
import { removeGone } from './delete-removed';

export interface ImportResult {
  readonly questions: QuestionCounts;
  /** What the course no longer has, but stays because students' data stands on it. */
  readonly leftInPlace: readonly string[];
}

/** Any number that no other advisory lock of this database uses. */
const COURSE_LOCK = 20_241_212;

/**
 * Brings the database to what the course says, in one transaction; servers that import at once take turns. The course
 * must have passed the check. Importing it again writes nothing.
 */
export async function importCourse(em: SqlEntityManager, course: CourseSource, now: Date): Promise<ImportResult> {
  return em.transactional(
    async (inside) => {
      await inside.execute('select pg_advisory_xact_lock(?)', [COURSE_LOCK]);
      await importLibrary(inside, course);
      const questions = await importQuestions(inside, course, now);
      const leftInPlace = await removeGone(inside, course);
      await remember(inside, course, now);
      return { questions, leftInPlace };
    },
    { clear: true },
  );
}

async function remember(em: SqlEntityManager, { fingerprint, misconceptions }: CourseSource, now: Date): Promise<void> {
  const last = await em.findOne(CourseImport, CourseImport.ONLY_ID);
  if (last?.fingerprint === fingerprint) return;
  const beliefs = Object.fromEntries(misconceptions);
  const row = { id: CourseImport.ONLY_ID, fingerprint, importedAt: now, beliefs };
  em.persist(Object.assign(last ?? new CourseImport(), row));
  await em.flush();
}

export type ImportOutcome =
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'imported'; readonly result: ImportResult }
  /** Nothing was written: the course that was imported before still stands. */
  | { readonly outcome: 'refused'; readonly problems: readonly CourseProblem[] };

/** For the start of a server: imports the course below `directory` when its files are not those of the last import. */
export async function importIfChanged(db: Database, directory: string, now: Date): Promise<ImportOutcome> {
  const last = await db.fork().findOne(CourseImport, CourseImport.ONLY_ID);
  if (last?.fingerprint === fingerprintOf(readCourseFiles(directory))) return { outcome: 'unchanged' };

  const { course, problems } = inspectCourse(directory);
  if (problems.length > 0) return { outcome: 'refused', problems };
  return { outcome: 'imported', result: await importCourse(db.fork(), course, now) };
}
