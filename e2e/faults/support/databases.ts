import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from '../../../test-support/postgres';

// Databases and settings for the servers in these tests.

/** Rate limits so high that no fault test reaches them. */
export const WIDE_LIMITS = JSON.stringify(
  Object.fromEntries(
    [
      'requestsPerIp',
      'passwordsPerIp',
      'signUpsPerIp',
      'sessionsPerStudent',
      'attemptsPerStudent',
      'visitorAttemptsPerIp',
      'visitorKilobytesPerIp',
      'visitorKilobytesPerServer',
      'savedKilobytes',
      'retrievalsPerIp',
      'contactMessagesPerIp',
    ].map((name) => [name, 1_000_000]),
  ),
);

/** URL of a new PostgreSQL database in a cluster: a clone of its database with the course, unless it is to be empty. */
export const newDatabase = (cluster = inject('postgresUrl'), template: 'course' | 'template1' = 'course') =>
  createDatabase(cluster, `faults_${randomBytes(6).toString('hex')}`, template);

/** Server settings for each kind of database. */
export const DATABASES: readonly (readonly [name: string, settings: () => Promise<Record<string, string>>])[] = [
  ['the embedded database', () => Promise.resolve({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await newDatabase() })],
];
