import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LogOutDocument } from '../schema/generated/graphql';
import { STUDENT_PAGES } from '../web/src/offline/cache-names';
import { renderedOf, ROUTES } from '../web/src/routes';
import { openPage, PHONE, sharedBrowser, type WatchedPage } from './support/browser';
import { sendOperation } from './support/graphql';
import { sharedServer } from './support/site';
import { enroll, signInAs, type Student } from './support/student';

// What a student's page shows on a second visit before its data is here: what it showed when the student left it.

const server = sharedServer();
const LAST = '#last-screen';

let student: Student;
let open: WatchedPage;
let count = 0;
beforeEach(async () => {
  count += 1;
  student = await enroll(server, `comes_back_${count}`, 3);
  open = await openPage(await sharedBrowser(), PHONE, server.url, 'block', 'allow');
});
afterEach(async () => {
  const { problems, close } = open;
  await close();
  expect(problems).toEqual([]);
});

const shows = (page: Page, text: string | RegExp) => page.locator(`#root main`).getByText(text).first().waitFor();
const storedScreens = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('screen:')));

/** Opens a page until it shows this, and leaves it. */
async function visit(path: string, text: string | RegExp): Promise<void> {
  const { page } = open;
  await signInAs(page, student);
  await page.goto(path);
  // Both at once: the app may replace the server's page in between, and a page without its data is not stored.
  await page.locator('#root main:not(:has([data-waiting]))').getByText(text).first().waitFor();
  await page.goto('/aboutus');
}

/** Comes back, with the answers of the API held back until the returned function is called. */
async function comeBack(path: string): Promise<() => void> {
  const { page } = open;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/graphql*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => resolve(undefined);
}

test('the pages that are stored are those whose skeletons the server renders', () => {
  // Not those that differ by what follows the path.
  const outlined = (routes: typeof ROUTES): string[] =>
    routes.flatMap((route) => {
      const rendered = renderedOf(route);
      const isOutlined = rendered && !rendered.isPublic && !rendered.at && !route.path?.includes(':');
      return [...(isOutlined ? [`/${route.path}`] : []), ...outlined(route.children ?? [])];
    });
  const paths = outlined(ROUTES);
  expect(STUDENT_PAGES.toSorted()).toEqual(paths.toSorted());
});

describe('a second visit', () => {
  test.each([
    ['/userhome', /Welcome/],
    ['/progress', /topics/i],
    ['/mistakes', /mistakes/i],
    ['/updateunits', /chapters? chosen/],
    ['/quizgenerator', /topics/i],
    ['/free-response', /points/i],
  ])('of %s shows what it showed before its data is here, and nothing moves when it comes', async (path, text) => {
    const { page, context } = open;
    await visit(path, text);
    await context.addInitScript(() => {
      const seen = Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.moved += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await comeBack(path);
    await page.locator(LAST).getByText(text).first().waitFor();
    expect(await page.locator('#root').isVisible()).toBe(false);
    answer();
    await page.locator(LAST).waitFor({ state: 'detached' });
    await shows(page, text);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThanOrEqual(0.01);
  });

  test('shows what changed elsewhere once the answer comes', async () => {
    const { page } = open;
    await visit('/userhome', /Welcome/);
    await page.evaluate(() => {
      const key = 'screen:/userhome';
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('Welcome', 'Farewell'));
    });
    const answer = await comeBack('/userhome');
    await page.getByText(/Farewell/).waitFor();
    answer();
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    expect(await page.getByText(/Farewell/).count()).toBe(0);
  });

  test('does what was pressed on it as soon as the page can', async () => {
    const { page } = open;
    await visit('/userhome', /Welcome/);
    const answer = await comeBack('/userhome');
    await page.locator(LAST).getByRole('button', { name: 'Show me around' }).tap();
    answer();
    await page.getByRole('dialog').waitFor();
  });

  test('unfolds what was unfolded on it', async () => {
    const { page } = open;
    await visit('/userhome', /Welcome/);
    const answer = await comeBack('/userhome');
    const unit = page.locator('summary').filter({ hasText: 'Intro to Economic Concepts' }).first();
    await page.locator(LAST).locator(unit).first().tap();
    answer();
    await page.locator(LAST).waitFor({ state: 'detached' });
    await expect.poll(() => unit.evaluate((one) => one.parentElement?.hasAttribute('open'))).toBe(false);
  });

  test('keeps the focus at its place', async () => {
    const { page } = open;
    await visit('/userhome', /Welcome/);
    const answer = await comeBack('/userhome');
    await page.locator(LAST).getByRole('button', { name: 'Show me around' }).focus();
    answer();
    await page.locator(LAST).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show me around');
  });
});

describe('what is stored of a student', () => {
  test('is removed by a logout', async () => {
    const { page } = open;
    await visit('/userhome', /Welcome/);
    await visit('/progress', /topics/i);
    expect((await storedScreens(page)).toSorted()).toEqual(['screen:/progress', 'screen:/userhome']);
    await page.goto('/userhome');
    await shows(page, /Welcome/);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Logout' }).tap();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await storedScreens(page)).toEqual([]);
  });

  test('is shown to nobody whose session has ended', async () => {
    const { page } = open;
    await visit('/userhome', /Welcome/);
    await sendOperation(server, LogOutDocument, {}, student.token);
    await page.goto('/userhome');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await storedScreens(page)).toEqual([]);
    expect(await page.locator(LAST).count()).toBe(0);
  });

  test('is no page that waits for its data', async () => {
    const { page } = open;
    await signInAs(page, student);
    const answer = await comeBack('/progress');
    await page.locator('#root main [data-waiting]').first().waitFor();
    await page.goto('/aboutus');
    answer();
    expect(await storedScreens(page)).toEqual([]);
  });
});
