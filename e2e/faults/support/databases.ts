import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openPostgres } from '../../../graphql-server/src/database/database';

// What a server in these stories is started on.

/** So wide that no story about faults meets them. */
export const WIDE_LIMITS = JSON.stringify(
  Object.fromEntries(
    ['requestsPerIp', 'signUpsPerIp', 'retrievalsPerIp', 'contactMessagesPerIp'].map((name) => [name, 1_000_000]),
  ),
);

/** The address of a new, empty PostgreSQL database, in the cluster that all stories share unless told otherwise. */
export async function newDatabase(maintenance = inject('postgresUrl')): Promise<string> {
  const name = `faults_${randomBytes(6).toString('hex')}`;
  const admin = await openPostgres(maintenance, 1);
  await admin.rows({ name: '', text: `create database ${name}` }, []);
  await admin.close();
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  return url.href;
}

/** The settings of a server on either kind of database. */
export const DATABASES: readonly (readonly [name: string, settings: () => Promise<Record<string, string>>])[] = [
  ['the embedded database', () => Promise.resolve({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await newDatabase() })],
];
