import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timelineOf } from '../economics/lesson/timeline';
import { silentMp3 } from '../test-support/silent-mp3';
import { temporaryDirectory } from '../test-support/temporary-directory';
import { DESKTOP, openPage, sharedBrowser } from './support/browser';
import { startServer, type StartedServer } from './support/server';
import { sharedServer } from './support/site';
import { shippedChapters } from '../test-support/shipped-course';

// A copy of the course with a new paragraph, and with a lesson that has recordings. They are silent, and take as long as
// the voice would.

const chapter = shippedChapters.find(({ lesson }) => lesson !== null);
if (!chapter?.lesson) throw new Error('The course has a lesson.');
const { slug, lesson } = chapter;
const { scenes } = timelineOf(lesson.lesson);
const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

const NEW_PARAGRAPH = 'A paragraph of today.';

function changedCourse(): string {
  const courseDir = join(temporaryDirectory(), 'course');
  cpSync('course', courseDir, { recursive: true });
  addParagraph(join(courseDir, 'unit-4-government-intervention', '4.1-taxes', 'chapter.md'));
  recordLesson(courseDir);
  return courseDir;
}

function addParagraph(file: string): void {
  const text = readFileSync(file, 'utf8').replace('# Video blurb\n', `# Video blurb\n\n${NEW_PARAGRAPH}\n`);
  writeFileSync(file, text);
}

function recordLesson(courseDir: string): void {
  const folder = join(courseDir, dirname(chapter?.at.file ?? ''));
  mkdirSync(join(folder, 'audio'));
  let text = readFileSync(join(folder, 'lesson.yaml'), 'utf8');
  for (const { scene, from, to, beats } of scenes) {
    const times = beats.map((beat) => tenths(beat.from - from));
    const recording = `    recording: { seconds: ${tenths(to - from)}, beats: [${times.join(', ')}] }`;
    text = text.replace(`  - id: ${scene.id}\n`, `  - id: ${scene.id}\n${recording}\n`);
    writeFileSync(join(folder, 'audio', `${scene.id}.mp3`), silentMp3(to - from));
  }
  writeFileSync(join(folder, 'lesson.yaml'), text);
}

let server: StartedServer;
beforeAll(async () => {
  server = await startServer({ env: { COURSE_DIR: changedCourse(), DEMO: 'off' } });
});
afterAll(() => server.stop());

test('a page changes with the course', async () => {
  const [changed, asShipped] = await Promise.all(
    [server, sharedServer()].map(({ url }) => fetch(`${url}/video-library/taxes`)),
  );
  expect(await changed?.text()).toContain(NEW_PARAGRAPH);
  expect(changed?.headers.get('etag')).not.toBe(asShipped?.headers.get('etag'));
});

test('a recorded lesson plays its recordings, moves in them, and asks its questions', async () => {
  const { page, problems, close } = await openPage(await sharedBrowser(), DESKTOP, server.url);
  const heard: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/recordings/')) heard.push(`${response.status()} ${response.headers()['content-type']}`);
  });
  const place = page.getByRole('slider', { name: 'Position in the lesson' });
  const seconds = async () => Number(await place.inputValue());

  await page.goto(`/video-library/${slug}`);
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('button', { name: 'Play with voice' }).click();
  await expect.poll(seconds, { message: 'the recording plays' }).toBeGreaterThan(2);
  expect(heard[0]).toMatch(/^20[06] audio\/mpeg$/);

  const asking = scenes.find(({ scene }) => scene.ask !== null);
  await place.fill(String(Math.floor(asking?.to ?? 0) - 1));
  await page.getByRole('region', { name: 'A question before we continue' }).waitFor();
  await page.getByRole('button', { name: 'Skip the question' }).click();
  await expect.poll(seconds, { message: 'the recording plays on' }).toBeGreaterThan((asking?.to ?? 0) + 1);
  expect(problems).toEqual([]);
  await close();
});
