import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from '../../../test-support/postgres';

// Databases and settings for the servers in these tests.

/** Rate limits so high that no fault test reaches them. */
export const WIDE_LIMITS = JSON.stringify(
  Object.fromEntries(
    ['requestsPerIp', 'signUpsPerIp', 'retrievalsPerIp', 'contactMessagesPerIp'].map((name) => [name, 1_000_000]),
  ),
);

/**
 * URL of a new PostgreSQL database. In the shared cluster it is a clone of the database with the course, otherwise it
 * is empty.
 */
export function newDatabase(ownCluster?: string): Promise<string> {
  const name = `faults_${randomBytes(6).toString('hex')}`;
  return ownCluster === undefined
    ? createDatabase(inject('postgresUrl'), name, 'course')
    : createDatabase(ownCluster, name);
}

/** Server settings for each kind of database. */
export const DATABASES: readonly (readonly [name: string, settings: () => Promise<Record<string, string>>])[] = [
  ['the embedded database', () => Promise.resolve({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await newDatabase() })],
];
