import type { Browser, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { inShare } from '../test-support/share';
import { sharedBrowser, openPage, PHONE, type WatchedPage } from './support/browser';
import { SCREENS, prepare, type Prepared } from './support/screens';
import { sharedServer } from './support/site';

// Screens of each kind on a network that is slow or offline, or with a failing server: the page shows what is wrong,
// offers a way to continue, and recovers. web/src/pages/load-problems.test.tsx shows the same of every page that loads
// data; offline.test.ts covers quizzes and forms offline.

/** A phone with poor reception: 300 ms round-trip time, 1.6 Mbit/s. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 };
/** Longer than the client's request timeout. */
const A_LONG_SILENCE_MS = 21_000;
/** Largest layout shift (CLS) allowed while a page loads. */
const LARGEST_SHIFT = 0.02;

/** HTML that holds its data, and who reads it. */
const RENDERED = [
  ['the landing page', 'a visitor'],
  ['a chapter of the library', 'a student'],
  ['the library', 'a visitor'],
] as const;
/** Pages that the browser renders, with data from the API. */
const FETCHED = [
  ['the dashboard', 'a student'],
  ['a chapter quiz', 'a student'],
  ['results', 'a student'],
  ['a video', 'a student'],
  ['a free-response question', 'a visitor'],
] as const;

const server = sharedServer();
let browser: Browser;
let prepared: Prepared;

beforeAll(async () => {
  prepared = await prepare(server);
  browser = await sharedBrowser();
});

type Visit = readonly [screen: string, who: 'a visitor' | 'a student'];

const screenOf = (name: string) => {
  const screen = SCREENS.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`There is no screen "${name}".`);
  const { address, heading } = screen;
  return { address: typeof address === 'string' ? address : address(prepared), heading };
};
const h1 = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name }).first();
const wayOn = (page: Page) => page.getByRole('main').locator('a, button');

/** Runs a test in a new page with empty storage, signed in if `who` is a student. */
async function openFor(who: Visit[1], story: (open: WatchedPage) => Promise<void>): Promise<void> {
  const open = await openPage(browser, PHONE, server.url);
  const { token } = prepared.student;
  await open.context.addInitScript(
    (accessToken) => {
      if (accessToken) localStorage.setItem('access_token', accessToken);
    },
    who === 'a student' ? token : null,
  );
  try {
    await story(open);
  } finally {
    await open.close();
  }
}

/** Navigates within the app, as one of its links would. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** All problems except the console errors that a bad network always causes. */
const ours = (problems: readonly string[]) =>
  problems.filter(
    (problem) => !/ERR_INTERNET_DISCONNECTED|status of 503|dynamically imported module|preload CSS/.test(problem),
  );

declare global {
  interface Window {
    /** What the page showed while it loaded. */
    watched: { firstWords: string; blankFrames: number; shift: number };
  }
}

/** Observes every frame that is rendered, from the first one on. */
function watch(): void {
  window.watched = { firstWords: '', blankFrames: 0, shift: 0 };
  const look = () => {
    const words = (document.querySelector<HTMLElement>('main') ?? document.body).innerText.trim();
    if (window.watched.firstWords === '') window.watched.firstWords = words;
    else if (words === '') window.watched.blankFrames += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) window.watched.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

describe.concurrent('on a slow line', () => {
  test.each(inShare<Visit>([...RENDERED, ...FETCHED]))(
    '%s comes to %s with words at once, and is never blank',
    async (name, who) => {
      await openFor(who, async ({ page, context, problems }) => {
        const { address, heading } = screenOf(name);
        await context.addInitScript(watch);
        const line = await context.newCDPSession(page);
        await line.send('Network.enable');
        await line.send('Network.emulateNetworkConditions', SLOW);
        await page.goto(address, { waitUntil: 'commit' });
        await h1(page, heading).waitFor();
        await page.waitForLoadState('load');
        const { firstWords, blankFrames, shift } = await page.evaluate(() => window.watched);
        // The shell, the skeleton of a page, or as much as has arrived of the page itself, rendered by the server.
        const shell = /^(Loading |Curve Whisperer)/;
        if (!shell.test(firstWords))
          expect(await page.locator('body').innerText()).toContain(firstWords.split('\n')[0]);
        expect(blankFrames).toBe(0);
        expect(shift).toBeLessThanOrEqual(LARGEST_SHIFT);
        expect(problems).toEqual([]);
      });
    },
  );
});

describe.concurrent('offline', () => {
  test.each(inShare<Visit>([...RENDERED, ...FETCHED]))(
    'the way to %s says so to %s, and ends there by itself',
    async (name, who) => {
      await openFor(who, async ({ page, context, problems }) => {
        const { address, heading } = screenOf(name);
        await page.goto('/messagesent');
        await h1(page, 'Message sent').waitFor();
        await context.setOffline(true);
        await follow(page, address);
        await h1(page, 'This page did not load').or(h1(page, heading)).first().waitFor();
        expect(await wayOn(page).count()).toBeGreaterThan(0);
        await context.setOffline(false);
        await h1(page, heading).waitFor();
        expect(ours(problems)).toEqual([]);
      });
    },
  );
});

describe.concurrent('with a server that keeps silent, and then has only trouble to tell', () => {
  test.for(inShare<Visit>(FETCHED))('%s tells it to %s, and comes at another try', async ([name, who], { expect }) => {
    await openFor(who, async ({ page, problems }) => {
      const { address, heading } = screenOf(name);
      let answer: 'none' | 'trouble' | 'all is well' = 'none';
      const unanswered: Route[] = [];
      await page.route('**/graphql**', async (route) => {
        if (answer === 'all is well') await route.continue();
        else if (answer === 'trouble') await route.fulfill({ status: 503, body: 'Service Unavailable' });
        else unanswered.push(route);
      });
      await page.clock.install();
      await page.goto(address);
      const told = page.getByRole('main').getByRole('alert');
      const message = (text: RegExp) => told.getByText(text).first();
      // A page asks as soon as its code has arrived, and may ask again.
      const afterSilence = async () => {
        await page.clock.fastForward(A_LONG_SILENCE_MS);
        return message(/The server isn’t responding/).isVisible();
      };
      await expect.poll(afterSilence, { message: 'the page tells that the server is silent' }).toBe(true);
      const again = told.getByRole('button', { name: 'Try again' }).first();
      answer = 'trouble';
      await again.click();
      await message(/Something went wrong on our end/).waitFor();
      answer = 'all is well';
      // One that a slow page sent last may not have timed out yet. Those that did are gone.
      await Promise.all(unanswered.map((route) => route.continue().catch(() => undefined)));
      await again.click();
      await h1(page, heading).waitFor();
      expect(ours(problems)).toEqual([]);
    });
  });
});
