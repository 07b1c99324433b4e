import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../database/database';
import { isUnavailable } from '../../database/unavailable';
import { COURSE } from '../check/rule';
import { validateFiles, validateWithSound } from '../check/validate-course';
import { CourseImportEntity } from '../course-import.entity';
import { problemOf } from '../read/attempt';
import { fingerprintOf, readCourseFiles } from '../read/course-files';
import type { CourseProblem, CourseSource } from '../read/course-source';
import { contentOf } from '../read/reference-source';
import { deleteRemoved } from './delete-removed';
import { importFreeResponses, type FreeResponseCounts } from './import-free-responses';
import { importLibrary } from './import-library';
import { importModels } from './import-models';
import { importQuestions, type QuestionCounts } from './import-questions';

interface ImportResult {
  readonly questions: QuestionCounts;
  readonly freeResponses: FreeResponseCounts;
  /** No longer in the course, but not deleted because student data refers to it. */
  readonly notDeleted: readonly string[];
}

/** The id of the one row about the last import. */
const IMPORT_ID = 1;

/** Any number that no other advisory lock of this database uses. */
const COURSE_LOCK = 20_241_212;

/**
 * Brings the database to what the course says, in one transaction; concurrent imports wait for each other. The course must
 * have passed the check. Importing it again writes nothing.
 */
export async function importCourse(db: SqlEntityManager, course: CourseSource, now: Date): Promise<ImportResult> {
  return db.transactional(
    async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [COURSE_LOCK]);
      await importLibrary(em, course);
      await importModels(em, course);
      const questions = await importQuestions(em, course, now);
      const freeResponses = await importFreeResponses(em, course, now);
      const notDeleted = await deleteRemoved(em, course);
      await saveFingerprint(em, course, now);
      return { questions, freeResponses, notDeleted };
    },
    { clear: true },
  );
}

const lastImport = (em: SqlEntityManager) => em.findOne(CourseImportEntity, IMPORT_ID);

/** That of the course which was imported last, and so has passed the check; null before the first. */
export const publishedFingerprint = async (db: Database): Promise<string | null> =>
  (await lastImport(db.fork()))?.fingerprint ?? null;

async function saveFingerprint(em: SqlEntityManager, course: CourseSource, now: Date): Promise<void> {
  const { fingerprint, misconceptions } = course;
  if ((await lastImport(em))?.fingerprint === fingerprint) return;
  const beliefs = Object.fromEntries(misconceptions);
  const reference = contentOf(course.reference);
  await em.upsert(CourseImportEntity, { id: IMPORT_ID, fingerprint, importedAt: now, beliefs, reference });
}

/** What an import did, for the console. */
export function importLines({ questions, freeResponses, notDeleted }: ImportResult): string[] {
  const { added, changed, retired, restored, unchanged } = questions;
  return [
    `Questions: ${added} added, ${changed} changed, ${retired} retired, ${restored} restored, ${unchanged} unchanged.`,
    `Free responses: ${freeResponses.added} added, ${freeResponses.changed} changed, ${freeResponses.retired} retired, ${freeResponses.unchanged} unchanged.`,
    ...notDeleted.map((name) => `No longer in the course, but not deleted because student data refers to it: ${name}.`),
  ];
}

type ImportOutcome = { readonly outcome: 'unchanged' } | CheckedOutcome;

type CheckedOutcome =
  | { readonly outcome: 'imported'; readonly result: ImportResult }
  /** Nothing was written: the previously imported course stays. */
  | { readonly outcome: 'refused'; readonly problems: readonly CourseProblem[] };

/** Imports a course that passed the check. What the database refuses to store of it is a problem, too; a database that is away is not. */
export async function importChecked(db: Database, course: CourseSource, now: Date): Promise<CheckedOutcome> {
  try {
    return { outcome: 'imported', result: await importCourse(db.fork(), course, now) };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return { outcome: 'refused', problems: [problemOf(error, COURSE)] };
  }
}

/**
 * Imports the course below `directory` unless its files are those of the last import. A server does this when it starts: whatever
 * is in the files, it only throws for the database.
 */
export async function importIfChanged(db: Database, directory: string, now: Date): Promise<ImportOutcome> {
  const published = await publishedFingerprint(db);
  const unread: CourseProblem[] = [];
  const files = readCourseFiles(directory, unread);
  if (unread.length === 0 && published === fingerprintOf(files)) return { outcome: 'unchanged' };

  const { course, problems } = await validateWithSound(directory, validateFiles(files, unread));
  return problems.length > 0 ? { outcome: 'refused', problems } : importChecked(db, course, now);
}
