import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, PHONE, sharedBrowser } from './support/browser';
import { watchOperations } from './support/graphql';
import { enroll, signInAs } from './support/student';
import { sharedServer } from './support/site';

// What Chromium requests for a first visit.

/** Paths of the requests of a page so far, or until it was loaded. */
const requestsOf = (page: Page, until: 'now' | 'load') =>
  page.evaluate((limit) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // there is one
    const end = limit === 'load' ? (navigation?.loadEventStart ?? 0) : Infinity;
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < end);
    return [window.location.href, ...resources.map(({ name }) => name)].map((url) => new URL(url).pathname);
  }, until);

const server = sharedServer();

describe('a first visit', () => {
  test.each(['/', '/video-library', '/video-library/taxes', '/freequiz/taxes'])(
    'of %s takes 7 requests at most, none of them to the API',
    async (path) => {
      const { page, problems, close } = await openPage(await sharedBrowser(), PHONE, server.url);
      await page.goto(path, { waitUntil: 'load' });
      const requests = await requestsOf(page, 'load');
      expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(7);
      expect(requests.filter((one) => one.endsWith('.css') || one === '/graphql')).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
  );

  const student = enroll(server, 'counts_requests', 3);

  // What comes beside the data, such as the icon and the service worker, is among them.
  const MOST = 22;

  test.each([
    '/userhome',
    '/progress',
    '/video/1',
    '/mistakes',
    '/free-response',
    '/updateunits',
    '/quizgenerator',
    '/practice',
  ])('of %s takes 22 requests at most until its data is shown, 2 of them to the API', async (path) => {
    const { page, problems, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    await signInAs(page, await student);
    await page.addInitScript(() => {
      const isUsable = () => document.querySelector('#root main h1') && !document.querySelector('main [data-waiting]');
      const count = () => {
        if (!isUsable()) return;
        observer.disconnect();
        Object.assign(window, { atUsable: performance.getEntriesByType('resource').map(({ name }) => name) });
      };
      const observer = new MutationObserver(count);
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    const found = await page.waitForFunction(() => Reflect.get(window, 'atUsable') as string[] | undefined); // set above
    const requests = ((await found.jsonValue()) ?? []).map((url) => new URL(url).pathname);
    // With the page itself.
    expect(requests.length + 1, requests.join(' ')).toBeLessThanOrEqual(MOST);
    expect(requests.filter((one) => one === '/graphql').length).toBeLessThanOrEqual(2);
    expect(problems).toEqual([]);
    await close();
  });
});

describe("a student's page", () => {
  const student = enroll(server, 'asks_early', 3);

  test.each([
    ['/userhome', 'Library Me Notices QuizzesUnderWay ReadinessInShort Today'],
    ['/progress', 'FreeResponses Learning Library Me Readiness'],
    ['/video/1', 'ChapterById FreeResponses LessonPosition Library Me'],
    ['/mistakes', 'Library Me Mistakes'],
    ['/misconceptions', 'Library Me Misconceptions'],
    ['/free-response', 'FreeResponses Library Me'],
    ['/updateunits', 'Library Me'],
    ['/quizgenerator', 'Library Me'],
    ['/practice', 'Library Me'],
    ['/account', 'Library Me'],
  ])('%s asks for its data before its code is here, and for nothing twice', async (path, documents) => {
    const { page, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    await signInAs(page, await student);
    const { promise: mayRun, resolve: run } = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await mayRun;
      await route.continue();
    });
    const asked = watchOperations(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked.toSorted().join(' ')).toBe(documents);
    run(undefined);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('load');
    expect(asked.toSorted().join(' ')).toBe(documents);
    await close();
  });
});
