import type { WatchedPage } from './browser';

type Open = Pick<WatchedPage, 'page' | 'context'>;

/** The name of a window that is offline. It stays across reloads. */
const OFFLINE = 'offline';

/**
 * Cuts a page from the network. Chromium tells a page that a service worker answered that it is online, so what the page knows of it is
 * set here as well.
 */
export async function goOffline({ page, context }: Open): Promise<void> {
  const pretend = (name: string) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => window.name !== name });
  };
  await context.addInitScript(pretend, OFFLINE);
  await page.evaluate((name) => void (window.name = name), OFFLINE);
  await page.evaluate(pretend, OFFLINE);
  await context.setOffline(true);
}

export async function comeBack({ page, context }: Open): Promise<void> {
  await page.evaluate(() => void (window.name = ''));
  await context.setOffline(false);
  // A page that began while it was offline was online for Chromium all along. One that was not may be reloading by now.
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
}
