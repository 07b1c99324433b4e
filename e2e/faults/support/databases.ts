import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from '../../../test-support/postgres';

// What a server in these stories is started on.

/** So wide that no story about faults meets them. */
export const WIDE_LIMITS = JSON.stringify(
  Object.fromEntries(
    ['requestsPerIp', 'signUpsPerIp', 'retrievalsPerIp', 'contactMessagesPerIp'].map((name) => [name, 1_000_000]),
  ),
);

/** The address of a new PostgreSQL database, in the shared cluster a clone of the one with the course, elsewhere empty. */
export function newDatabase(ownCluster?: string): Promise<string> {
  const name = `faults_${randomBytes(6).toString('hex')}`;
  return ownCluster === undefined
    ? createDatabase(inject('postgresUrl'), name, 'course')
    : createDatabase(ownCluster, name);
}

/** The settings of a server on either kind of database. */
export const DATABASES: readonly (readonly [name: string, settings: () => Promise<Record<string, string>>])[] = [
  ['the embedded database', () => Promise.resolve({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await newDatabase() })],
];
