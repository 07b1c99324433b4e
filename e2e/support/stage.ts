import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchBrowser, openPage, type PHONE, type WatchedPage } from './browser';
import { startServer, type StartedServer } from './server';

export interface Stage {
  server: StartedServer;
  browser: Browser;
  /** The page of the present story. */
  open: WatchedPage;
}

/** For a file of stories: a server and a browser for all of them, and a page as new for each. There from the first story on. */
export function stageFor(viewport: typeof PHONE): Stage {
  const stage = {} as Stage; // complete before the first story begins
  beforeAll(async () => {
    stage.server = await startServer();
    stage.browser = await launchBrowser();
  });
  beforeEach(async () => void (stage.open = await openPage(stage.browser, viewport, stage.server.url)));
  afterEach(() => stage.open.close());
  afterAll(async () => {
    await stage.browser.close();
    await stage.server.stop();
  });
  return stage;
}
