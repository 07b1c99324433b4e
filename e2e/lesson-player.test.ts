import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timelineOf } from '../economics/lesson/timeline';
import { chaptersOf } from '../graphql-server/src/course/read/course-source';
import { readCourse } from '../graphql-server/src/course/read/read-course';
import { axeIn, objections } from './support/axe';
import { DESKTOP, sharedBrowser, openPage, PHONE, type WatchedPage } from './support/browser';
import { sharedServer } from './support/site';
import { enroll, signInAs, type Student } from './support/student';

// The lesson player in all its states: no axe violations, full keyboard support, and a link to continue at the end.

const chapter = chaptersOf(readCourse('course').course)[0];
if (chapter?.lesson == null) throw new Error('The first chapter has a lesson.');
const { slug, lesson } = chapter;
const timeline = timelineOf(lesson.lesson);
const asking = timeline.scenes.find(({ scene }) => scene.ask !== null);
const ask = asking?.scene.ask;
const rightChoice = ask?.choices.find(({ isRight }) => isRight);

const server = sharedServer();
let browser: Browser;
let student: Student;

beforeAll(async () => {
  browser = await sharedBrowser();
  student = await enroll(server, 'lesson_lover', 1);
});

const placeIn = (page: Page) => page.getByRole('slider', { name: 'Position in the lesson' });
const question = (page: Page) => page.getByRole('region', { name: 'A question before we continue' });
const afterward = (page: Page) => page.getByRole('region', { name: 'After the lesson' });
const seek = (page: Page, seconds: number) => placeIn(page).fill(String(seconds));

async function play(page: Page) {
  await page.getByRole('button', { name: /^Play/ }).click();
  await placeIn(page).waitFor();
}

async function beAsked(page: Page) {
  await seek(page, Math.floor(asking?.to ?? 0));
  await question(page).waitFor();
}

const end = (page: Page) => seek(page, Math.ceil(timeline.length));

/** Each state starts from the page as the previous state left it. */
const STATES: readonly (readonly [state: string, reach: (page: Page) => Promise<unknown>])[] = [
  ['not begun', async () => undefined],
  ['playing', play],
  ['asking', beAsked],
  ['answered', (page) => page.getByRole('button', { name: rightChoice?.text ?? '', exact: true }).click()],
  ['with its transcript open', (page) => page.getByText('Transcript and handout').click()],
  ['without captions', (page) => page.getByRole('button', { name: 'Captions' }).click()],
  ['over', end],
  [
    'on paper',
    async (page) => {
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.getByRole('heading', { name: lesson.lesson.title, includeHidden: true, level: 2 }).waitFor();
    },
  ],
];

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s axe objects to nothing in a lesson that is', (_device, viewport) => {
  let open: WatchedPage;
  beforeAll(async () => {
    open = await openPage(browser, viewport, server.url);
    await open.page.goto(`/video-library/${slug}`);
    await open.page.getByRole('button', { name: /^Play/ }).waitFor();
  });
  afterAll(() => open.close());

  test.each(STATES)('%s', async (state, reach) => {
    const { page } = open;
    await reach(page);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await objections(page, axeIn(page, state !== 'not begun')), 'by day').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await objections(page, axeIn(page, true)), 'by night').toEqual([]);
    expect(open.problems).toEqual([]);
  });
});

test('everything is done by keyboard, from the first play to the quiz', async () => {
  const { page, close } = await openPage(browser, DESKTOP, server.url);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const isFocused = (name: string | RegExp, role: 'button' | 'link' | 'slider') =>
    page.locator(':focus').and(page.getByRole(role, { name })).waitFor();
  await page.goto(`/video-library/${slug}`);
  await page.getByRole('button', { name: /^Play/ }).focus();
  await press('Enter');
  await page.getByRole('button', { name: 'Pause' }).waitFor();

  await press('Space');
  await page.getByRole('button', { name: 'Play' }).waitFor();
  const before = Number(await placeIn(page).inputValue());
  await press('ArrowRight', 'ArrowRight', 'ArrowLeft');
  expect(Number(await placeIn(page).inputValue())).toBeGreaterThanOrEqual(before + 4);
  await press('>');
  expect(await page.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('1.25');
  await press('c');
  await page.getByRole('button', { name: 'Captions', pressed: false }).waitFor();

  await press('Tab');
  await isFocused('Position in the lesson', 'slider');
  await press('Tab');
  await isFocused('Play', 'button');

  await seek(page, Math.floor(asking?.to ?? 0));
  await press('k');
  await page.locator('h2:focus', { hasText: ask?.question ?? '?' }).waitFor();
  await press('Tab', 'Enter');
  await question(page)
    .getByText(ask?.choices[0]?.why ?? '?')
    .waitFor();
  await press(...(ask?.choices ?? []).map(() => 'Tab'), 'Enter');
  await question(page).waitFor({ state: 'detached' });

  await placeIn(page).focus();
  await press('End');
  await afterward(page).waitFor();
  await press('Shift+Tab');
  await isFocused('Watch again', 'button');
  await press('Shift+Tab');
  await isFocused('Take the free quiz', 'link');
  await press('Enter');
  await page.waitForURL(`**/freequiz/${slug}`);
  await close();
});

test('at its end a student marks it as watched, watches it again, and continues to the quiz', async () => {
  const { page, problems, close } = await openPage(browser, PHONE, server.url);
  await signInAs(page, student);
  await page.goto('/video/1');
  await play(page);
  await end(page);
  await afterward(page).getByRole('button', { name: 'Mark as watched' }).click();
  await page.getByText('already watched').waitFor();
  await afterward(page).getByRole('button', { name: 'Mark as unwatched' }).waitFor();
  await afterward(page).getByRole('button', { name: 'Watch again' }).click();
  await afterward(page).waitFor({ state: 'detached' });
  await end(page);
  await afterward(page).getByRole('link', { name: 'Take the quiz' }).click();
  await page.waitForURL('**/quiz?type=chapterQuiz&chapter=1');
  expect(problems).toEqual([]);
  await close();
});
