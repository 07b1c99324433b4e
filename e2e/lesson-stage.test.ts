import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { isPicture } from '../economics/lesson/frame';
import { timelineOf } from '../economics/lesson/timeline';
import { DESKTOP, openWithFonts, PHONE, sharedBrowser } from './support/browser';
import { sharedServer } from './support/site';
import { shippedChapters } from '../test-support/shipped-course';

// The stage of a lesson and what stands around it: buttons for the thumb, tables that fill it, and its last picture.

const LAPTOP = { width: 1366, height: 650 };
const NARROW = { width: 320, height: 640 };

const lessons = shippedChapters.flatMap(({ slug, lesson }) =>
  lesson ? [{ slug, lesson: lesson.lesson, timeline: timelineOf(lesson.lesson) }] : [],
);
const lessonOf = (slug: string) => {
  const found = lessons.find((lesson) => lesson.slug === slug);
  if (!found) throw new Error(`There is no lesson ${slug}.`);
  return found;
};

const server = sharedServer();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const player = (page: Page) => page.getByRole('group', { name: /^Lesson: / });
const placeIn = (page: Page) => page.getByRole('slider', { name: 'Position in the lesson' });
const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

async function open(viewport: typeof PHONE, slug: string) {
  const opened = await openWithFonts(browser, viewport, server.url);
  await opened.page.goto(`/video-library/${slug}`);
  await opened.page.getByRole('button', { name: /^Play/ }).click();
  await placeIn(opened.page).waitFor();
  return opened;
}

const JUMPS = ['Previous scene', 'Back 5 seconds', 'Forward 5 seconds', 'Next scene'];

describe.each([
  ['a phone', PHONE],
  ['the narrowest phone', NARROW],
  ['a laptop with a low window', LAPTOP],
  ['a desktop', DESKTOP],
])('on %s', (_device, viewport) => {
  test('buttons go back and forward by seconds and scenes, each as large as a thumb, without scrolling sideways', async () => {
    const { page, problems, close } = await open(viewport, 'monopoly');
    const { timeline } = lessonOf('monopoly');
    await page.getByRole('button', { name: 'Pause' }).click();
    const controls = player(page).locator('[data-part=controls]');
    for (const button of await controls.getByRole('button').all()) {
      const { width, height } = await boxOf(button);
      expect([await button.innerText(), Math.min(width, height) >= 44]).toEqual([await button.innerText(), true]);
    }
    for (const name of JUMPS) {
      const { x, width } = await boxOf(controls.getByRole('button', { name }));
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    const jump = async (name: string) => {
      await controls.getByRole('button', { name }).click();
      return Number(await placeIn(page).inputValue());
    };
    await placeIn(page).fill('0');
    expect(await jump('Next scene')).toBe(Math.round(timeline.scenes[1]?.from ?? 0));
    expect(await jump('Forward 5 seconds')).toBe(Math.round((timeline.scenes[1]?.from ?? 0) + 5));
    expect(await jump('Back 5 seconds')).toBe(Math.round(timeline.scenes[1]?.from ?? 0));
    expect(await jump('Previous scene')).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('the card after a lesson leaves its summary in view, and the controls under it', async () => {
    const { page, problems, close } = await open(viewport, 'monopoly');
    await placeIn(page).fill(String(Math.ceil(lessonOf('monopoly').timeline.length)));
    const card = page.getByRole('region', { name: 'After the lesson' });
    await card.waitFor();
    const summary = player(page).getByRole('table');
    const isOnTop = (target: Locator) =>
      target.evaluate((element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    for (const cell of await summary.getByRole('cell').all()) expect(await isOnTop(cell)).toBe(true);
    expect(await isOnTop(card.getByRole('button', { name: 'Watch again' }))).toBe(true);
    expect(await isOnTop(card.getByRole('link', { name: 'Take the free quiz' }))).toBe(true);
    const [table, below] = [await boxOf(summary), await boxOf(card)];
    expect(below.y).toBeGreaterThanOrEqual(table.y + table.height);
    expect(problems).toEqual([]);
    await close();
  });
});

/** The last state of one table of each number of columns, and of a game. */
const tables = [2, 3, 4, 5].flatMap((columns) => {
  const found = lessons.flatMap(({ slug, lesson, timeline }) =>
    lesson.scenes.flatMap(({ beats }, scene) =>
      beats.flatMap(({ frame }, beat) =>
        !isPicture(frame) &&
        frame.kind === 'table' &&
        frame.columns.length === columns &&
        (frame.shown ?? Infinity) >= frame.rows.length
          ? [{ slug, columns, seconds: Math.ceil(timeline.scenes[scene]?.beats[beat]?.from ?? 0) }]
          : [],
      ),
    ),
  );
  return found.slice(0, 1);
});

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_device, viewport) => {
  test.each(tables)('a table of $columns columns fills the stage: $slug', async ({ slug, seconds }) => {
    const { page, problems, close } = await open(viewport, slug);
    await placeIn(page).fill(String(seconds));
    const [table, stage] = [
      await boxOf(player(page).getByRole('table')),
      await boxOf(player(page).locator('[class*=illustration]')),
    ];
    expect(table.width / stage.width).toBeGreaterThan(0.9);
    expect(table.height / stage.height).toBeGreaterThan(0.9);
    expect(table.height).toBeLessThanOrEqual(stage.height + 1);
    expect(problems).toEqual([]);
    await close();
  });
});

test('in a game, arrows lead from cell to cell', async () => {
  const { slug, lesson, timeline } = lessonOf('oligopoly-and-game-theory');
  const scene = lesson.scenes.findIndex(({ id }) => id === 'nash');
  const { page, close } = await open(DESKTOP, slug);
  await page.getByRole('button', { name: 'Pause' }).click();
  await placeIn(page).fill(String(Math.ceil(timeline.scenes[scene]?.from ?? 0)));
  const cells = player(page).getByRole('table').getByRole('cell');
  const [from, to] = [await boxOf(cells.nth(1)), await boxOf(cells.nth(4))];
  const arrow = await boxOf(player(page).locator('[class*=arrows] g').first());
  // Down the first column of payoffs, from one cell into the one below.
  expect(arrow.x).toBeGreaterThan(from.x);
  expect(arrow.x + arrow.width).toBeLessThan(from.x + from.width);
  expect(arrow.y).toBeGreaterThan(from.y);
  expect(arrow.y).toBeLessThan(from.y + from.height);
  expect(arrow.y + arrow.height).toBeGreaterThan(to.y);
  expect(arrow.y + arrow.height).toBeLessThan(to.y + to.height);
  await close();
});
