/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { ACTIVATE, LESSONS, PAGES_PREFIX, PICTURES, PUBLIC_DATA, RECORDINGS, SHELL } from './cache-names';

// Runs beside the site's pages, and answers for the server when there is no connection (docs/decisions/offline.md). It never
// sees a POST, and everything in its caches is public.

declare const self: ServiceWorkerGlobalScope;

/** Set by web/service-worker.vite.config.ts: the files of this build, a hash over them, and the app's first script. */
declare const FILES: PrecacheEntry[];
declare const BUILD: string;
declare const ENTRY: string;

/** How long a page or its data may take before what is stored is shown. */
const networkTimeoutSeconds = 3;
const PAGES = PAGES_PREFIX + BUILD;

/** Addresses that are no pages of the app. */
const NO_PAGES =
  /^\/(api|assets|dev|figures|graphql|healthz|lesson-preview|lessons|metrics|playground|readyz|recordings)\b/;

precacheAndRoute(FILES, { cleanURLs: false, directoryIndex: '' });
clientsClaim();

/** A page that the server rendered from this build. The shell, which is stored anyway, is closed to robots. */
async function isPublicPage(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.headers.has('X-Robots-Tag')) return false;
  return (await response.clone().text()).includes(ENTRY);
}

const publicPages: WorkboxPlugin = {
  // The server renders the same page for every query, except that an attempt at a free quiz is the shell.
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    if (!url.searchParams.has('attempt')) url.search = '';
    return url.href;
  },
  cacheWillUpdate: async ({ response }) => ((await isPublicPage(response)) ? response : null),
  handlerDidError: () => matchPrecache(SHELL),
};
const pages = new NetworkFirst({ cacheName: PAGES, networkTimeoutSeconds, plugins: [publicPages] });

registerRoute(new NavigationRoute(pages, { denylist: [NO_PAGES] }));
// keep-chapter.ts asks for pages like this, to store them.
registerRoute(({ request }) => request.headers.get('accept') === 'text/html', pages);

const startsWith =
  (path: string) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(path);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/graphql' && url.searchParams.has('documentId'),
  new NetworkFirst({ cacheName: PUBLIC_DATA, networkTimeoutSeconds }),
);
registerRoute(startsWith('/lessons/'), new NetworkFirst({ cacheName: LESSONS, networkTimeoutSeconds }));
for (const folder of ['/figures/', '/pictures/'])
  registerRoute(startsWith(folder), new StaleWhileRevalidate({ cacheName: PICTURES }));

/** A browser that plays a recording asks for all of it as a range. Only a complete response can be stored. */
const wholeRecording: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.headers.get('range') === 'bytes=0-' ? new Request(request.url) : request,
};
registerRoute(
  startsWith('/recordings/'),
  new CacheFirst({ cacheName: RECORDINGS, plugins: [new RangeRequestsPlugin(), wholeRecording] }),
);

/** Replaces the stored pages by those of this build, because theirs name files that the new build does not have. */
async function renewPages(): Promise<void> {
  const cache = await caches.open(PAGES);
  for (const name of await oldPageCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const response = await fetch(url).catch(() => null);
      if (response && (await isPublicPage(response))) await cache.put(url, response);
    }
  }
}

const oldPageCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX) && name !== PAGES);

self.addEventListener('install', (event) => event.waitUntil(renewPages()));
self.addEventListener('activate', (event) =>
  event.waitUntil(oldPageCaches().then((names) => Promise.all(names.map((name) => caches.delete(name))))),
);
// The student has accepted the new version. Until then it waits, because a reload would interrupt a quiz.
self.addEventListener('message', ({ data }) => {
  if (data === ACTIVATE) void self.skipWaiting();
});
