import type { Database } from '../graphql-server/src/database/database';
import { importIfChanged } from '../graphql-server/src/course/import/import-course';

// Two databases are created once per run. Every test file opens a copy of one of them.

/** `empty` is only migrated. `course` also contains the authored course, and no students. */
export type TestDatabase = 'empty' | 'course';

/** Fills the database as `template` requires, then closes it. */
export async function fill(db: Database, template: TestDatabase): Promise<void> {
  await db.migrate();
  if (template === 'course') await importIfChanged(db, 'course', new Date('2026-11-20T18:00:00Z'));
  await db.close();
}
