import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clientSizes } from '../bench/client-sizes';
import { openPage, PHONE, sharedBrowser } from './support/browser';
import { enroll, signInAs } from './support/student';
import { sharedServer } from './support/site';

// Page weights of the build that the end-to-end tests just used: gzipped JavaScript that is needed before a page is
// usable, and what Chromium requests for a first visit, as it is sent.

const sizes = clientSizes();

describe('on a slow line', () => {
  test.each(sizes)('$page keeps to its $most KiB of JavaScript', ({ kib, most }) => {
    expect(kib).toBeLessThanOrEqual(most);
  });

  test('no page goes unweighed', () => {
    const pages = globSync('web/src/pages/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
    expect(sizes.map(({ page }) => page)).toEqual(expect.arrayContaining(pages.map((file) => basename(file, '.tsx'))));
  });
});

/** What a page has requested so far, or until it was loaded. KiB of bodies as they were sent. */
async function requestsOf(page: Page, until: 'now' | 'load') {
  const requests = await page.evaluate((limit) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // there is one
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // by their type
    const end = limit === 'load' ? (navigation?.loadEventStart ?? 0) : Infinity;
    return [navigation, ...resources].flatMap((entry) =>
      entry && entry.startTime < end ? [{ path: new URL(entry.name).pathname, bytes: entry.encodedBodySize }] : [],
    );
  }, until);
  return {
    paths: requests.map(({ path }) => path),
    kib: requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
  };
}

const server = sharedServer();

describe('a first visit', () => {
  test.each([
    { path: '/', most: { requests: 7, kib: 54 } },
    { path: '/video-library', most: { requests: 7, kib: 54 } },
    { path: '/video-library/taxes', most: { requests: 7, kib: 60 } },
    { path: '/freequiz/taxes', most: { requests: 7, kib: 52 } },
  ])('of $path takes $most.requests requests and $most.kib KiB at most', async ({ path, most }) => {
    const { page, problems, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    await page.goto(path, { waitUntil: 'load' });
    const { paths, kib } = await requestsOf(page, 'load');
    expect(paths.length, paths.join(' ')).toBeLessThanOrEqual(most.requests);
    expect(kib, paths.join(' ')).toBeLessThanOrEqual(most.kib);
    expect(paths.filter((one) => one.endsWith('.css') || one === '/graphql')).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('of the dashboard takes 32 requests and 200 KiB at most, 5 of them to the API', async () => {
    const student = await enroll(server, 'weighs_pages', 3);
    const { page, problems, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    await signInAs(page, student);
    await page.goto('/userhome');
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    const { paths, kib } = await requestsOf(page, 'now');
    expect(paths.length, paths.join(' ')).toBeLessThanOrEqual(32);
    expect(kib, paths.join(' ')).toBeLessThanOrEqual(200);
    expect(paths.filter((one) => one === '/graphql').length).toBeLessThanOrEqual(5);
    expect(problems).toEqual([]);
    await close();
  });
});
