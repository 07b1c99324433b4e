import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from '../../../test-support/postgres';
import { temporaryDirectory } from '../../../test-support/temporary-directory';
import type { TestDatabase } from '../../../test-support/test-databases';
import { openEmbedded, openPostgres, type Database } from '../../src/database/database';

/** A database of its own with the course and no student: embedded or PostgreSQL, as TEST_DATABASE says. */
export const openTestDatabase = (): Promise<Database> => openCopy('course');

/** A migrated database of its own with nothing in it. */
export const openEmptyDatabase = (): Promise<Database> => openCopy('empty');

async function openCopy(template: TestDatabase): Promise<Database> {
  if (process.env['TEST_DATABASE'] === 'postgres') {
    const name = `test_${randomBytes(6).toString('hex')}`;
    return openPostgres(await createDatabase(inject('postgresUrl'), name, template));
  }
  const copy = join(temporaryDirectory(), template);
  cpSync(join(inject('embeddedTemplates'), template), copy, { recursive: true });
  return openEmbedded(copy);
}
