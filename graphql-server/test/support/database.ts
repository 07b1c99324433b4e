import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openEmbedded, openPostgres, type Database } from '../../src/database/database';

/** A migrated, empty database of its own: embedded, or on the throw-away PostgreSQL, as TEST_DATABASE says. */
export async function openTestDatabase(): Promise<Database> {
  const db = await open();
  await db.migrate();
  return db;
}

async function open(): Promise<Database> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return openEmbedded();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await openPostgres(inject('postgresUrl'), 1);
  await admin.rows({ name: '', text: `create database ${name}` }, []);
  await admin.close();
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return openPostgres(url.href);
}
