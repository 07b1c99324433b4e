import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCourse } from '../graphql-server/src/course/read/read-course';
import { chaptersOf } from '../graphql-server/src/course/read/course-source';
import { timelineOf } from '../economics/lesson/timeline';
import { DESKTOP, sharedBrowser, openPage, PHONE, type WatchedPage } from './support/browser';
import { sharedServer } from './support/site';

// The chapters' lessons in a real browser: every moment of each lesson renders, and no request leaves the server.

const told = chaptersOf(readCourse('course').course).flatMap(({ slug, lesson }) =>
  lesson === null ? [] : [{ slug, timeline: timelineOf(lesson.lesson) }],
);

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
  if (search === '') await page.getByRole('button', { name: /^Play/ }).click();
  const place = page.getByRole('slider', { name: 'Position in the lesson' });
  await place.waitFor();
  return place;
}

test('each of the 27 chapters has a lesson', () => {
  expect(told).toHaveLength(27);
});

describe('without a single request to anybody else', () => {
  test.each(told)('$slug shows every beat from its start to its end', async ({ slug, timeline }) => {
    const outside: string[] = [];
    const watched = desktop;
    watched.page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) outside.push(request.url());
    });
    const place = await play(watched, slug);
    const illustration = watched.page.locator('[class*=illustration]').first();
    const heard = watched.page
      .getByRole('group', { name: /^Lesson/ })
      .getByRole('status')
      .first();
    for (const { scene, beats } of timeline.scenes) {
      for (const [index, { from }] of beats.entries()) {
        await place.fill(String(Math.ceil(from)));
        expect(await place.getAttribute('aria-valuetext')).toContain(scene.heading);
        expect((await illustration.innerHTML()).length).toBeGreaterThan(40);
        // A screen reader gets the narration and a text description of the picture.
        expect(await heard.textContent()).toBe(scene.beats[index]?.say);
        const description = illustration.getByRole('img').locator('desc');
        if (await description.count()) expect((await description.textContent())?.length).toBeGreaterThan(40);
        else expect(await illustration.innerText()).toMatch(/\w/);
      }
    }
    await place.fill(String(Math.ceil(timeline.length)));
    await watched.page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(outside).toEqual([]);
    expect(watched.problems.splice(0)).toEqual([]);
  });
});

test('nothing of the player comes before it is played, and then 35 KiB at most', async () => {
  const { page, close } = await openPage(browser, DESKTOP, server.url);
  const came = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(assets\/.*\.js|lessons\/.*)$/.test(pathname)) return;
    came.set(pathname, 0);
    came.set(pathname, gzipSync(await response.body()).length);
  });
  const { slug = '' } = told[0] ?? {};
  await page.goto(`/video-library/${slug}`, { waitUntil: 'networkidle' });
  // On a busy machine, the network can be idle before the page has requested all of its scripts. The button appears
  // only after they have loaded.
  const play = page.getByRole('button', { name: /^Play/ });
  await play.waitFor();
  const first = new Set(came.keys());
  expect([...first].filter((path) => /lesson/.test(path))).toEqual([]);
  await play.click();
  await page.getByRole('slider', { name: 'Position in the lesson' }).waitFor();
  await page.waitForLoadState('networkidle');
  const added = [...came].filter(([path]) => !first.has(path));
  expect(added.map(([path]) => path)).toContain(`/lessons/${slug}.json`);
  expect(added.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(35 * 1024);
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
  const again = await play(phone, slug);
  expect(await again.getAttribute('aria-valuetext')).toContain(third?.scene.heading ?? '?');
  expect(phone.problems.splice(0)).toEqual([]);
});

test('a link to a scene plays that scene at once', async () => {
  const { slug = '', timeline } = told[6] ?? {};
  const scene = timeline?.scenes[3]?.scene;
  const place = await play(phone, slug, `?scene=${scene?.id ?? ''}`);
  expect(await place.getAttribute('aria-valuetext')).toContain(scene?.heading ?? '?');
});
