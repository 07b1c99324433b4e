import type { Database } from '../graphql-server/src/database/database';
import { importIfChanged } from '../graphql-server/src/course/import/import-course';

// Two databases are made once a run; every test file opens a copy of one of them.

/** `empty` is migrated, `course` holds the authored course too and no student. */
export type TestDatabase = 'empty' | 'course';

/** Migrates and imports what `template` is to hold, and closes the database. */
export async function fill(db: Database, template: TestDatabase): Promise<void> {
  await db.migrate();
  if (template === 'course') await importIfChanged(db, 'course', new Date('2026-11-20T18:00:00Z'));
  await db.close();
}
