import type { Database } from '../graphql-server/src/database/database';
import { importCourse } from '../graphql-server/src/course/import/import-course';
import { readCourse } from '../graphql-server/src/course/read/read-course';

// Two databases are created once per run. Every test file opens a copy of one of them.

/** `empty` is only migrated. `course` also contains the authored course, and no students. */
export type TestDatabase = 'empty' | 'course';

/** Fills the database as `template` requires, then closes it. */
export async function fill(db: Database, template: TestDatabase): Promise<void> {
  await db.migrate();
  // Not checked first, which takes longer than the import. npm run course:check does that.
  if (template === 'course')
    await importCourse(db.fork(), readCourse('course').course, new Date('2026-11-20T18:00:00Z'));
  await db.close();
}
