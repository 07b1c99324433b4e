import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { timelineOf } from '../economics/lesson/timeline';
import { axeIn, COLOR_RULES, objections } from './support/axe';
import { DESKTOP, PHONE } from './support/browser';
import { keyboard } from './support/input-methods';
import { answer, quizScreen, takeQuiz, waitForQuestion } from './support/quiz';
import { useSite } from './support/site';
import { enroll, signInAs, takeQuizByApi } from './support/student';
import { shippedChapters } from '../test-support/shipped-course';

// The clip behind "Watch the 15 seconds that explain this": it opens over the page, stops where it promised, and leads back.

const site = useSite(PHONE);

/** When each scene of the course begins and ends, by its heading. */
const scenes = new Map(
  shippedChapters.flatMap(({ lesson }) =>
    lesson === null ? [] : timelineOf(lesson.lesson).scenes.map((timed) => [timed.scene.heading, timed] as const),
  ),
);

const links = (page: Page) => page.getByRole('link', { name: /^Watch the \d+ seconds that explain this: / });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'From the lesson' });
const ended = (page: Page) => page.getByRole('region', { name: 'After this part' });
const position = (page: Page) => page.getByRole('slider', { name: 'Position in the lesson' });

/** What the link promises. */
async function promised(page: Page) {
  const [, seconds, heading = ''] = /^Watch the (\d+) seconds that explain this: (.*)$/.exec(
    (await links(page).first().textContent()) ?? '',
  )!;
  return { seconds: Number(seconds), ...scenes.get(heading)! };
}

/** Where the picture and the controls are. Nothing moves at the end of a clip. */
const layout = async (page: Page) => [
  await page.locator('[class*=illustration] > svg, [class*=illustration] > div').first().boundingBox(),
  await position(page).boundingBox(),
];

/** Plays the last second of a clip, which has begun at its beginning. */
async function playToItsEnd(page: Page, { from, to, seconds }: Awaited<ReturnType<typeof promised>>) {
  await position(page).waitFor();
  expect(Number(await position(page).inputValue())).toBeGreaterThanOrEqual(Math.floor(from));
  expect(Number(await position(page).inputValue())).toBeLessThan(to);
  expect(to - from).toBeCloseTo(seconds, -0.4);
  await position(page).fill(String(Math.floor(to) - 1));
  const before = await layout(page);
  await ended(page).waitFor();
  expect(await layout(page)).toEqual(before);
  expect(Number(await position(page).inputValue())).toBeCloseTo(to, -0.4);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await page.getByRole('region', { name: 'A question before we continue' }).count()).toBe(0);
}

/** Scrolls as a click does, also out from below the bar of buttons, so that the click itself moves nothing. */
const scrollToFirstLink = (page: Page) => links(page).first().click({ trial: true });

/** Answers wrongly until a wrong answer leads to a scene. Returns the number of the question. */
async function missOne(page: Page): Promise<number> {
  for (let number = 1; ; number += 1) {
    await waitForQuestion(page, number);
    await answer(page, keyboard(page), false);
    await page.keyboard.press('Enter');
    await quizScreen(page).getByRole('heading', { level: 3, name: 'Not quite' }).waitFor();
    if ((await links(page).count()) > 0) return number;
    await page.keyboard.press('Enter');
  }
}

