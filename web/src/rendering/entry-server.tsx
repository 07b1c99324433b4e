import { ApolloClient, ApolloLink } from '@apollo/client';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { drawLesson } from '../../../economics/lesson/draw-lesson';
import type { Lesson } from '../../../economics/lesson/lesson';
import type { Address, RenderRequest } from '../../../schema/rendering';
import { createCache } from '../apollo/cache';
import { writePageData, type PageData } from '../apollo/page-data';
import { LessonText } from '../lessons/lesson-text';
import { PageContext } from '../page-context';
import { AppRoutes, pagesAt, renderedOf, ROUTES } from '../routes';
import { inlineCriticalStyles } from './critical-styles';
import { htmlDocument, STYLE_SHEET, studentDocument } from './html-document';
import { pageHead, scriptJson } from './page-head';

// The server's half of the web app: a schema/rendering Renderer. The server imports the built file.

type Routes = typeof ROUTES;

/** The routes of a path, outermost first, each with its pattern from the root. */
function routesAt(pathname: string) {
  let pattern = '';
  return (matchRoutes(ROUTES, pathname) ?? []).flatMap(({ route, params }) => {
    if (route.path === undefined && !route.index) return [];
    pattern += `/${route.path ?? ''}`;
    return [{ pattern, params, rendered: renderedOf(route) }];
  });
}

export function locate(address: string): Address {
  const [path = '', search = ''] = address.split('?');
  const leaf = routesAt(path).at(-1);
  if (!leaf || leaf.pattern === '/*') return { kind: 'missing', path: '/*', slug: null, chapterId: null, graph: null };
  const pattern = leaf.pattern.replace(/(?<=.)\/$/, '');
  const slug = leaf.params['slug'] ?? leaf.params['chapterslug'] ?? null;
  const chapterId = leaf.params['chapterId'] ?? null;
  const graph = leaf.params['graph'] ?? null;
  const about = { slug, chapterId, graph };
  const at = leaf.rendered?.at?.(new URLSearchParams(search));
  if (at) return { ...about, kind: 'student', path: `${pattern}?${at.search}`, chapterId: at.chapterId };
  if (at === null) return { ...about, kind: 'private', path: pattern };
  return {
    ...about,
    kind: leaf.rendered === undefined ? 'private' : leaf.rendered.isPublic ? 'public' : 'student',
    path: pattern.replace(/:\w+/, () => encodeURIComponent(slug ?? chapterId ?? graph ?? '-')),
  };
}

function dataFor(request: RenderRequest, files: readonly string[]): PageData {
  const { outline, size, chapter, reference, graph } = request;
  const { terms, formulas, graphs, verbs } = reference;
  const shows = (...pages: readonly string[]) => pages.some((page) => files.includes(page));
  return {
    ...(files.includes('landing') && { size }),
    ...(files.includes('video-library') && { outline }),
    ...(shows('reference-terms', 'reference-print') && { terms }),
    ...(shows('reference-formulas', 'reference-print') && { formulas }),
    ...(shows('reference-graphs', 'reference-print') && { graphs }),
    ...(shows('reference-verbs') && { verbs }),
    ...(graph !== null && { graph }),
    ...(chapter !== null && { chapter: { slug: chapter.chapter.slug, result: { chapter: chapter.chapter } } }),
  };
}

/** A client that holds this data and sends no requests. */
function clientFor(data: PageData): ApolloClient {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), ssrMode: true });
  writePageData(client.cache, data);
  return client;
}

/** React puts links to load early before the content; here they belong into the head. */
function splitHoisted(html: string): [links: string, content: string] {
  const [links = ''] = /^(<link[^>]*>)*/.exec(html) ?? [];
  return [links, html.slice(links.length)];
}

async function renderApp(request: RenderRequest, client: ApolloClient): Promise<string> {
  const { address, origin, size, chapter } = request;
  const missing = address.kind === 'missing' ? address.path : null;
  // The lesson was validated before it was stored; the contract cannot name its type.
  const lesson = (chapter?.lesson ?? null) as Lesson | null;
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <PageContext
        value={{ origin, missing, size, client, lessonText: lesson && <LessonText lesson={drawLesson(lesson)} /> }}
      >
        <StaticRouter location={address.path}>
          <AppRoutes />
        </StaticRouter>
      </PageContext>
    </StrictMode>,
    // Otherwise large parts would come last, and an inline script would move them.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

export async function render(request: RenderRequest): Promise<string> {
  const { address, template, manifest, webDir } = request;
  const pages = pagesAt(address.path.replace(/\?.*/, ''));
  const files = pages.flatMap(({ file }) => file ?? []);
  await Promise.all(pages.map(({ load }) => load()));
  const data = dataFor(request, files);
  const [links, html] = splitHoisted(await renderApp(request, clientFor(data)));
  if (address.kind === 'student') return inlineCriticalStyles(studentDocument(template, manifest, html, files), webDir);
  const document = htmlDocument(template, manifest, {
    head: pageHead(files.at(-1) ?? '', request) + links,
    html,
    data: scriptJson(data),
    isMissing: address.kind === 'missing',
    files,
  });
  const styled = await inlineCriticalStyles(document, webDir);
  // src/start.ts requests it once React is needed.
  return styled.replaceAll(STYLE_SHEET, (link) => `<noscript>${link}</noscript>`);
}

export { drawCard } from './share-card';

/** All paths of the routes, with `:slug` for a chapter and `:graph` for a graph, and whether the server renders them. */
function pathsOf(routes: Routes, parent = ''): { path: string; isPublic: boolean }[] {
  return routes.flatMap(({ path = '', index, children, handle }) => {
    const full = path === '' ? parent : `${parent}/${path.replace('chapterslug', 'slug')}`;
    if (children) return pathsOf(children, full);
    const isPublic = renderedOf({ handle })?.isPublic === true;
    return path === '*' || (path === '' && !index) ? [] : [{ path: full || '/', isPublic }];
  });
}

export function listPaths(slugs: readonly string[], graphs: readonly string[]) {
  const paths = pathsOf(ROUTES);
  const filled = (path: string) => {
    if (path.includes(':slug')) return slugs.map((slug) => path.replace(':slug', slug));
    if (path.includes(':graph')) return graphs.map((graph) => path.replace(':graph', graph));
    return [path];
  };
  return {
    publicPaths: paths.filter(({ isPublic }) => isPublic).flatMap(({ path }) => filled(path)),
    closedPaths: paths.filter(({ isPublic }) => !isPublic).map(({ path }) => path.replace(/:.*/, '')),
  };
}
