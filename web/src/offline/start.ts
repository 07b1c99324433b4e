import { keepChapterAt } from './keep-chapter';

/** Registers the service worker, and stores the chapters that are visited. */
async function startOffline(): Promise<void> {
  await idle();
  await navigator.serviceWorker.register('/sw.js');
  await isInControl();
  const keepThis = () => void keepChapterAt(window.location.pathname).catch(() => undefined);
  keepThis();
  // Not in all browsers. In others, a chapter is stored when it is opened by its address.
  window.navigation?.addEventListener('currententrychange', keepThis);
}

/** The first service worker takes control of the page that registered it. Before that it stores nothing. */
async function isInControl(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

// Safari has no requestIdleCallback.
const idle = () => new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

startOffline().catch(() => undefined);