test('over a practice quiz a clip stops at its promised end and leads back to the same answer, also after a reload', async () => {
  const { page } = site.open;
  await signInAs(page, await enroll(site.server, 'clip_watcher', 1));
  await page.goto('/quiz?type=topicQuiz&topics=1');
  await page.getByRole('button', { name: 'Practice Step by Step' }).click();
  const number = await missOne(page);
  const address = page.url();
  const clip = await promised(page);
  await scrollToFirstLink(page);
  const scrolled = () => quizScreen(page).evaluate((quiz) => quiz.scrollTop);
  const place = await scrolled();
  await links(page).first().click();
  await playToItsEnd(page, clip);

  expect(page.url()).toBe(address);
  expect(await dialog(page).locator('[class*=primary]').allTextContents()).toEqual(['Back to the question']);
  await ended(page).getByRole('button', { name: 'Keep watching' }).waitFor();
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await objections(page, axeIn(page, false))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await objections(page, axeIn(page, true).withRules(COLOR_RULES))).toEqual([]);

  await page.getByRole('button', { name: 'Back to the question' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await quizScreen(page).getByRole('heading', { level: 3, name: 'Not quite' }).waitFor();
  expect(await scrolled()).toBe(place);
  expect(
    await links(page)
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);

  await links(page).first().click();
  await position(page).waitFor();
  await page.reload();
  await waitForQuestion(page, number);
  await quizScreen(page).getByRole('heading', { level: 3, name: 'Not quite' }).waitFor();
  expect(await dialog(page).count()).toBe(0);
});

test('a clip goes on to the question of its scene and the rest of the lesson when asked to', async () => {
  const { page } = site.open;
  await signInAs(page, await enroll(site.server, 'clip_stayer', 1));
  await page.goto('/quiz?type=topicQuiz&topics=1');
  await page.getByRole('button', { name: 'Practice Step by Step' }).click();
  await missOne(page);
  const clip = await promised(page);
  await links(page).first().click();
  await playToItsEnd(page, clip);
  await page.getByRole('button', { name: 'Keep watching' }).click();
  await ended(page).waitFor({ state: 'detached' });
  // Keys are the player's, and do not reach the quiz behind it.
  await page.keyboard.press('k');
  await expect.poll(async () => Number(await position(page).inputValue())).toBeGreaterThanOrEqual(Math.floor(clip.to));
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await quizScreen(page).getByRole('heading', { level: 3, name: 'Not quite' }).waitFor();
});

test('results keep their place while a clip plays over them, and its address leads back to the question from another tab', async () => {
  const { page } = site.open;
  await page.setViewportSize(DESKTOP);
  const student = await enroll(site.server, 'clip_reader', 1);
  const attempt = await takeQuizByApi(site.server, student, { type: 'chapterQuiz', chapterId: '1' }, false);
  await signInAs(page, student);
  await page.goto(`/results?attempt=${attempt}`);
  await links(page).first().waitFor();
  const clip = await promised(page);
  await scrollToFirstLink(page);
  const place = await page.evaluate(() => window.scrollY);
  await links(page).first().click();
  await playToItsEnd(page, clip);
  await page.getByRole('button', { name: 'Back to the question' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  const question = await links(page)
    .first()
    .evaluate((link) => link.closest('[id^=question-]')?.id ?? '');
  const href = (await links(page).first().getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/video\/1\?scene=/);
  await page.goto(href);
  await position(page).waitFor();
  await page.reload();
  await playToItsEnd(page, clip);
  await page.getByRole('link', { name: 'Back to the question' }).click();
  await page.waitForURL(`**/results?attempt=${attempt}#${question}`);
  const asked = page.locator(`#${question}`);
  await asked.waitFor();
  await expect
    .poll(() => asked.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(DESKTOP.height / 2);
});

test('a visitor watches a clip over the free results', async () => {
  const { page } = site.open;
  await page.goto('/freequiz/scarcity-choice-and-opportunity-cost');
  await page.getByRole('button', { name: /Start The Quiz/i }).click();
  await takeQuiz(page, keyboard(page), () => false);
  await page.waitForURL('**/userlessresults?**');
  await links(page).first().waitFor();
  const clip = await promised(page);
  await links(page).first().click();
  await playToItsEnd(page, clip);
  await page.getByRole('button', { name: 'Back to the question' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/userlessresults');
});

test('after a quiz with nothing right the part to watch plays over the results', async () => {
  const { page } = site.open;
  const student = await enroll(site.server, 'clip_again', 1);
  const attempt = await takeQuizByApi(site.server, student, { type: 'chapterQuiz', chapterId: '1' }, false);
  await signInAs(page, student);
  await page.goto(`/results?attempt=${attempt}`);
  await page.getByRole('link', { name: /^Watch this part again: / }).click();
  await dialog(page)
    .getByRole('group', { name: /^Lesson: / })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/results');
  await position(page).fill('999');
  await dialog(page).getByRole('button', { name: 'Back to the results' }).click();
  await dialog(page).waitFor({ state: 'detached' });
});
