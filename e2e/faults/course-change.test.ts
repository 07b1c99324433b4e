import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LibraryDocument } from '../../schema/generated/graphql';
import { temporaryDirectory } from '../../test-support/temporary-directory';
import { sendOperation } from '../support/graphql';
import { launchServer, type StartedServer } from '../support/server';
import { newDatabase } from './support/databases';
import { until } from './support/waiting';

// Two servers on one PostgreSQL. The second starts with a newer course than the first.

const CHAPTER = 'unit-1-intro-to-economic-concepts/1.1-scarcity-choice-and-opportunity-cost/chapter.md';
const NAME = '1.1 Scarcity, Choice and Opportunity Cost';
const NEW_NAME = '1.1 Scarcity and Opportunity Cost';

/** A copy of the course with another name for its first chapter. */
function newerCourse(): string {
  const directory = temporaryDirectory();
  cpSync('course', directory, { recursive: true });
  const file = join(directory, CHAPTER);
  writeFileSync(file, readFileSync(file, 'utf8').replace(`name: ${NAME}`, `name: ${NEW_NAME}`));
  return directory;
}

async function firstChapter(server: StartedServer): Promise<string | undefined> {
  const library = await sendOperation(server, LibraryDocument, {});
  return library.subjects[0]?.units[0]?.chapters[0]?.name;
}

test('a server shows a course that another one imported, without a restart', async () => {
  const env = { DATABASE_URL: await newDatabase(), LOG_LEVEL: 'info' };
  const first = await launchServer({ env });
  await first.ready();
  const second = await launchServer({ env: { ...env, COURSE_DIR: newerCourse() } });
  try {
    expect(await firstChapter(first)).toBe(NAME);
    await second.ready();
    expect(await firstChapter(second)).toBe(NEW_NAME);
    await until('the new course on the first server', async () => (await firstChapter(first)) === NEW_NAME);
    const page = await (await fetch(`${first.url}/video-library/scarcity-choice-and-opportunity-cost`)).text();
    expect(page).toContain(NEW_NAME);
    expect(page).not.toContain(NAME);
    expect(first.output()).toContain('courseReplaced');
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});
