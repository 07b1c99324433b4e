import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, sharedBrowser, openPage, type WatchedPage } from './support/browser';
import { prepare, type Prepared } from './support/screens';
import { sharedServer } from './support/site';
import { PASSWORD, signInAs } from './support/student';

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
    '/practice',
    '/mock',
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
      await student.page.getByRole('region', { name: 'Your answers, explained' }).waitFor();
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
  '/free-response',
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

describe('a deep link of a signed-out student', () => {
  const address = '/mistakes?topic=1#main';

  test('says on the landing page why logging in is needed, also after a reload, and is where the login leads', async () => {
    const { page, problems, close } = await openPage(browser, DESKTOP, server.url);
    await page.goto(address);
    await page.waitForURL((url) => url.pathname === '/');
    const why = page.getByRole('region', { name: 'Please log in' });
    await why.getByText('Your mistakes are saved in your account.').waitFor();
    await page.reload();
    await why.getByRole('button', { name: 'Log In' }).click();
    const form = page.getByRole('dialog', { name: 'Log In' });
    await form.getByLabel('Username').fill(prepared.student.username);
    await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mistakes' }).waitFor();
    expect(page.url()).toBe(server.url + address);
    // From now on the start leads to the dashboard, as for every student.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Curve Whisperer/ })
      .click();
    await page.waitForURL((url) => url.pathname === '/userhome');
    expect(problems).toEqual([]);
    await close();
  });
});

test('/mistakes with an unknown topic shows all mistakes under "All"', async () => {
  const { page } = student;
  await page.goto('/mistakes?topic=99999');
  const topic = page.getByRole('combobox', { name: 'Topic' });
  await topic.waitFor();
  expect(await topic.locator('option:checked').innerText()).toMatch(/^All topics \(\d+\)$/);
  await page.getByText('Your answer, the correct answer, and why').first().waitFor();
});

describe('on paper, from a dark screen', () => {
  afterAll(() => student.page.emulateMedia({ media: null, colorScheme: null }));

  test.each([
    ['the handout of a lesson', () => '/video/1', '1.1 Scarcity'],
    ['results', () => `/results?attempt=${prepared.chapterQuiz}`, 'Your answers, explained'],
    ['mistakes', () => '/mistakes', 'Missed today'],
    ['progress', () => '/progress', 'Opportunity cost'],
  ])('%s are ink on white, whole graphs, and nothing to press', async (_what, address, text) => {
    const { page } = student;
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(address());
    const play = page.getByRole('button', { name: /^Play/ });
    await page.getByRole('main').getByText(text).first().waitFor();
    await page
      .getByText(/^Loading/)
      .first()
      .waitFor({ state: 'detached' });
    // The tables of this page come after the rest.
    if (address() === '/progress') await page.getByText('All topics as a table').waitFor();
    if (address() === '/video/1') {
      await play.click();
      await page.getByRole('slider', { name: 'Position in the lesson' }).waitFor();
    }
    // Chromium sends the event only before its own print dialog.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = await page.evaluate(() => {
      const visible = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
      const { backgroundColor, color } = getComputedStyle(document.body);
      return {
        colors: [backgroundColor, color],
        controls: visible('header, footer, nav, search, [role=search], button, select, input, video').map(
          ({ outerHTML }) => outerHTML.slice(0, 80),
        ),
        texts: document.querySelector('main')?.innerText ?? '',
        graphs: visible('main svg').map((svg) => getComputedStyle(svg).breakInside),
      };
    });
    expect(shown.controls).toEqual([]);
    expect(shown.colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(shown.texts).toContain(text);
    expect(shown.graphs.filter((breaks) => breaks !== 'avoid')).toEqual([]);
  });
});

test('/progress begins with one sentence of advice, and names the topics in two columns with details below the row', async () => {
  const { page } = student;
  await page.goto('/progress');
  const main = page.getByRole('main');
  await main
    .getByText(/^(Practice “.+” next: you miss .+|Take another quiz: .+|Review .+|Nothing is due\. .+)\.$/)
    .waitFor();
  const row = main.getByRole('button', { name: /^Opportunity cost, chapter 1\.1: / });
  // The topic that needs the most work is open from the start.
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  await main.getByRole('region', { name: 'Opportunity cost', exact: true }).waitFor();
  expect(await row.innerText()).toMatch(/^1\.1\s+Opportunity cost\s+\d+% correct/);
  const topics = main.getByRole('button', { name: /, chapter 1\.\d: / });
  const lefts = await topics.evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  const boxes = await Promise.all(
    [topics.nth(0), topics.nth(1), main.getByRole('region', { name: 'Opportunity cost', exact: true })].map((each) =>
      each.boundingBox(),
    ),
  );
  const [left, opened, details] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(opened?.y).toBe(left?.y);
  expect(details?.y).toBeGreaterThan((opened?.y ?? NaN) + (opened?.height ?? NaN));
  expect(details?.width).toBeGreaterThan(2 * (opened?.width ?? NaN));
});

test('a chosen theme and the header are painted before any style sheet or code of the app is here', async () => {
  const { page, problems, close } = await openPage(browser, DESKTOP, server.url);
  await page.emulateMedia({ colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const barColor = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      return bars.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
    });
  const [light, dark] = ['rgb(251, 249, 244)', 'rgb(22, 33, 29)'];
  await page.goto('/messagesent');
  const theme = page.getByRole('contentinfo').getByRole('combobox', { name: 'Theme' });
  await theme.selectOption('Dark');
  expect(await background()).toBe(dark);
  await expect.poll(barColor, { message: 'the color of the browser’s bar' }).toEqual(['#16211D']);
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/assets/**', (route) => isSent.then(() => route.continue()));
  await page.goto('/messagesent', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await background()).toBe(dark);
  expect(await barColor()).toEqual(['#16211D']);
  expect(await page.locator('body').innerText()).toMatch(/^Curve Whisperer\s+Loading the page…/);
  send();
  await theme.selectOption('System');
  expect(await background()).toBe(light);
  await expect.poll(barColor, { message: 'the color of the browser’s bar' }).toEqual(['#FBF9F4']);
  expect(problems).toEqual([]);
  await close();
});

test('the headline of the landing page breaks between words only, at every width', async () => {
  const { page } = visitor;
  for (const width of [1366, 1280, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 650 });
    await page.goto('/');
    const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
        }
      return words;
    });
    expect(broken, `at ${width}`).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
});

test('/ is for visitors, and sends a student to /userhome', async () => {
  expect(await visit(visitor, '/', '/')).toBe('/');
  expect(await visit(student, '/', '/userhome')).toBe('/userhome');
});

test('the library lists the chapters of eight units', async () => {
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
    ['Unit 4: Government Intervention', 6],
    ['Unit 5: Production, Cost and Perfect Competition', 9],
    ['Unit 6: Imperfect Competition', 6],
    ['Unit 7: Factor Markets', 5],
    ['Unit 8: Market Failure and the Role of Government', 6],
  ]);
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
