import { PAGES_PREFIX } from './cache-names';

export async function storedPages(): Promise<Set<string>> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
}

/**
 * Without a connection, lets the browser follow links to stored pages: their HTML holds the data that the app would have to
 * ask for.
 */
export function followStoredLinks(): void {
  let stored: ReadonlySet<string> = new Set();
  const read = () => void storedPages().then((paths) => (stored = paths));
  window.addEventListener('offline', read);
  if (!navigator.onLine) read();
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (navigator.onLine || link?.origin !== window.location.origin) return;
      // React's handlers are on an element further down, so the link does what it does without them.
      if (stored.has(link.pathname)) event.stopPropagation();
    },
    { capture: true },
  );
}
