import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchPath } from 'react-router-dom';
import { inShare } from '../test-support/share';
import { axeIn, COLOR_RULES, objections, stillness } from './support/axe';
import { DESKTOP, sharedBrowser, openPage, PHONE, type WatchedPage } from './support/browser';
import { SCREENS, prepare, type Prepared } from './support/screens';
import { rivals } from './support/primary-actions';
import { sharedServer } from './support/site';
import { signInAs } from './support/student';

// Every screen of the site, as a visitor and as a student: no axe violations on a phone, in the light and dark color scheme;
// no horizontal scrolling on a desktop and on phones; exactly one h1, a unique title, and an empty console.

const NARROWEST = { width: 320, height: 640 };

const server = sharedServer();
let browser: Browser;
let prepared: Prepared;

beforeAll(async () => {
  prepared = await prepare(server);
  browser = await sharedBrowser();
});

/** What extends beyond the right edge of the page, or of an open dialog, if these can be scrolled sideways. */
const overhang = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .flatMap((box) => {
        const edge = box.getBoundingClientRect().left + box.clientWidth;
        const wide = [...box.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > edge);
        return [
          `${box.tagName} by ${box.scrollWidth - box.clientWidth} px`,
          ...wide.map((element) => element.outerHTML.slice(0, 100)),
        ];
      }),
  );

// Both run concurrently, each in its own browser page.
describe.concurrent.each(['a visitor', 'a student'] as const)('for %s, on a desktop and on a phone', (who) => {
  // `who` is compared with literals below.
  let open: WatchedPage;
  let devtools: CDPSession;
  const headings = new Map<string, string>();

  beforeAll(async () => {
    open = await openPage(browser, DESKTOP, server.url);
    devtools = await open.context.newCDPSession(open.page);
    await open.page.emulateMedia({ reducedMotion: 'reduce' });
    if (who === 'a student') await signInAs(open.page, prepared.student);
  });
  afterAll(() => open.close());

  /** Makes a phone of the browser without loading the page again, or a desktop for the next page that it loads. */
  async function become(viewport: typeof PHONE): Promise<void> {
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: viewport !== DESKTOP });
    await open.page.setViewportSize(viewport);
  }

  const screens = SCREENS.filter((screen) => screen.who.includes(who));
  test.each(inShare(screens))('$name', { concurrent: false }, async ({ address, heading, reach }) => {
    const { page, problems } = open;
    problems.length = 0;
    await become(DESKTOP);
    await page.goto(typeof address === 'string' ? address : address(prepared));
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    await reach?.(page);
    await page
      .getByText(/^Loading/)
      .first()
      .waitFor({ state: 'detached' });

    await stillness(page);
    expect(await overhang(page), 'on a desktop').toEqual([]);
    expect(await rivals(page), 'primary actions in view on a desktop').toEqual([]);
    await become(PHONE);
    expect(await objections(page, axeIn(page, false)), 'by day').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await objections(page, axeIn(page, true).withRules(COLOR_RULES)), 'by night').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await overhang(page), 'on a phone').toEqual([]);
    expect(await rivals(page), 'primary actions in view on a phone').toEqual([]);
    await become(NARROWEST);
    await stillness(page);
    expect(await overhang(page), 'at 320').toEqual([]);

    expect(await page.locator('h1').count()).toBe(1);
    const h1 = (await page.locator('h1').textContent()) ?? '';
    const title = await page.title();
    expect(title).toMatch(/\S · Curve Whisperer$/);
    // Screens may share a title only if they share the h1.
    expect(headings.get(title) ?? h1).toBe(h1);
    headings.set(title, h1);
    expect(problems).toEqual([]);
  });
});

test('nothing is wider than the narrowest phone while the fonts of the device stand in', async () => {
  const { page, close } = await openPage(browser, NARROWEST, server.url);
  await page.route('**/*.woff2', (route) => route.abort());
  for (const address of ['/', '/progress', '/quiz?type=chapterQuiz&chapter=1']) {
    if (address === '/progress') await signInAs(page, prepared.student);
    await page.goto(address);
    await page
      .getByText(/^Loading/)
      .first()
      .waitFor({ state: 'detached' });
    await expect.poll(() => overhang(page), { message: `nothing overhangs on ${address}` }).toEqual([]);
  }
  await close();
});

const WIDE_TABLE = `<table><tbody><tr>${'<td>Quantity supplied</td>'.repeat(8)}</tr></tbody></table>`;

test.each([
  ['the results', (attempt: string) => `/results?attempt=${attempt}`],
  ['the mistakes', () => '/mistakes'],
])('a table wider than a phone scrolls by itself in %s, and the keyboard reaches it', async (_page, address) => {
  const { page, close } = await openPage(browser, PHONE, server.url);
  await signInAs(page, prepared.student);
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /"text":"<p>/g,
      `"text":${JSON.stringify(WIDE_TABLE).slice(0, -1)}<p>`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto(address(prepared.chapterQuiz));
  await page.getByRole('group', { name: 'Table' }).first().waitFor();
  expect(await objections(page, axeIn(page, false))).toEqual([]);
  expect(await overhang(page)).toEqual([]);
  await close();
});

test('no route of the app is left out here', () => {
  const routes = readFileSync(new URL('../web/src/routes.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/ path="([^"]+)"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  const visited = SCREENS.map(
    ({ address }) => (typeof address === 'string' ? address : address(prepared)).split('?')[0],
  );
  // The chapter route is nested in the library's route.
  const whole = paths.map((path) => (path === ':slug' ? '/video-library/:slug' : `/${path}`));
  expect(whole.filter((path) => !visited.some((address) => matchPath(path, address ?? '')))).toEqual([]);
});
