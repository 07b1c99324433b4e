import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessonEvents, lessonFolder, previewLesson, type LessonPreview } from './lesson-preview';

// What an author sees while writing, on a copy of one unit of the course.

const UNIT = 'unit-4-government-intervention';
const courseDir = mkdtempSync(join(tmpdir(), 'lesson-'));
const folder = `${UNIT}/4.1-taxes`;
const file = join(courseDir, folder, 'lesson.yaml');
let good: string;

beforeAll(() => {
  for (const part of ['course.md', 'misconceptions.yaml', 'question-models', UNIT])
    cpSync(join('course', part), join(courseDir, part), { recursive: true });
  good = readFileSync(file, 'utf8');
});
afterAll(() => rmSync(courseDir, { recursive: true }));

const lineOf = (text: string) => good.slice(0, good.indexOf(text)).split('\n').length;

test.each(['4.1', 'taxes', '4.1 Taxes'])('lesson preview finds the chapter by %s', (wanted) => {
  expect(lessonFolder(courseDir, wanted)).toBe(folder);
});

test('lesson preview suggests the nearest chapter for a misspelled one', () => {
  expect(() => lessonFolder(courseDir, 'subsidys')).toThrow('There is no chapter subsidys. Did you mean subsidies?');
});

test('lesson preview shows a valid lesson without problems', () => {
  const { lesson, problems } = previewLesson(courseDir, folder);
  expect(lesson?.title).toBeTruthy();
  expect(problems).toEqual([]);
});

test('lesson preview sends each save: first the problem with its line, then the corrected lesson', async () => {
  const server = createServer(lessonEvents(courseDir, folder)).listen(0);
  const { port } = server.address() as AddressInfo; // it listens on a port
  const response = await fetch(`http://localhost:${port}`);
  const events = readEvents(response.body);

  expect((await events.next()).value?.lesson?.title).toBeTruthy();

  writeFileSync(file, good.replace('kind: market', 'kind: bazaar'));
  const broken = (await events.next()).value;
  expect(broken?.lesson).toBeNull();
  expect(broken?.problems[0]?.file).toBe(`${folder}/lesson.yaml`);
  expect(broken?.problems[0]?.line).toBeGreaterThan(1);
  expect(broken?.problems[0]?.message).toContain('frame');

  const heading = /heading: (.+)/.exec(good)?.[1] ?? '';
  writeFileSync(file, good.replace(heading, 'A heading that goes on for much longer than any frame is wide'));
  const long = (await events.next()).value;
  expect(long?.lesson).not.toBeNull();
  expect(long?.problems).toMatchObject([{ message: 'its heading has 61 characters', line: lineOf(heading) - 1 }]);

  writeFileSync(file, good);
  expect((await events.next()).value).toMatchObject({ problems: [] });
  await events.return(undefined);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('lesson preview reports a missing lesson.yaml', () => {
  rmSync(file);
  const { lesson, problems } = previewLesson(courseDir, folder);
  expect(lesson).toBeNull();
  expect(problems[0]?.message).toContain('there is no lesson');
  writeFileSync(file, good);
});

async function* readEvents(body: ReadableStream<Uint8Array> | null): AsyncGenerator<LessonPreview> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) yield JSON.parse(message.slice('data: '.length)) as LessonPreview; // what the server wrote
  }
}
