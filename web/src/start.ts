// The first code of every page. On a page that the server rendered, it is also the last until the visitor does
// something: text and links work without React, whose code would keep a phone busy while the page opens.

import { findSame } from './last-screen';

const root = document.getElementById('root');
if (!root) throw new Error('No #root');

/** What a visitor does before using something that needs React. Links, and forms with an address, do not need it. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
const NEEDS_REACT = 'button, label';
/** On a page that React replaces, what is unfolded must unfold again. */
const IS_REPLACED = `${NEEDS_REACT}, summary`;

/** Repeats on the hydrated page what the visitor did last, if the page could not react to it yet. */
let repeat: (() => void) | null = null;

function holdClick(event: Event): void {
  const pressed =
    event.target instanceof Element && event.target.closest<HTMLElement>(isRendered ? NEEDS_REACT : IS_REPLACED);
  if (!pressed || pressed.closest('form[action]')) return;
  event.preventDefault();
  // React takes over what the server rendered for visitors, and replaces the rest.
  const same = isRendered ? () => pressed : findSame(pressed);
  repeat = () => same()?.click();
}

/** A drag that began too early goes on if the pointer is still down. */
function holdPointer(event: PointerEvent): void {
  repeat = () => event.target?.dispatchEvent(new PointerEvent(event.type, event));
}

const releasePointer = () => (repeat = null);

/** Ends the listeners of what the visitor does before React runs. */
const early = new AbortController();

/** What the server put aside (rendering/html-document.ts): links to the style sheet and to the page's code. */
const later = document.querySelector<HTMLTemplateElement>('#page-code')?.content;

/** React may render what the rules in the page's head are not for. */
const loadStyles = () =>
  new Promise<unknown>((onload, onerror) => {
    const sheet = later?.querySelector('[as=style]');
    if (sheet) document.head.append(Object.assign(sheet, { rel: 'stylesheet', onload, onerror }));
    else onload(null);
  });

/** A page in the background is not painted. */
const LONGEST_WAIT_MS = 300;

/** Fulfilled when what the server sent is on the screen. */
const painted = () =>
  new Promise<void>((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(done, LONGEST_WAIT_MS);
  });

/** Whether the server's HTML is all of the page, or only its skeleton. */
const isRendered = 'rendered' in root.dataset;

let isStarted = false;

const start = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  try {
    // Running the code of a page that is here at once, as on a second visit, must not delay the first paint.
    if (!isRendered) await painted();
    const [{ run }] = await Promise.all([import('./main'), loadStyles()]);
    await run(root);
  } catch {
    // Chromium never requests code again that failed to load on this page.
    addEventListener('online', () => window.location.reload());
    return;
  }
  early.abort();
  repeat?.();
  // The page works without it.
  import('./after-start').then(({ afterStart }) => afterStart(root)).catch(() => undefined);
};

function whenIdle(): void {
  // With a service worker, the code is on this device.
  if (session === 'returning' || navigator.serviceWorker?.controller) void start();
  // Fetched but not run.
  else document.head.append(later?.cloneNode(true) ?? '');
}

// Set by first-paint.js.
const { session } = document.documentElement.dataset;
const { search, hash } = window.location;
// A form without an address needs React sooner or later, and a skeleton waits for it.
const unfinished = document.querySelector('main :is(form:not([action]), [role=status])');
// Where the visitor came from within the app, which only React can show.
const { state } = window.history;

// Set by first-paint.js, if the visitor was faster than this code.
const { earlyClick } = window;
document.onclick = null;
if (earlyClick) holdClick(earlyClick);

const capture = { capture: true, signal: early.signal };
addEventListener('click', holdClick, capture);
if (isRendered) {
  addEventListener('pointerdown', holdPointer, capture);
  addEventListener('pointerup', releasePointer, capture);
}
if (!isRendered || session === 'student' || search || hash || state || unfinished || earlyClick) void start();
else {
  SIGNS.forEach((sign) => addEventListener(sign, () => void start(), { capture: true, once: true, passive: true }));
  // Safari has no idle callbacks.
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(whenIdle) : whenIdle()));
}

export {};
