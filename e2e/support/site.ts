import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { openPage, sharedBrowser, type PHONE, type WatchedPage } from './browser';
import type { Site } from './server';

export interface OpenSite {
  server: Site;
  browser: Browser;
  /** The page of the present story. */
  open: WatchedPage;
}

/** The server of all stories that neither end a server nor set it up: everybody in them has a username of their own. */
export const sharedServer = (): Site => ({ url: inject('sharedSite') });

/** For a file of stories: the shared server, and a page as new for each. There from the first story on. */
export function useSite(viewport: typeof PHONE): OpenSite {
  const site = { server: sharedServer() } as OpenSite; // complete before the first story begins
  beforeAll(async () => void (site.browser = await sharedBrowser()));
  beforeEach(async () => void (site.open = await openPage(site.browser, viewport, site.server.url)));
  afterEach(() => site.open.close());
  return site;
}
