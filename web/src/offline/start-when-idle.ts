/** Starts the service worker once the page is loaded and idle, so that it takes nothing from the first paint. */
export function startOfflineWhenIdle() {
  // The dev server has no service worker, and neither has a page without TLS.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it, the site works as long as there is a connection.
  const start = () => void import('./start').then(({ startOffline }) => startOffline()).catch(() => undefined);
  // Safari has no requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
