import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchBrowser, openPage, type PHONE, type WatchedPage } from './browser';
import { startServer, type StartedServer } from './server';

export interface Site {
  server: StartedServer;
  browser: Browser;
  /** The page of the present story. */
  open: WatchedPage;
}

/** For a file of stories: a server and a browser for all of them, and a page as new for each. There from the first story on. */
export function useSite(viewport: typeof PHONE): Site {
  const site = {} as Site; // complete before the first story begins
  beforeAll(async () => {
    site.server = await startServer();
    site.browser = await launchBrowser();
  });
  beforeEach(async () => void (site.open = await openPage(site.browser, viewport, site.server.url)));
  afterEach(() => site.open.close());
  afterAll(async () => {
    await site.browser.close();
    await site.server.stop();
  });
  return site;
}
