import 'reflect-metadata';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { openEmbedded } from '../graphql-server/src/database/database';
import { addStudents } from '../graphql-server/test/support/add-students';
import { temporaryDirectory } from '../test-support/temporary-directory';
import { until } from './faults/support/waiting';
import { startServer } from './support/server';

it('the built server fits the parameters in its worker when there are enough answers', async () => {
  const dataDir = temporaryDirectory();
  cpSync(inject('freshData'), dataDir, { recursive: true });
  const db = await openEmbedded(join(dataDir, 'db'));
  await db.kysely.deleteFrom('users').execute();
  // A quiz counts ten minutes after it ended.
  await addStudents(db, 3, new Date(Date.now() - 60 * 60_000));
  await db.close();
  const server = await startServer({ dataDir });
  const reportLine = () =>
    server
      .output()
      .split('\n')
      .find((line) => line.includes('parametersFitted'));
  await until('the report of the fit', () => reportLine() !== undefined, 120_000);
  expect(await server.stop()).toBe(0);
  expect(reportLine()).toMatch(/"adopted":true.*"version":\d/);
});
