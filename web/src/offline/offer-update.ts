import { ACTIVATE } from './cache-names';

/** A page that stays open looks for a new version as often as this. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Calls back once a new version is installed and waits, with a function that reloads the page with it. */
export function offerUpdate(registration: ServiceWorkerRegistration, onReady: (update: () => void) => void): void {
  const { serviceWorker } = navigator;

  function offer(waiting: ServiceWorker) {
    // The first version has nothing to replace.
    if (!serviceWorker.controller) return;
    onReady(() => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      waiting.postMessage(ACTIVATE);
    });
  }

  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing));
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);
}
