import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { timelineOf } from '../../economics/lesson/timeline';
import { silentMp3 } from '../../test-support/silent-mp3';
import { toneWav } from '../../test-support/tone-wav';
import type { LessonProgress, LessonToRecord } from '../../web/src/lessons/record/record-api';
import { previewLesson } from '../lesson-preview';
import type { Encoder } from './encode-mp3';
import { MOST_BYTES, recordRequests } from './record-requests';
import { Recorder } from './recorder';
import { scheduleOf, withSchedule } from './schedule';
import { shippedCourse } from '../../test-support/shipped-course';

// The tool that records lessons, on a copy of one chapter of the course, with an encoder that writes silence.

const UNIT = 'unit-4-government-intervention';
const SLUG = 'taxes';
const folder = `${UNIT}/4.1-taxes`;
const root = mkdtempSync(join(tmpdir(), 'record-'));
const courseDir = join(root, 'course');
const takesDir = join(root, 'takes');
const file = join(courseDir, folder, 'lesson.yaml');
const audio = join(courseDir, folder, 'audio');
const silence: Encoder = {
  encode(wav, mp3) {
    writeFileSync(mp3, silentMp3((readFileSync(wav).length - 44) / 2 / 16_000));
    return Promise.resolve();
  },
};
let good: string;
let server: Server;

beforeAll(() => {
  for (const part of ['course.md', 'misconceptions.yaml', join(UNIT, 'unit.md'), folder])
    cpSync(join('course', part), join(courseDir, part), { recursive: true });
  // The texts of its question models only: reading those of all takes a second, and each test reads the course again.
  const chapter = readFileSync(join(courseDir, folder, 'chapter.md'), 'utf8');
  for (const name of readdirSync('course/question-models'))
    if (chapter.includes(`  ${name.replace('.yaml', '')}: `))
      cpSync(join('course/question-models', name), join(courseDir, 'question-models', name));
  good = readFileSync(file, 'utf8');
});
beforeEach(() => begin());
afterEach(async () => {
  await stop();
  writeFileSync(file, good);
  for (const one of [takesDir, audio]) rmSync(one, { recursive: true, force: true });
});
afterAll(() => rmSync(root, { recursive: true }));

