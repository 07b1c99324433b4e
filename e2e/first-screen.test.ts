import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { questionRows } from '../graphql-server/src/course/import/course-rows';
import { openWithFonts, PHONE, sharedBrowser, type WatchedPage } from './support/browser';
import { quizScreen, waitForQuestion } from './support/quiz';
import { sharedServer } from './support/site';
import { enroll, signInAs, type Student } from './support/student';
import type { Browser } from 'playwright-core';
import { shippedChapters } from '../test-support/shipped-course';

// What a page is for can be pressed without scrolling, also on a low laptop window and above the bar at a phone's bottom.

const LAPTOP = { width: 1366, height: 650 };
const FREE_QUIZ = '/freequiz/scarcity-choice-and-opportunity-cost';

/** The longest question with a table. */
const LONG_TABLE =
  shippedChapters
    .flatMap((chapter) => chapter.questions.map((question) => questionRows(question, chapter).question.text))
    .filter((text) => text.includes('<table'))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

const server = sharedServer();
let browser: Browser;
let student: Student;
let open: WatchedPage;

beforeAll(async () => {
  browser = await sharedBrowser();
  student = await enroll(server, 'first_screen', 0);
});
afterEach(() => open.close());

/** Whether the lowest pixels of this element are in the window, with nothing over them. */
const isPressable = (target: Locator) =>
  target.evaluate(async (element) => {
    await document.fonts.ready;
    const { left, width, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, bottom - 2));
  });

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('on a low laptop window, all choices of a question with a long table are in view', async () => {
  open = await openWithFonts(browser, LAPTOP, server.url);
  await open.page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const json: unknown = JSON.parse(await response.text(), (key, value: unknown) =>
      key === 'text' && String(value).startsWith('<p>') ? LONG_TABLE : value,
    );
    await route.fulfill({ response, json });
  });
  await open.page.goto(FREE_QUIZ);
  await button(open.page, 'Start The Quiz').click();
  await waitForQuestion(open.page, 1);
  const choices = quizScreen(open.page).getByRole('radiogroup').locator('label');
  expect(await choices.count()).toBe(4);
  for (const choice of await choices.all()) expect(await isPressable(choice)).toBe(true);
  expect(open.problems).toEqual([]);
});

describe.each([
  { device: 'a low laptop window', viewport: LAPTOP },
  { device: 'a phone', viewport: PHONE },
])('on $device, without scrolling', ({ viewport }) => {
  test.each(['a visitor', 'a student'])('%s can start a free quiz', async (who) => {
    open = await openWithFonts(browser, viewport, server.url);
    if (who === 'a student') await signInAs(open.page, student);
    await open.page.goto(FREE_QUIZ);
    const start = button(open.page, 'Start The Quiz');
    await start.waitFor();
    if (who === 'a student') await open.page.getByRole('button', { name: 'Menu' }).waitFor();
    expect(await isPressable(start)).toBe(true);
    expect(open.problems).toEqual([]);
  });

  test.each(['a visitor', 'a student'])('%s can send an email', async (who) => {
    open = await openWithFonts(browser, viewport, server.url);
    if (who === 'a student') await signInAs(open.page, student);
    await open.page.goto('/contactus');
    const send = button(open.page, 'Send Email!');
    await send.waitFor();
    if (who === 'a student') await open.page.getByRole('button', { name: 'Menu' }).waitFor();
    expect(await isPressable(send)).toBe(true);
    expect(open.problems).toEqual([]);
  });

  test('a visitor can log in again after a failed login', async () => {
    open = await openWithFonts(browser, viewport, server.url);
    const { page } = open;
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('heading', { level: 1, name: /problem logging in/ }).waitFor();
    expect(await isPressable(button(page, 'Log In'))).toBe(true);
  });

  test('a new student sees chapters to choose', async () => {
    open = await openWithFonts(browser, viewport, server.url);
    await signInAs(open.page, student);
    await open.page.goto('/getstarted');
    const first = open.page.getByRole('checkbox', { name: /^1\.1/ });
    await first.waitFor();
    expect(await isPressable(first)).toBe(true);
  });
});
