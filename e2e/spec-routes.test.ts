import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, sharedBrowser, openPage, type WatchedPage } from './support/browser';
import { prepare, type Prepared } from './support/screens';
import { sharedServer } from './support/site';
import { signInAs } from './support/student';

// The route table of the spec (§2, §6), visited as a visitor and as a student: who has access, and who is redirected
// where.

const server = sharedServer();
let browser: Browser;
let prepared: Prepared;
let visitor: WatchedPage;
let student: WatchedPage;

beforeAll(async () => {
  prepared = await prepare(server);
  browser = await sharedBrowser();
  visitor = await openPage(browser, DESKTOP, server.url);
  student = await openPage(browser, DESKTOP, server.url);
  await signInAs(student.page, prepared.student);
});
afterAll(async () => {
  await visitor.close();
  await student.close();
});

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Opens an address and returns the path of the page it ends up on. */
async function visit({ page, problems }: WatchedPage, address: string, end: string): Promise<string> {
  await page.goto(address);
  await page.waitForURL((url) => url.pathname === end);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(problems.splice(0)).toEqual([]);
  return pathOf(page);
}

describe('a page for signed-in students', () => {
  test.each([
    '/getstarted',
    '/updateunits',
    '/userhome',
    '/account',
    '/video/1',
    '/quizgenerator',
    '/quiz?type=chapterQuiz&chapter=1',
    '/Quiz?type=chapterQuiz&chapter=1',
    '/results',
    '/rqresults',
    '/uqresults',
    '/finishunit?unit=1',
    '/finishpage',
  ])('%s is open to a student, and sends a visitor to /', async (address) => {
    const [path = ''] = address.split('?');
    expect(await visit(student, address, path)).toBe(path);
    expect(await visit(visitor, address, '/')).toBe('/');
  });

  test.each(['/results', '/rqresults', '/uqresults'])(
    '%s with its quiz shows it to its student, and sends a visitor to /',
    async (path) => {
      const { chapterQuiz, topicQuiz, unitQuiz } = prepared;
      const attempt = { '/results': chapterQuiz, '/rqresults': topicQuiz, '/uqresults': unitQuiz }[path];
      expect(await visit(student, `${path}?attempt=${attempt}`, path)).toBe(path);
      await student.page.getByRole('region', { name: 'Your answers, and why' }).waitFor();
      expect(await visit(visitor, `${path}?attempt=${attempt}`, '/')).toBe('/');
    },
  );
});

test.each([
  '/whoops',
  '/video-library',
  '/video-library/scarcity-choice-and-opportunity-cost',
  '/freequiz/scarcity-choice-and-opportunity-cost',
  '/userlessresults',
  '/searchresults?term=demand',
  '/retrievedata?for=password',
  '/reset-password',
  '/aboutus',
  '/contactus',
  '/privacypolicy',
  '/termsofservice',
  '/messagesent',
])('%s is open to a visitor and to a student', async (address) => {
  const [path = ''] = address.split('?');
  expect(await visit(visitor, address, path)).toBe(path);
  expect(await visit(student, address, path)).toBe(path);
});

test('/ is for visitors, and sends a student to /userhome', async () => {
  expect(await visit(visitor, '/', '/')).toBe('/');
  expect(await visit(student, '/', '/userhome')).toBe('/userhome');
});

test('the library lists the chapters of four units, and greys the one that is announced', async () => {
  const { page } = visitor;
  await page.goto('/video-library');
  const groups = page.getByRole('navigation', { name: 'Chapters' }).getByRole('region');
  await groups.first().waitFor();
  const listed = await groups.evaluateAll((sections) =>
    sections.map((section) => [section.getAttribute('aria-label'), section.querySelectorAll('a').length]),
  );
  expect(listed).toEqual([
    ['Unit 1: Intro to Economic Concepts', 7],
    ['Unit 2: Supply & Demand', 11],
    ['Unit 3: Elasticities', 6],
    ['Unit 4: Government Intervention', 3],
  ]);
  const announced = groups.last().getByRole('listitem').last();
  expect(await announced.innerText()).toBe('4.4 Price Floors (coming soon!)');
  const colour = (element: Element) => getComputedStyle(element).color;
  const chapter = groups.last().getByRole('link').last();
  expect(await announced.evaluate(colour)).not.toBe(await chapter.evaluate(colour));
});

test('a video stands in a frame of 16:9, on a desktop and on a phone', async () => {
  const { page } = visitor;
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // The shipped course has no video yet.
    await route.fulfill({ response, body: text.replaceAll('"videoUrl":null', '"videoUrl":"/lessons/1-1.mp4"') });
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/video-library/scarcity-choice-and-opportunity-cost');
    const box = await page.getByRole('button', { name: /^Play the video/ }).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  }
  await page.unroute('**/graphql');
});
