import type {
  ChapterBySlugQuery,
  CourseOutlineQuery,
  FormulasQuery,
  ReferenceGraphQuery,
  ReferenceGraphsQuery,
  ReferenceTermsQuery,
  TaskVerbsQuery,
} from './generated/graphql';

// The contract between the server, which holds the course and answers HTTP, and the web app's renderer, which makes the
// HTML of a page (web/src/rendering/entry-server.tsx). The server imports the built renderer.

/**
 * What an address is: a public page, one that does not exist, a student's page, of which the server renders what stands
 * before the data is here, or a page that only the browser renders.
 */
export interface Address {
  readonly kind: 'public' | 'missing' | 'student' | 'private';
  /** The page's one address: lower case, without a slash at the end, `-` for an id. With what it needs of the query. */
  readonly path: string;
  /** The slug of the chapter that the page is about. */
  readonly slug: string | null;
  /** The id of the chapter that a student's page is about. */
  readonly chapterId: string | null;
  /** The id of the graph of the reference that the page is about. */
  readonly graph: string | null;
}

export interface PublicChapter {
  readonly chapter: ChapterBySlugQuery['chapter'];
  /** The lesson as JSON; its type belongs to the economics package. */
  readonly lesson: object | null;
}

/** The lists of the published reference. */
export interface PublicReference {
  readonly terms: ReferenceTermsQuery;
  readonly formulas: FormulasQuery;
  readonly graphs: ReferenceGraphsQuery;
  readonly verbs: TaskVerbsQuery;
}

/** How much the published course has. */
export interface CourseSize {
  readonly chapters: number;
  /** Those that a quiz may ask. */
  readonly questions: number;
}

/** A chunk in the manifest that Vite writes beside the client build. */
export interface ClientChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export interface RenderRequest {
  readonly address: Address;
  /** The site's public address without a path. */
  readonly origin: string;
  /** The built index.html, with the comments that mark what to replace. */
  readonly template: string;
  readonly manifest: Readonly<Record<string, ClientChunk>>;
  /** The folder of the built web client, with its style sheet. */
  readonly webDir: string;
  readonly outline: CourseOutlineQuery;
  readonly size: CourseSize;
  /** The chapter that the page is about, if there is one. */
  readonly chapter: PublicChapter | null;
  readonly reference: PublicReference;
  /** The graph of the reference with the id of the address, if there is one. */
  readonly graph: ReferenceGraphQuery | null;
}

/** A chapter as the picture for links to it needs it. */
export interface CardChapter {
  readonly slug: string;
  readonly name: string;
  /** As JSON; its type belongs to the economics package. */
  readonly lesson: object | null;
}

/** The path of the picture for links to a chapter, or of the site's. */
export const sharePicturePath = (slug: string | null): string =>
  slug === null ? '/figures/site.png' : `/figures/lessons/${slug}.png`;

export interface Renderer {
  /** @param path of a URL, as requested */
  locate(path: string): Address;
  /** The HTML document of a page that is not private. Rejects if a component throws. */
  render(request: RenderRequest): Promise<string>;
  /** The picture for links to a chapter, or to the site, as SVG: null for a chapter without a lesson. */
  drawCard(chapter: CardChapter | null): string | null;
  /** The paths of all public pages, and of the pages that search engines are asked not to visit. */
  listPaths(
    slugs: readonly string[],
    graphs: readonly string[],
  ): {
    readonly publicPaths: readonly string[];
    readonly closedPaths: readonly string[];
  };
}
