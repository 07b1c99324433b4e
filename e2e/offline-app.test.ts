import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE } from './support/browser';
import { useSite } from './support/site';
import { enroll, signInAs } from './support/student';

// The site as an app, with its service worker: what opens without a connection, and what is stored for that.

const CHAPTER = '/video-library/scarcity-choice-and-opportunity-cost';

const site = useSite(PHONE, 'allow');

const goOffline = () => site.open.context.setOffline(true);
const comeBack = () => site.open.context.setOffline(false);
const heading = (name: string | RegExp) => site.open.page.getByRole('heading', { level: 1, name }).waitFor();

/** Waits until the service worker has stored this address. */
async function waitUntilStored(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    while ((await caches.match(address)) === undefined) await new Promise((later) => setTimeout(later, 50));
  }, path);
}

/** The addresses in all caches, without those of the app's own files. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('workbox-precache'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

async function visitChapter(): Promise<void> {
  const { page } = site.open;
  await page.goto(CHAPTER);
  await heading(/^1\.1/);
  await waitUntilStored(page, CHAPTER);
  await waitUntilStored(page, CHAPTER.replace('/video-library', '/figures/lessons') + '.svg');
}

test('the site can be installed as an app', async () => {
  const { page, context } = site.open;
  await page.goto('/aboutus');
  const devtools = await context.newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${site.server.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Curve Whisperer', display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every page of the tests is in a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

describe('without a connection', () => {
  test('a visited chapter opens, and its lesson plays', async () => {
    const { page } = site.open;
    await visitChapter();
    await goOffline();
    await page.reload();
    await heading(/^1\.1/);
    await page.getByRole('button', { name: /the video: 1\.1/ }).tap();
    await page.getByRole('group', { name: /^Lesson: / }).waitFor();
  });

  test('a chapter visited by a link in the app opens by its address', async () => {
    const { page } = site.open;
    await page.goto('/video-library');
    await heading('Welcome to the Video Cache');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('link', { name: /^Start with 1\.1/ }).tap();
    await waitUntilStored(page, CHAPTER);
    await goOffline();
    await page.goto(`${CHAPTER}?from=home`);
    await heading(/^1\.1/);
  });

  test('a page that was not visited opens as the app, which says what is missing', async () => {
    const { page } = site.open;
    await visitChapter();
    await goOffline();
    await page.goto('/video-library/resource-allocation-and-economic-systems');
    await heading('The chapter did not load');
    await comeBack();
    await heading(/^1\.2/);
  });
});

test('browsers look for a new service worker at every visit', async () => {
  const { headers } = await fetch(`${site.server.url}/sw.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toContain('javascript');
});

test('what is stored holds nothing personal, and nothing of the playground', async () => {
  const { page } = site.open;
  await signInAs(page, await enroll(site.server, 'left_no_trace'));
  await page.goto('/userhome');
  await page.getByRole('region', { name: 'UP NEXT' }).waitFor();
  await visitChapter();
  await page.goto('/playground');
  await page.locator('.graphiql-container').waitFor();
  await page.goto('/updateunits');
  await page.getByRole('checkbox', { name: /^Unit 1/ }).waitFor();
  await waitUntilStored(page, '/graphql?documentId=Library');
  expect((await storedPaths(page)).filter((path) => !/^\/(video-library|lessons|figures)\//.test(path))).toEqual([
    '/graphql?documentId=Library',
  ]);
});
