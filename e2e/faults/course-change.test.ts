import { expect, inject, test } from 'vitest';
import {
  SAMPLE_CHAPTER,
  sampleFiles,
  writeCourse,
} from '../../graphql-server/test/fixtures/course-sample/sample-course';
import { LibraryDocument } from '../../schema/generated/graphql';
import { sendOperation } from '../support/graphql';
import { launchServer, type StartedServer } from '../support/server';
import { newDatabase } from './support/databases';
import { until } from './support/waiting';

// Two servers on one PostgreSQL. The second starts with a newer course than the first.

const NAME = '1.2 Trade';
const NEW_NAME = '1.2 Exchange';

/** A small course with this name for its first chapter. */
const courseWith = (name: string) => {
  const files = sampleFiles();
  return writeCourse(files.set(SAMPLE_CHAPTER, files.get(SAMPLE_CHAPTER)!.replace(NAME, name)));
};

async function firstChapter(server: StartedServer): Promise<string | undefined> {
  const library = await sendOperation(server, LibraryDocument, {});
  return library.subjects[0]?.units[0]?.chapters[0]?.name;
}

test('a server shows a course that another one imported, without a restart', async () => {
  const env = { DATABASE_URL: await newDatabase(inject('postgresUrl'), 'template1'), LOG_LEVEL: 'info' };
  const first = await launchServer({ env: { ...env, COURSE_DIR: courseWith(NAME) } });
  await first.ready();
  const second = await launchServer({ env: { ...env, COURSE_DIR: courseWith(NEW_NAME) } });
  try {
    expect(await firstChapter(first)).toBe(NAME);
    await second.ready();
    expect(await firstChapter(second)).toBe(NEW_NAME);
    await until('the new course on the first server', async () => (await firstChapter(first)) === NEW_NAME);
    const page = await (await fetch(`${first.url}/video-library/trade`)).text();
    expect(page).toContain(NEW_NAME);
    expect(page).not.toContain(NAME);
    expect(first.output()).toContain('courseReplaced');
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});
