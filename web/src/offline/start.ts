import { followStoredLinks } from './follow-stored-links';
import { keepChapterAt, keepPage } from './keep-chapter';
import { ACTIVATE } from './cache-names';
import './status-bar.css';

/** Registers the service worker, stores the chapters that are visited, and says when the site is offline or has a new version. */
export async function startOffline(): Promise<void> {
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

/** A page that stays open looks for a new version as often as this. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Calls back once a new version is installed and waits, with a function that reloads the page with it. */
function offerUpdate(registration: ServiceWorkerRegistration, onReady: (update: () => void) => void): void {
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

// The line above the header. It is no part of React's tree, because it also stands on pages that are not hydrated yet. A quiz
// covers it: neither message may interrupt one.

interface Status {
  readonly isOffline: boolean;
  /** Loads the new version; null if there is none. */
  readonly update: (() => void) | null;
}

/** Adds the empty line to the page. Returns a function that shows a status. */
function addStatusBar(): (status: Status) => void {
  const bar = document.createElement('div');
  bar.className = 'connection';
  bar.setAttribute('role', 'status');
  document.body.prepend(bar);

  return ({ isOffline, update }) => {
    if (isOffline) bar.replaceChildren('You are offline. Chapters you have opened still work.');
    else if (update) bar.replaceChildren('A new version is ready.', reloadButton(update));
    else bar.replaceChildren();
  };
}

function reloadButton(update: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload';
  button.addEventListener('click', update);
  return button;
}
