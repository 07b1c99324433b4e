const CHAPTER = /^\/video-library\/([\w-]+)$/;

/** Stores the chapter at this path for offline. Does nothing for other paths. */
export async function keepChapterAt(pathname: string): Promise<void> {
  const [, slug] = CHAPTER.exec(pathname) ?? [];
  if (slug !== undefined) await keepChapter(slug);
}

/** Asks for the HTML of a page, which the service worker stores if the page is public. */
export const keepPage = (path: string): Promise<Response> => fetchOk(path, { headers: { accept: 'text/html' } });

/**
 * Asks for the page, the lesson and the poster of a chapter. The service worker stores what it sees.
 * @returns the response with the lesson; null if the chapter has none
 * @throws if one does not load
 */
export async function keepChapter(slug: string): Promise<Response | null> {
  const files = filesOf(slug);
  const html = await (await keepPage(files.page)).text();
  if (!html.includes(files.poster)) return null;
  const [lesson] = await Promise.all([fetchOk(files.lesson), fetchOk(files.poster)]);
  return lesson;
}

/** Removes the stored files of a chapter. Recordings have no chapter in their names, and stay. */
export async function forgetChapter(slug: string): Promise<void> {
  const paths = Object.values(filesOf(slug));
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  await Promise.all(stores.flatMap((store) => paths.map((path) => store.delete(path))));
}

const filesOf = (slug: string) => ({
  page: `/video-library/${slug}`,
  lesson: `/lessons/${slug}.json`,
  poster: `/figures/lessons/${slug}.svg`,
});

export async function fetchOk(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}
