import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importChecked, importIfChanged } from '../src/course/import/import-course';
import { NoCourse, publishCourse } from '../src/course/publish-course';
import type { Database } from '../src/database/database';
import {
  SAMPLE_CHAPTER,
  SAMPLE_GIFT,
  sampleCourse,
  sampleFiles,
  writeCourse,
} from './fixtures/course-sample/sample-course';
import { openEmptyDatabase } from './support/database';

describe('a start after an author’s slip', () => {
  let db: Database;
  let directory: string;
  const said: string[] = [];
  const at = (path: string) => join(directory, path);
  const publish = () => publishCourse(db, directory, (line) => said.push(...line.split('\n')));

  beforeAll(async () => void (db = await openEmptyDatabase()));
  afterAll(() => db.close());
  beforeEach(() => {
    directory = writeCourse(sampleFiles());
    said.length = 0;
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(at(file), change(sampleFiles().get(file) ?? ''));

  it('ends with the problems and without a stack where no course is stored', async () => {
    rewrite(SAMPLE_CHAPTER, (text) => text.replace('1.2 Trade', '*trade'));
    const error: unknown = await publish().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NoCourse);
    expect(String(error)).toContain(`${SAMPLE_CHAPTER}:3  the alias *trade stands for nothing`);
    expect(String(error)).toContain('There is no course to serve yet.');
  });

  it.each<[string, () => void, string]>([
    [
      'an alias without an anchor',
      () => rewrite(SAMPLE_CHAPTER, (text) => text.replace('1.2 Trade', '*trade')),
      `${SAMPLE_CHAPTER}:3`,
    ],
    [
      'quotes nested 8,000 deep',
      () => rewrite(SAMPLE_GIFT, (text) => text.replace('Why do', '>'.repeat(8_000))),
      `${SAMPLE_GIFT}:3`,
    ],
    ['a folder named like a file', () => mkdirSync(at('x.yaml')), 'x.yaml:1'],
    ['a FIFO', () => void execFileSync('mkfifo', [at('notes.md')]), 'notes.md:1'],
    ['a broken link', () => symlinkSync('nowhere', at('lost.md')), 'lost.md:1'],
    [
      'a recording that is a FIFO',
      () => {
        mkdirSync(at('audio'));
        execFileSync('mkfifo', [at('audio/a.mp3')]);
      },
      'audio/a.mp3:1',
    ],
    [
      'an id beyond PostgreSQL’s integers',
      () => rewrite(SAMPLE_CHAPTER, (text) => text.replace('id: 1\n', 'id: 2147483648\n')),
      `${SAMPLE_CHAPTER}:2`,
    ],
    [
      'no course folder',
      () => {
        rmSync(directory, { recursive: true });
        mkdirSync(directory);
      },
      'course.md:1',
    ],
  ])('shows the stored course and tells the line of %s', async (_, slip, place) => {
    const stored = await publish();
    expect(said).toEqual([]);
    slip();
    const shown = await publish();
    expect(shown.fingerprint).toBe(stored.fingerprint);
    expect(shown.chapters.map(({ slug }) => slug)).toEqual(['trade', 'money']);
    expect(said[0]).toMatch(new RegExp(`^${place}  .+ — .+`));
    expect(said.at(-1)).toBe('The site still shows the previous course.');
  });

  it('tells some of a thousand problems, and how to see the others', async () => {
    await publish();
    rewrite(SAMPLE_GIFT, (text) => text + 'Is it {=so\n\n// [id:x]\n'.repeat(1_000));
    await publish();
    expect(said.length).toBeLessThan(40);
    expect(said.join('\n')).toMatch(/… and \d+ problems more: npm run course:check/);
  });

  it('says nothing of an editor’s lock file', async () => {
    await publish();
    symlinkSync('me@home.1234:5', at('.#course.md'));
    expect(await importIfChanged(db, directory, new Date())).toEqual({ outcome: 'unchanged' });
  });

  it('reports what only the database refuses, without its statement', async () => {
    const course = sampleCourse();
    const units = course.units.map((unit) => ({ ...unit, id: unit.id + 2 ** 31 }));
    const imported = await importChecked(db, { ...course, units }, new Date());
    expect(imported).toMatchObject({ outcome: 'refused', problems: [{ file: 'course.md', line: 1 }] });
    expect(JSON.stringify(imported)).not.toMatch(/insert into|\bat .*\.ts/);
  });
});
