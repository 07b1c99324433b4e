import { textIn } from '../text-in';

/** Any origin: the address is only compared with it. */
const HERE = 'https://this.site';

/**
 * The path to return to after a login, or null if the value is no path of this site. Browsers read `//host`, `/\host`
 * and a slash after a tab as another site, so the browser's own parser decides.
 */
export function sitePath(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** The student's page that redirected a visitor to the landing page, from the navigation state; or null. */
export const readReturnPath = (state: unknown) => sitePath(textIn(state, 'from'));
