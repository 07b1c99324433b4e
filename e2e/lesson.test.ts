import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawLesson } from '../economics/lesson/draw-lesson';
import { timelineOf } from '../economics/lesson/timeline';
import { inShare } from '../test-support/share';
import { formatSeconds } from '../web/src/lessons/format-seconds';
import { DESKTOP, sharedBrowser, openPage, PHONE, type WatchedPage, hydrate } from './support/browser';
import { sharedServer } from './support/site';
import { enroll, signInAs } from './support/student';
import { shippedChapters } from '../test-support/shipped-course';

// The chapters' lessons: each comes whole from the server, a real browser draws every kind of picture, and no request
// leaves the server. graphql-server/src/course/check/shipped-course.test.ts lays out every picture of the course.

const told = shippedChapters.flatMap(({ slug, lesson }) =>
  lesson === null ? [] : [{ slug, lesson: lesson.lesson, timeline: timelineOf(lesson.lesson) }],
);
type Told = (typeof told)[number];

const kindsIn = ({ lesson }: Told) =>
  new Set(lesson.scenes.flatMap(({ beats }) => beats.map(({ frame }) => frame.kind)));

/** As few lessons as have a picture of every kind: each time the one with the most kinds that are missing. */
function oneOfEachKind(): Told[] {
  const missing = new Set(told.flatMap((one) => [...kindsIn(one)]));
  const chosen: Told[] = [];
  while (missing.size > 0) {
    const news = (one: Told) => [...kindsIn(one)].filter((kind) => missing.has(kind)).length;
    const next = told.reduce((best, one) => (news(one) > news(best) ? one : best));
    kindsIn(next).forEach((kind) => missing.delete(kind));
    chosen.push(next);
  }
  return chosen;
}

const server = sharedServer();
let browser: Browser;
let desktop: WatchedPage;
let phone: WatchedPage;

beforeAll(async () => {
  browser = await sharedBrowser();
  desktop = await openPage(browser, DESKTOP, server.url);
  phone = await openPage(browser, PHONE, server.url);
});
afterAll(async () => {
  await desktop.close();
  await phone.close();
});

async function play({ page }: WatchedPage, slug: string, search = '') {
  await page.goto(`/video-library/${slug}${search}`);
  if (search === '') await page.getByRole('button', { name: /^(Play|Continue)/ }).click();
  const place = page.getByRole('slider', { name: 'Position in the lesson' });
  await place.waitFor();
  return place;
}

test('each of the 56 chapters has a lesson', () => {
  expect(told).toHaveLength(56);
});

test.each(told)('$slug comes with all that is said and shown, each picture in words', async ({ slug, lesson }) => {
  const response = await fetch(`${server.url}/lessons/${slug}.json`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  const sent: unknown = await response.json();
  expect(sent).toEqual(JSON.parse(JSON.stringify(drawLesson(lesson))));
  for (const { heading, beats } of drawLesson(lesson).scenes) {
    expect(heading).toMatch(/\w/);
    for (const { say, frame } of beats) {
      expect(say).toMatch(/\w/);
      if (frame.kind === 'figure') expect(frame.figure.description.length, say).toBeGreaterThan(40);
      else expect(JSON.stringify(frame).length, say).toBeGreaterThan(40);
    }
  }
});

describe('without a single request to anybody else', () => {
  test.each(inShare(oneOfEachKind()))(
    '$slug shows every beat from its start to its end',
    async ({ slug, timeline }) => {
      const outside: string[] = [];
      const watched = desktop;
      watched.page.on('request', (request) => {
        if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) outside.push(request.url());
      });
      const place = await play(watched, slug);
      const expected = timeline.scenes.flatMap(({ scene, beats }) =>
        beats.map(({ from }, index) => ({ heading: scene.heading, say: scene.beats[index]?.say, at: Math.ceil(from) })),
      );
      // One visit to the browser for all beats, of which a lesson has some thirty.
      const shown = await place.evaluate(
        async (slider, times) => {
          const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
          const seen = [];
          for (const time of times) {
            setValue?.call(slider, String(time));
            slider.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise((resolve) => requestAnimationFrame(resolve));
            const illustration = document.querySelector<HTMLElement>('[class*=illustration]');
            seen.push({
              scene: slider.getAttribute('aria-valuetext'),
              length: illustration?.innerHTML.length ?? 0,
              heard: document.querySelector('[role=group][aria-label^=Lesson] [role=status]')?.textContent,
              described: illustration?.querySelector('[role=img] desc')?.textContent ?? null,
              written: illustration?.innerText ?? '',
            });
          }
          return seen;
        },
        expected.map(({ at }) => at),
      );
      for (const [index, { heading, say }] of expected.entries()) {
        const { scene, length, heard, described, written } = shown[index]!;
        expect(scene).toContain(heading);
        expect(length).toBeGreaterThan(40);
        // A screen reader gets the narration and a text description of the picture.
        expect(heard).toBe(say);
        if (described === null) expect(written).toMatch(/\w/);
        else expect(described.length).toBeGreaterThan(40);
      }
      await place.fill(String(Math.ceil(timeline.length)));
      await watched.page.getByRole('button', { name: 'Play again' }).waitFor();
      expect(outside).toEqual([]);
      expect(watched.problems.splice(0)).toEqual([]);
    },
  );
});