async function begin(): Promise<void> {
  const handle = recordRequests(new Recorder(courseDir, takesDir, silence));
  server = createServer((asked, response) => {
    asked.url = asked.url?.replace('/record-api', '');
    handle(asked, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}
const stop = () => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
};
const portOf = () => (server.address() as AddressInfo).port; // it listens on a port

interface Reply {
  readonly status: number;
  readonly body: string;
}

/** With any header, which fetch would not send. */
function send(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Reply> {
  const host = `127.0.0.1:${portOf()}`;
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const asked = request(
    {
      port: portOf(),
      host: '127.0.0.1',
      method,
      path: `/record-api${path}`,
      headers: { host, origin: `http://${host}`, ...headers },
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    },
  );
  asked.on('error', reject);
  asked.end(body);
  return promise;
}

const lesson = async () => JSON.parse((await send('GET', `/lessons/${SLUG}`)).body) as LessonToRecord; // our own reply
const progress = async () => JSON.parse((await send('GET', '/lessons')).body) as LessonProgress[]; // our own reply
const states = async () => (await lesson()).scenes.map(({ state }) => state);

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

/** As long as the player takes for the text, with its times. */
async function takeOf(index: number) {
  const { lesson: drawn } = await lesson();
  const { scenes } = timelineOf({ ...drawn, scenes: drawn.scenes.map(({ recording: _, ...scene }) => scene) });
  const timed = scenes[index];
  if (timed === undefined) throw new Error(`There is no scene ${index}.`);
  const { scene, from, to, beats } = timed;
  return { id: scene.id, beats: beats.map((beat) => hundredths(beat.from - from)), wav: toneWav(to - from) };
}
const put = (id: string, wav: Buffer, beats: unknown, headers: Record<string, string> = {}) =>
  send('PUT', `/takes/${SLUG}/${id}`, { 'x-beats': JSON.stringify(beats), ...headers }, wav);

async function record(index: number): Promise<void> {
  const { id, beats, wav } = await takeOf(index);
  expect((await put(id, wav, beats)).status).toBe(200);
  expect((await send('POST', `/takes/${SLUG}/${id}/keep`)).status).toBe(200);
}

async function recordAll(): Promise<void> {
  for (const index of (await lesson()).scenes.keys()) await record(index);
}

describe('recording a lesson', () => {
  it('lists every lesson of the course with its length and what is left', async () => {
    const all = await progress();
    expect(all.map(({ slug }) => slug)).toContain(SLUG);
    for (const { seconds, scenes, isPlaced } of all) {
      expect(seconds).toBeGreaterThan(120);
      expect(new Set(scenes.map(({ state }) => state))).toEqual(new Set(['missing']));
      expect(isPlaced).toBe(false);
    }
  });

  it('puts the recordings into the course once all scenes are accepted, and leaves the rest of the file as it was', async () => {
    await recordAll();
    const { scenes, isPlaced, problems } = await lesson();
    expect([isPlaced, problems]).toEqual([true, []]);
    expect(readdirSync(audio).toSorted()).toEqual(scenes.map(({ id }) => `${id}.mp3`).toSorted());
    const text = readFileSync(file, 'utf8');
    expect(text.replaceAll(/^ *recording: .*\n/gm, '')).toBe(good);
    expect(previewLesson(courseDir, folder).problems).toEqual([]);
  });

  it('leaves the course as it is while a scene is missing', async () => {
    await record(0);
    expect(await states()).toEqual(['accepted', ...(await states()).slice(1).map(() => 'missing')]);
    expect(readFileSync(file, 'utf8')).toBe(good);
    expect(existsSync(audio)).toBe(false);
  });

  it('goes on where it was stopped, also before a take was accepted', async () => {
    await record(0);
    const { id, beats, wav } = await takeOf(1);
    await put(id, wav, beats);
    await stop();
    await begin();
    expect((await states()).slice(0, 3)).toEqual(['accepted', 'taken', 'missing']);
    expect((await send('GET', `/takes/${SLUG}/${id}`)).body.slice(0, 4)).toBe('RIFF');
  });

  it('replaces an accepted take only when the next one is accepted', async () => {
    await recordAll();
    const before = readFileSync(file, 'utf8');
    const { id, beats } = await takeOf(0);
    const longer = toneWav(30);
    await put(id, longer, beats);
    expect((await states())[0]).toBe('taken');
    expect(readFileSync(file, 'utf8')).toBe(before);
    await send('POST', `/takes/${SLUG}/${id}/keep`);
    expect(readFileSync(file, 'utf8')).toContain(`seconds: ${(await lesson()).scenes[0]?.take?.seconds}`);
    expect(readFileSync(file, 'utf8')).not.toBe(before);
    expect(readdirSync(join(takesDir, SLUG)).filter((name) => name.startsWith(`${id}.`))).toHaveLength(3);
  });

  it('counts a scene as outdated when its text has changed, here and in course:check, until it is recorded again', async () => {
    await recordAll();
    const text = readFileSync(file, 'utf8');
    const say = /- say: (.+)/.exec(text)?.[1] ?? '';
    writeFileSync(file, text.replace(say, `${say} Really.`));
    expect((await states())[0]).toBe('outdated');
    expect((await states()).slice(1)).not.toContain('outdated');
    expect(previewLesson(courseDir, folder).problems.map(({ message }) => message)).toEqual([
      'its text has changed since it was recorded',
    ]);
    await record(0);
    expect(previewLesson(courseDir, folder).problems).toEqual([]);
  });

  it('knows what was recorded on another computer, and replaces single scenes of it', async () => {
    await recordAll();
    rmSync(takesDir, { recursive: true });
    await stop();
    await begin();
    expect(new Set(await states())).toEqual(new Set(['accepted']));
    const { scenes } = await lesson();
    const { id, beats } = await takeOf(2);
    await put(id, toneWav(31), beats);
    await send('POST', `/takes/${SLUG}/${id}/keep`);
    const after = await lesson();
    expect(after.isPlaced).toBe(true);
    expect(after.scenes.map(({ take }) => take?.seconds)).toEqual(
      scenes.map(({ take }, index) => (index === 2 ? after.scenes[2]?.take?.seconds : take?.seconds)),
    );
    expect(after.scenes[2]?.take?.seconds).not.toBe(scenes[2]?.take?.seconds);
  });
});

describe('the tool that records refuses', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['another server on this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['a name that leads to this machine', { host: 'evil.example', origin: 'http://evil.example' }],
    ['a request that the browser says is from elsewhere', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site' }],
  ])('%s', async (_, headers) => {
    const { id, beats, wav } = await takeOf(0);
    expect((await put(id, wav, beats, headers)).status).toBe(403);
    expect((await send('POST', `/takes/${SLUG}/${id}/keep`, headers)).status).toBe(403);
    if (!('origin' in headers) || headers.origin !== 'null')
      expect((await send('GET', '/lessons', headers)).status).toBe(403);
    expect(existsSync(takesDir)).toBe(false);
  });

  test.each([
    '/takes/../../etc/passwd',
    '/takes/taxes/..%2f..%2flesson',
    '/takes/taxes/../taxes',
    '/takes/%2e%2e/passwd',
    '/takes/taxes/UPPER',
    '/takes/nowhere/scene',
    '/takes/taxes/no-such-scene',
  ])('a path that is no scene of the course: %s', async (path) => {
    const { status } = await send('PUT', path, { 'x-beats': '[0]' }, toneWav(1));
    expect([404, 409]).toContain(status);
    expect(existsSync(takesDir)).toBe(false);
  });

  test.each([
    ['that is too long', () => Buffer.alloc(MOST_BYTES + 1), 413],
    ['that is no WAV', () => Buffer.from('<script>'), 415],
    [
      'with two channels',
      () =>
        (() => {
          const wav = toneWav(12);
          wav.writeUInt16LE(2, 22);
          return wav;
        })(),
      415,
    ],
  ] as const)('a take %s', async (_, wav, expected) => {
    const { id, beats } = await takeOf(0);
    expect((await put(id, wav(), beats)).status).toBe(expected);
    expect(existsSync(takesDir)).toBe(false);
  });

  test.each([
    ['too few', [0]],
    ['out of order', 'reversed'],
    ['after the end', 'late'],
    ['that are no numbers', ['0', '1']],
    ['that are no list', { 0: 0 }],
  ])('times of beats %s', async (_, wrong) => {
    const { id, beats, wav } = await takeOf(0);
    const sent = wrong === 'reversed' ? beats.toReversed() : wrong === 'late' ? beats.map((one) => one * 9) : wrong;
    expect([400, 409]).toContain((await put(id, wav, sent)).status);
    expect(existsSync(takesDir)).toBe(false);
  });
});

describe('the schedule of two days', () => {
  it('has every lesson once, in order, in blocks that a voice endures', () => {
    const blocks = scheduleOf(shippedCourse);
    expect(blocks[0]?.first).toBe('1.1');
    expect(blocks.at(-1)?.last).toBe('8.6');
    expect(new Set(blocks.map(({ day }) => day))).toEqual(new Set([1, 2]));
    for (const [index, { day, from, to }] of blocks.entries()) {
      expect(to - from).toBeLessThanOrEqual(50);
      expect(to).toBeLessThanOrEqual(18 * 60);
      const next = blocks[index + 1];
      if (next?.day === day) expect(next.from - to).toBeGreaterThanOrEqual(10);
    }
  });

  it('stands in the page for the speaker as npm run course:docs prints it', () => {
    const page = readFileSync('docs/recording.md', 'utf8');
    expect(page).toContain('hours of voice');
    expect(page).toBe(withSchedule(page, shippedCourse));
  });
});
