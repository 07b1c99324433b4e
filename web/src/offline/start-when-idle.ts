/** Starts the service worker once the page is loaded, so that it takes nothing from the first paint. start.ts waits until the page is idle. */
export function startOfflineWhenIdle() {
  // The dev server has no service worker. Without it, the site works as long as there is a connection.
  if (import.meta.env.PROD) addEventListener('load', () => void import('./start').catch(() => 0));
}
