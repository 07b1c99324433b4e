import { followStoredLinks } from './follow-stored-links';
import { keepChapterAt, keepPage } from './keep-chapter';
import { offerUpdate } from './offer-update';
import { addStatusBar } from './status-bar';

/** Registers the service worker, stores the chapters that are visited, and says when the site is offline or has a new version. */
async function startOffline(): Promise<void> {
  const show = addStatusBar();
  let update: (() => void) | null = null;
  const showStatus = () => show({ isOffline: !navigator.onLine, update });
  window.addEventListener('online', showStatus);
  window.addEventListener('offline', showStatus);
  showStatus();
  followStoredLinks();

  await idle();
  await navigator.serviceWorker.register('/sw.js');
  offerUpdate(await navigator.serviceWorker.ready, (reload) => {
    update = reload;
    showStatus();
  });

  if (!navigator.serviceWorker.controller) {
    await isInControl();
    // This page was loaded before there was a service worker to store it.
    await keepPage(window.location.pathname).catch(() => undefined);
  }
  const keepThis = () => void keepChapterAt(window.location.pathname).catch(() => undefined);
  keepThis();
  // Not in all browsers. In others, a chapter is stored when it is opened by its address.
  window.navigation?.addEventListener('currententrychange', keepThis);
}

/** The first service worker takes control of the page that registered it. Before that it stores nothing. */
async function isInControl(): Promise<void> {
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

// Safari has no requestIdleCallback.
const idle = () => new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

startOffline().catch(() => undefined);
