import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawLesson } from '../economics/lesson/draw-lesson';
import { timelineOf } from '../economics/lesson/timeline';
import { axeIn, COLOR_RULES, objections } from './support/axe';
import { DESKTOP, openWithFonts, PHONE, sharedBrowser } from './support/browser';
import { sharedServer } from './support/site';
import { shippedChapters } from '../test-support/shipped-course';

// A task of a lesson, from where it is asked to where the lesson continues: by finger, by mouse, and by keys.

/** A task of a lesson of the course: the second at which it is asked, and its values. */
function taskIn(slug: string) {
  const chapter = shippedChapters.find((one) => one.slug === slug);
  if (!chapter?.lesson) throw new Error(`${slug} has a lesson.`);
  const { lesson } = chapter.lesson;
  const index = lesson.scenes.findIndex(({ move }) => move !== undefined);
  const move = drawLesson(lesson).scenes[index]?.move;
  if (!move) throw new Error(`${slug} has a task.`);
  const right = move.stops.findIndex((stop) => stop.right !== null);
  return { ...move, slug, at: Math.floor(timelineOf(lesson).scenes[index]?.to ?? 0), right };
}
type Task = ReturnType<typeof taskIn>;

const PRICE = taskIn('shortages-and-surpluses');
const GAME = taskIn('oligopoly-and-game-theory');
const PANELS = taskIn('entry-and-exit');

const server = sharedServer();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});

const region = (page: Page) => page.getByRole('region', { name: 'A task before we continue' });
const sliderOf = (page: Page, { task }: Task) => page.getByRole('slider', { name: task });
const surfaceOf = (page: Page) => page.locator('[class*=surface]');
const saysOf = ({ stops }: Task, index: number) => stops[index]?.says ?? '?';

async function reach(page: Page, task: Task) {
  await page.goto(`/video-library/${task.slug}`);
  await page.getByRole('button', { name: /^(Play|Continue)/ }).click();
  const place = page.getByRole('slider', { name: 'Position in the lesson' });
  await place.waitFor();
  // Without Playwright's scrolling to it.
  await place.evaluate((slider, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }, String(task.at));
  await region(page).waitFor();
}

const said = (page: Page, task: Task, index: number) =>
  expect
    .poll(() => sliderOf(page, task).getAttribute('aria-valuetext'), { message: 'what the value means' })
    .toBe(saysOf(task, index));

/** The right sentence, and the lesson after it. */
async function finish(page: Page, task: Task, press: (button: Locator) => Promise<void>) {
  await said(page, task, task.right);
  await region(page)
    .getByText(task.stops[task.right]?.right ?? '?')
    .waitFor();
  await press(region(page).getByRole('button', { name: 'Continue the lesson' }));
  await region(page).waitFor({ state: 'detached' });
}

const boxOf = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('a finger drags the graph to where the model says that it is right, and the page stays where it is', async () => {
  const { page, problems, close } = await openWithFonts(browser, PHONE, server.url);
  await reach(page, PRICE);
  await said(page, PRICE, PRICE.start);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  const { x, y, width, height } = await boxOf(surfaceOf(page));
  const scrolled = await page.evaluate(() => window.scrollY);
  const [left, top] = [x + width * 0.7, y + height * 0.4];
  await touch('touchStart', [left, top]);
  const isRight = async () =>
    (await sliderOf(page, PRICE).getAttribute('aria-valuetext')) === saysOf(PRICE, PRICE.right);
  for (let down = 4; down < height * 0.5 && !(await isRight()); down += 4) await touch('touchMove', [left, top + down]);
  await touch('touchEnd');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await finish(page, PRICE, (button) => button.tap());
  expect(problems).toEqual([]);
  await close();
});

test('a mouse drags the price down, and a click chooses a cell', async () => {
  const { page, problems, close } = await openWithFonts(browser, DESKTOP, server.url);
  await reach(page, PRICE);
  const { x, y, width, height } = await boxOf(surfaceOf(page));
  await page.mouse.move(x + width / 2, y + height * 0.4);
  await page.mouse.down();
  const isRight = async () =>
    (await sliderOf(page, PRICE).getAttribute('aria-valuetext')) === saysOf(PRICE, PRICE.right);
  for (let down = 4; down < height * 0.5 && !(await isRight()); down += 4)
    await page.mouse.move(x + width / 2, y + height * 0.4 + down);
  await page.mouse.up();
  await finish(page, PRICE, (button) => button.click());

  await reach(page, GAME);
  await surfaceOf(page).getByRole('cell', { name: '84, 84' }).click();
  await finish(page, GAME, (button) => button.click());
  expect(problems).toEqual([]);
  await close();
});

test('keys move it step by step, without moving in the lesson, and go on', async () => {
  const { page, problems, close } = await openWithFonts(browser, DESKTOP, server.url);
  await reach(page, PRICE);
  await page.locator('h2:focus', { hasText: PRICE.task }).waitFor();
  await page.keyboard.press('Tab');
  await page.locator(':focus').and(sliderOf(page, PRICE)).waitFor();
  await page.keyboard.press('ArrowRight');
  await said(page, PRICE, PRICE.start + 1);
  for (let step = PRICE.start + 1; step > PRICE.right; step -= 1) await page.keyboard.press('ArrowLeft');
  await finish(page, PRICE, async (button) => {
    await page.keyboard.press('Tab');
    await page.locator(':focus').and(button).waitFor();
    await page.keyboard.press('Enter');
  });
  expect(problems).toEqual([]);
  await close();
});

/** In the window from its top to its bottom, with nothing over it. */
const isInView = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isOnTop = (at: number) => {
      const found = document.elementFromPoint(x + width / 2, at);
      return found !== null && (element.contains(found) || found.contains(element));
    };
    return height > 0 && isOnTop(y + 2) && isOnTop(y + height - 2);
  });

const NARROW = { width: 320, height: 640 };

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
  ['a laptop with a low window', { width: 1366, height: 650 }],
  ['a phone on its side', { width: 844, height: 390 }],
])('on %s', (_device, viewport) => {
  test.each([
    ['a price', PRICE],
    ['a cell', GAME],
    ['two graphs', PANELS],
  ])('the graph, the task and the way on are in view, and no value moves the layout: %s', async (_what, task) => {
    const { page, problems, close } = await openWithFonts(browser, viewport, server.url);
    await reach(page, task);
    // To its last pixel: the task stands beside it or below it, not over it.
    const picture = await boxOf(surfaceOf(page));
    const below = await boxOf(region(page));
    expect(below.x >= picture.x + picture.width - 1 || below.y >= picture.y + picture.height - 1).toBe(true);
    const parts = [surfaceOf(page), sliderOf(page, task), region(page).getByRole('button')];
    for (const part of parts) await expect.poll(() => isInView(part), { message: String(part) }).toBe(true);
    const places = () => Promise.all(parts.map(boxOf));
    const before = await places();
    for (const index of task.stops.keys()) {
      await sliderOf(page, task).fill(String(index));
      expect(await places(), saysOf(task, index)).toEqual(before);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

test('on the narrowest phone nothing of a task extends sideways, and axe objects to nothing, by day and by night', async () => {
  const { page, problems, close } = await openWithFonts(browser, NARROW, server.url);
  for (const task of [PRICE, GAME, PANELS]) {
    await reach(page, task);
    await sliderOf(page, task).fill(String(task.right));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await objections(page, axeIn(page, false)), `${task.slug} by day`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await objections(page, axeIn(page, true).withRules(COLOR_RULES)), `${task.slug} by night`).toEqual([]);
  }
  expect(problems).toEqual([]);
  await close();
});
