import { lastScreen } from './last-screen';
import { STUDENT_PAGES } from './offline/cache-names';
import { storedText } from './storage';
import { readToken } from './store';

// A page that is waiting for data, or stands behind a dialog, is not what the student wants to see next time.
const UNFINISHED = 'main [data-waiting], dialog[open], [role=dialog], main [role=alert]';

/** Says more of a student than a screen needs to say at once. */
const NOT_SAVED = '/account';

/** In characters. All pages together must leave most of the storage to answers that the server does not have yet. */
export const LONGEST_SCREEN = 150_000;

function saveScreen(root: HTMLElement): void {
  const { pathname, search } = window.location;
  const path = pathname.toLowerCase();
  if (readToken() === null || search || path === NOT_SAVED || !STUDENT_PAGES.includes(path)) return;
  if (lastScreen() !== null || root.querySelector('main') === null || root.querySelector(UNFINISHED) !== null) return;
  const html = root.innerHTML;
  storedText('lastScreen', path).set(html.length <= LONGEST_SCREEN ? html : null);
}

/** Stores what a student's page shows whenever it is left. */
export function saveScreens(root: HTMLElement): void {
  const save = () => saveScreen(root);
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save());
  // Not in all browsers. In others, a page is stored when the browser leaves it.
  window.navigation?.addEventListener('navigate', save);
}
