import type { Browser, Locator, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser, openPage, PHONE, type WatchedPage } from './support/browser';
import { SCREENS, prepare, type Screen, type Prepared, type Who } from './support/screens';
import { sharedServer } from './support/site';

// Every screen of the site on a network that is slow or offline, or with a failing server: the page shows what is
// wrong, offers a way to continue, and recovers. offline.test.ts covers quizzes and forms offline.

/** A phone with poor reception: 300 ms round-trip time, 1.6 Mbit/s. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 };
/** Longer than the client's request timeout. */
const A_LONG_SILENCE_MS = 21_000;
/** Largest layout shift (CLS) allowed while a page loads. */
const LARGEST_SHIFT = 0.02;

const server = sharedServer();
let browser: Browser;
let prepared: Prepared;

beforeAll(async () => {
  prepared = await prepare(server);
  browser = await sharedBrowser();
});

const visits = SCREENS.filter(({ reach }) => !reach).flatMap((screen) => screen.who.map((who) => ({ ...screen, who })));

const addressOf = ({ address }: Pick<Screen, 'address'>) => (typeof address === 'string' ? address : address(prepared));
const h1 = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name }).first();
const wayOn = (page: Page) => page.getByRole('main').locator('a, button');

/** Runs a test in a new page with empty storage, signed in if `who` is a student. */
async function openFor<Result>(who: Who, story: (open: WatchedPage) => Promise<Result>): Promise<Result> {
  const open = await openPage(browser, PHONE, server.url);
  const { token } = prepared.student;
  await open.context.addInitScript(
    (accessToken) => {
      if (accessToken) localStorage.setItem('access_token', accessToken);
    },
    who === 'a student' ? token : null,
  );
  try {
    return await story(open);
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
  test.each(visits)(
    '$name comes to $who with words at once, and is never blank',
    async ({ who, heading, ...screen }) => {
      await openFor(who, async ({ page, context, problems }) => {
        await context.addInitScript(watch);
        const line = await context.newCDPSession(page);
        await line.send('Network.enable');
        await line.send('Network.emulateNetworkConditions', SLOW);
        await page.goto(addressOf(screen), { waitUntil: 'commit' });
        await h1(page, heading).waitFor();
        await page.waitForLoadState('load');
        const { firstWords, blankFrames, shift } = await page.evaluate(() => window.watched);
        // The shell, or as much as has arrived of the page itself, rendered by the server.
        const shell = /^(Loading the page|Curve Whisperer)/;
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
  test.each(visits)(
    'the way to $name says so to $who, and ends there by itself',
    async ({ who, heading, ...screen }) => {
      await openFor(who, async ({ page, context, problems }) => {
        await page.goto('/messagesent');
        await h1(page, 'Message sent').waitFor();
        await context.setOffline(true);
        await follow(page, addressOf(screen));
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
  test.each(visits)('$name tells it to $who, and comes at another try', async ({ who, heading, ...screen }) => {
    await openFor(who, async ({ page, problems }) => {
      let answer: 'none' | 'trouble' | 'all is well' = 'none';
      const unanswered: Route[] = [];
      await page.route('**/graphql**', async (route) => {
        if (answer === 'all is well') await route.continue();
        else if (answer === 'trouble') await route.fulfill({ status: 503, body: 'Service Unavailable' });
        else unanswered.push(route);
      });
      await page.clock.install();
      await page.goto(addressOf(screen));
      const told = page.getByRole('main').getByRole('alert');
      await silence(page, told.or(h1(page, heading)));
      if ((await told.count()) > 0) {
        const again = told.getByRole('button', { name: 'Try again' }).first();
        await told
          .getByText(/The server isn’t responding/)
          .first()
          .waitFor();
        answer = 'trouble';
        await again.click();
        await told
          .getByText(/Something went wrong on our end/)
          .first()
          .waitFor();
        answer = 'all is well';
        // One that a slow page sent last may not have timed out yet. Those that did are gone.
        await Promise.all(unanswered.map((route) => route.continue().catch(() => undefined)));
        await again.click();
      }
      await h1(page, heading).waitFor();
      expect(ours(problems)).toEqual([]);
    });
  });
});

/** Advances the clock past the request timeout, at least three times, until the page shows `outcome`. */
async function silence(page: Page, outcome: Locator): Promise<void> {
  for (let rounds = 0; rounds < 3 || (await outcome.count()) === 0; rounds += 1) {
    await page.clock.fastForward(A_LONG_SILENCE_MS);
    // The code of a page may still be loading, and its requests are sent only after that.
    await page.waitForLoadState('networkidle', { timeout: 300 }).catch(() => undefined);
  }
}
