import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lesson } from '../../economics/lesson/lesson';
import { recordingUrl } from '../../economics/lesson/lesson';
import { silentMp3 } from '../../test-support/silent-mp3';
import { temporaryDirectory } from '../../test-support/temporary-directory';
import { describedRecording, describeRecording } from '../src/course/read/course-files';
import { startTestApp, type TestApp } from './support/app';
import { openTestDatabase } from './support/database';

const SOUND = silentMp3(2);
const OTHER = silentMp3(3);
const hashOf = (file: Buffer) => describedRecording(describeRecording(file)).hash;
const urlOf = (file: Buffer) => recordingUrl({ hash: hashOf(file), seconds: 2, beats: [0] });

let app: TestApp;
let db: Awaited<ReturnType<typeof openTestDatabase>>;

/** A course folder with two recordings, of which the published lesson of the first chapter has one. */
beforeAll(async () => {
  const courseDir = temporaryDirectory();
  const folder = join(courseDir, 'unit-1', '1.1-scarcity', 'audio');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'choices.mp3'), SOUND);
  writeFileSync(join(folder, 'draft.mp3'), OTHER);
  db = await openTestDatabase();
  const row = await db.kysely.selectFrom('chapter').select('lesson').where('id', '=', 1).executeTakeFirstOrThrow();
  const lesson = row.lesson as Lesson; // the shipped first chapter has one
  const recording = { hash: hashOf(SOUND), seconds: 2, beats: lesson.scenes[0]?.beats.map((_, index) => index / 9) };
  const scenes = lesson.scenes.map((scene, index) => (index === 0 ? { ...scene, recording } : scene));
  await db.kysely
    .updateTable('chapter')
    .set({ lesson: JSON.stringify({ ...lesson, scenes }) as never }) // the driver stores text in a JSON column as it is
    .where('id', '=', 1)
    .execute();
  app = await startTestApp(undefined, { db, courseDir });
});
afterAll(async () => {
  await app.stop();
  await db.close();
});

describe('a recording', () => {
  it('is an MP3 that a browser may keep for good', async () => {
    const response = await fetch(app.url + urlOf(SOUND));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(await response.arrayBuffer()).equals(SOUND)).toBe(true);
  });

  it('is sent in parts, so that a student can move in it', async () => {
    const response = await fetch(app.url + urlOf(SOUND), { headers: { Range: 'bytes=144-287' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 144-287/${SOUND.length}`);
    expect((await response.arrayBuffer()).byteLength).toBe(144);
  });

  it('has its address in the lesson', async () => {
    const lesson = (await (await fetch(`${app.url}/lessons/${app.course.chapter(1).slug}.json`)).json()) as Lesson; // our own file
    expect(lesson.scenes[0]?.recording?.hash).toBe(hashOf(SOUND));
  });

  it.each([
    ['that no published lesson has', urlOf(OTHER)],
    ['by the name of its file', '/recordings/choices.mp3'],
    ['by a path', '/recordings/..%2F..%2Fcourse.md'],
    ['without a name', `/recordings/${hashOf(SOUND)}`],
  ])('is not served %s', async (_how, path) => {
    const response = await fetch(app.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('ÿû');
  });
});
