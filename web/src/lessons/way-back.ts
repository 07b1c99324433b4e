import { sitePath } from '../account/return-path';

/** The page that a clip leads back to, from the clip's address; null where there is none, or where it is none of this site. */
export const readWayBack = (search: URLSearchParams): string | null => sitePath(search.get('back') ?? '');

/** What the way back to a page says. */
export function wayBackLabel(path: string): string {
  if (path.startsWith('/misconceptions')) return 'Back to my misconceptions';
  // Links that belong to a question name its place on the page.
  if (/^\/\w*results\b[^#]*$/.test(path)) return 'Back to the results';
  return /^\/(\w*results|quiz|mistakes|free-response)\b/.test(path) ? 'Back to the question' : 'Back';
}
