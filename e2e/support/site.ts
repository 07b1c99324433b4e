import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { openPage, sharedBrowser, type PHONE, type WatchedPage } from './browser';
import type { Site } from './server';

export interface OpenSite {
  server: Site;
  browser: Browser;
  /** The page of the current test. */
  open: WatchedPage;
}

/**
 * The server shared by all tests that neither stop nor configure a server. Each student in them has a unique username.
 */
export const sharedServer = (): Site => ({ url: inject('sharedSite') });

/** For a test file: the shared server and a new page for each test. Available from the first test on. */
export function useSite(viewport: typeof PHONE, serviceWorkers: 'allow' | 'block' = 'block'): OpenSite {
  const site = { server: sharedServer() } as OpenSite; // the hooks below set the rest
  beforeAll(async () => void (site.browser = await sharedBrowser()));
  beforeEach(async () => void (site.open = await openPage(site.browser, viewport, site.server.url, serviceWorkers)));
  afterEach(() => site.open.close());
  return site;
}
