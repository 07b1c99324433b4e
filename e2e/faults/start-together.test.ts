import { expect, inject, test } from 'vitest';
import { LibraryDocument } from '../../schema/generated/graphql';
import { sampleFiles, writeCourse } from '../../graphql-server/test/fixtures/course-sample/sample-course';
import { openPostgres } from '../../graphql-server/src/database/database';
import { sendOperation } from '../support/graphql';
import { launchServer } from '../support/server';
import { enroll, me } from '../support/student';
import { newDatabase } from './support/databases';

// Servers that start at the same moment on an empty PostgreSQL, as a first deployment does, with a small course.

const SERVERS = 4;
const newEmptyDatabase = () => newDatabase(inject('postgresUrl'), 'template1');

test('migrations that begin together run once', async () => {
  const url = await newEmptyDatabase();
  const databases = await Promise.all(Array.from({ length: SERVERS }, () => openPostgres(url)));
  try {
    const done = await Promise.all(databases.map((db) => db.migrate()));
    expect(done.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await databases[0]!.drift()).toBe('');
  } finally {
    await Promise.all(databases.map((db) => db.close()));
  }
});

test('servers that start together all get ready, with one course', async () => {
  const COURSE_DIR = writeCourse(sampleFiles());
  const env = { DATABASE_URL: await newEmptyDatabase(), LOG_LEVEL: 'warn', COURSE_DIR };
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => launchServer({ env })));
  try {
    await Promise.all(servers.map((server) => server.ready()));
    const [first, ...others] = servers;
    const student = await enroll(first!, 'first_of_all', 1);
    const library = await sendOperation(first!, LibraryDocument, {});
    expect(library.subjects[0]?.units[0]?.chapters.length).toBeGreaterThan(0);
    for (const other of others) {
      expect(await sendOperation(other, LibraryDocument, {})).toEqual(library);
      expect(await me(other, student)).toEqual(await me(first!, student));
    }
    for (const server of servers) expect(server.output()).not.toMatch(/"level":[456]0|Error/);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});
