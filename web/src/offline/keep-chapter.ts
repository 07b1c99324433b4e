const CHAPTER = /^\/video-library\/([\w-]+)$/;

/** Stores the chapter at this path for offline. Does nothing for other paths. */
export async function keepChapterAt(pathname: string): Promise<void> {
  const [, slug] = CHAPTER.exec(pathname) ?? [];
  if (slug !== undefined) await keepChapter(slug);
}

/**
 * Asks for the page, the lesson and the pictures of a chapter. The service worker stores what it sees.
 * @throws if one does not load
 */
export async function keepChapter(slug: string): Promise<void> {
  const html = await (await fetchOk(`/video-library/${slug}`, { headers: { accept: 'text/html' } })).text();
  const poster = `/figures/lessons/${slug}.svg`;
  if (html.includes(poster)) await Promise.all([fetchOk(`/lessons/${slug}.json`), fetchOk(poster)]);
}

export async function fetchOk(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}
