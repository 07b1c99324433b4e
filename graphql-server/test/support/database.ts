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

/** A PostgreSQL database of its own with one connection, which prepares statements under their names or does not. */
export async function openWithOneConnection(statementNames: boolean): Promise<Database> {
  return openPostgres(await newPostgres('empty'), 1, statementNames);
}

/** The URL of a PostgreSQL database of its own. */
export function newPostgres(template: TestDatabase): Promise<string> {
  return createDatabase(inject('postgresUrl'), `test_${randomBytes(6).toString('hex')}`, template);
}

async function openCopy(template: TestDatabase): Promise<Database> {
  if (process.env['TEST_DATABASE'] === 'postgres') return openPostgres(await newPostgres(template));
  const copy = join(temporaryDirectory(), template);
  cpSync(join(inject('embeddedTemplates'), template), copy, { recursive: true });
  return openEmbedded(copy);
}