test('nothing of the player comes before it is played, and then 28 KiB at most', async () => {
  const { page, close } = await openPage(browser, DESKTOP, server.url);
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // Fetched ahead without being run.
    const isAhead = response.request().headers()['sec-purpose'] === 'prefetch';
    if (/^\/(assets\/.*\.js|lessons\/.*)$/.test(pathname) && !isAhead) bodies.set(pathname, response.body());
  });
  const { slug = '' } = told[0] ?? {};
  await page.goto(`/video-library/${slug}`);
  await hydrate(page);
  const play = page.getByRole('button', { name: /^Play/ });
  const first = new Set(bodies.keys());
  expect([...first].filter((path) => /lesson/.test(path))).toEqual([]);
  await play.click();
  await page.getByRole('slider', { name: 'Position in the lesson' }).waitFor();
  const added = [...bodies].filter(([path]) => !first.has(path));
  expect(added.map(([path]) => path)).toContain(`/lessons/${slug}.json`);
  const sizes = await Promise.all(added.map(async ([, body]) => gzipSync(await body).length));
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(28 * 1024);
  await close();
});

test('a lesson waits behind its own picture, and nothing moves when that comes', async () => {
  for (const { page } of [desktop, phone]) {
    const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
    await page.route('**/figures/lessons/*.svg', (route) => isSent.then(() => route.continue()));
    await page.goto(`/video-library/${told[0]?.slug ?? ''}`, { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name: /^Play/ });
    const [picture, below] = [button.locator('img'), page.getByRole('list', { name: 'Topics of this chapter' })];
    const places = async () => [await button.boundingBox(), await below.boundingBox()];
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await places();
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.complete)).toBe(false);
    send();
    await picture.evaluate(async (image) => {
      if (image instanceof HTMLImageElement) await image.decode();
    });
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(640);
    expect(await places()).toEqual(before);
    await page.unrouteAll();
  }
});

test('continues after a reload in the scene where it stopped, on a phone', async () => {
  const { slug = '', timeline } = told[0] ?? {};
  const third = timeline?.scenes[2];
  const place = await play(phone, slug);
  await place.fill(String(Math.ceil(third?.from ?? 0) + 1));
  await phone.page.getByRole('button', { name: 'Pause' }).click();
  await phone.page.goto(`/video-library/${slug}`);
  await phone.page.getByRole('button', { name: `Continue at ${formatSeconds(third?.from ?? 0)}` }).waitFor();
  const again = await play(phone, slug);
  expect(await again.getAttribute('aria-valuetext')).toContain(third?.scene.heading ?? '?');
  expect(phone.problems.splice(0)).toEqual([]);
});

test('continues where the student stopped last, on this device or another', async () => {
  const { slug = '', timeline } = told[0] ?? {};
  const student = await enroll(server, `two_dev_${randomBytes(3).toString('hex')}`, 1);
  const devices = [await openPage(browser, PHONE, server.url), await openPage(browser, DESKTOP, server.url)] as const; // a pair
  const [mine, other] = devices;
  for (const { page } of devices) await signInAs(page, student);
  const stopIn = async (device: WatchedPage, index: number) => {
    const place = await play(device, slug);
    const saved = device.page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes(`"scene":"${timeline?.scenes[index]?.scene.id}"`),
    );
    await place.fill(String(Math.ceil(timeline?.scenes[index]?.from ?? 0) + 1));
    await saved;
    await device.page.getByRole('button', { name: 'Pause' }).click();
  };
  await stopIn(mine, 2);
  await stopIn(other, 4);
  await mine.page.goto(`/video-library/${slug}`);
  const fifth = timeline?.scenes[4];
  await mine.page.getByRole('button', { name: `Continue at ${formatSeconds(fifth?.from ?? 0)}` }).waitFor();
  const place = await play(mine, slug);
  expect(await place.getAttribute('aria-valuetext')).toContain(fifth?.scene.heading ?? '?');

  // What the server has not got is newer than what it has.
  await mine.page.route('**/graphql', (route) => route.abort());
  await place.fill(String(Math.ceil(timeline?.scenes[1]?.from ?? 0) + 1));
  await mine.page.getByRole('button', { name: 'Pause' }).click();
  await mine.page.unroute('**/graphql');
  await mine.page.goto(`/video-library/${slug}`);
  const second = formatSeconds(timeline?.scenes[1]?.from ?? 0);
  await mine.page.getByRole('button', { name: `Continue at ${second}` }).waitFor();
  for (const device of devices) await device.close();
});

test('a link to a scene plays that scene at once', async () => {
  const { slug = '', timeline } = told[6] ?? {};
  const scene = timeline?.scenes[3]?.scene;
  const place = await play(phone, slug, `?scene=${scene?.id ?? ''}`);
  expect(await place.getAttribute('aria-valuetext')).toContain(scene?.heading ?? '?');
});
