// The first code of every page. On a page that the server rendered, it is also the last until the visitor does
// something: text and links work without React, whose code would keep a phone busy while the page opens.

const root = document.getElementById('root');

/** What a visitor does before using something that needs React. Links, and forms with an address, do not need it. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
const NEEDS_REACT = 'button, label';

/** Repeats on the hydrated page what the visitor did last, if the page could not react to it yet. */
let repeat: (() => void) | null = null;

function holdClick(event: Event): void {
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_REACT);
  if (!pressed || pressed.closest('form[action]')) return;
  event.preventDefault();
  repeat = () => pressed.click();
}

/** A drag that began too early goes on if the pointer is still down. */
function holdPointer(event: PointerEvent): void {
  repeat = () => event.target?.dispatchEvent(new PointerEvent(event.type, event));
}

const releasePointer = () => (repeat = null);

let isStarted = false;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    const { hydrated } = await import('./main');
    await hydrated;
  } catch {
    // Chromium never requests code again that failed to load on this page.
    addEventListener('online', () => window.location.reload());
    return;
  }
  removeEventListener('click', holdClick, true);
  removeEventListener('pointerdown', holdPointer, true);
  removeEventListener('pointerup', releasePointer, true);
  repeat?.();
  // The dev server has no service worker, and neither has a page without TLS. The site works without it.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) import('./offline/start').catch(() => undefined);
}

function whenIdle(): void {
  // With a service worker, the code is on this device.
  if (session === 'returning' || navigator.serviceWorker?.controller) void start();
  // Fetched but not run. The server put the links into the template (rendering/html-document.ts).
  else document.head.append(document.querySelector<HTMLTemplateElement>('#page-code')?.content ?? '');
}

// Set by first-paint.js.
const { session } = document.documentElement.dataset;
const { search, hash } = window.location;
// A form needs React sooner or later, and a skeleton waits for it.
const isUnfinished = document.querySelector('main :is(form, [role=status])') !== null;
// Where the visitor came from within the app, which only React can show.
const { state } = window.history;

const isRendered = root?.dataset['rendered'] !== undefined;

if (isRendered) {
  addEventListener('click', holdClick, true);
  addEventListener('pointerdown', holdPointer, true);
  addEventListener('pointerup', releasePointer, true);
}
if (!isRendered || session === 'student' || search || hash || state || isUnfinished) void start();
else {
  SIGNS.forEach((sign) => addEventListener(sign, () => void start(), { capture: true, once: true, passive: true }));
  // Safari has no idle callbacks.
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(whenIdle) : whenIdle()));
}

export {};
