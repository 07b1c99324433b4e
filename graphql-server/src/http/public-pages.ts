import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Logger } from 'pino';
import { DOCUMENT_IDS } from '../../../schema/generated/document-ids';
import type {
  ChapterBySlugQuery,
  CourseOutlineQuery,
  FormulasQuery,
  ReferenceGraphQuery,
  ReferenceGraphsQuery,
  ReferenceTermsQuery,
  TaskVerbsQuery,
} from '../../../schema/generated/graphql';
import type { Address, PublicChapter, RenderRequest, Renderer } from '../../../schema/rendering';
import type { Context } from '../context';
import { readDocument, type TrustedDocuments } from '../graphql/trusted-documents';
import { headersOf, type CompressedText } from './compressed-text';

export interface PageSources {
  readonly renderer: Renderer;
  /** The built web client. */
  readonly webDir: string;
  readonly documents: TrustedDocuments;
  /** A visitor's context: no page holds a student's data. */
  readonly visitor: Context;
  readonly log: Logger;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

async function compressPage(html: string): Promise<CompressedText> {
  const plain = Buffer.from(html);
  const [small, smaller] = await Promise.all([gzipped(plain, { level: 9 }), brotlied(plain)]);
  return { plain, gzip: small, brotli: smaller, headers: headersOf(plain, 'text/html; charset=utf-8') };
}

/** The HTML of the public pages. Each is rendered when it is first asked for, and held: the loaded course does not change. */
export class PublicPages {
  private readonly held = new Map<string, Promise<CompressedText | null>>();
  private readonly site: Promise<Omit<RenderRequest, 'address' | 'chapter' | 'graph'>>;

  constructor(private readonly sources: PageSources) {
    this.site = this.readSite();
    // Reported by the first page that needs it.
    this.site.catch(() => undefined);
  }

  /** The address and the page at it, a path with its query: null for one that only the browser renders, or that could not be rendered. */
  async find(path: string): Promise<{ address: Address; page: CompressedText | null }> {
    const address = this.locate(path);
    if (address.kind === 'private') return { address, page: null };
    const held = this.held.get(address.path) ?? this.render(address);
    this.held.set(address.path, held);
    return { address, page: await held };
  }

  listPaths() {
    const { chapters, reference } = this.sources.visitor.course;
    const [slugs, graphs] = [chapters.map(({ slug }) => slug), reference.graphs.map(({ id }) => id)];
    return this.sources.renderer.listPaths(slugs, graphs);
  }

  /** All unknown chapters and graphs share one page, so that nobody can fill the memory with them. */
  private locate(path: string): Address {
    const address = this.sources.renderer.locate(path);
    const { graph } = address;
    const isUnknown =
      ((address.slug ?? address.chapterId) !== null && this.chapterAt(address) === undefined) ||
      (graph !== null && !this.hasGraph(graph));
    if (!isUnknown || address.kind === 'private') return address;
    if (address.path.includes('?')) return { ...address, kind: 'private' };
    const kind = address.kind === 'student' ? 'student' : 'missing';
    return { ...address, kind, path: address.path.replace(/[^/]*$/, '-') };
  }

  private chapterAt({ slug, chapterId }: Address) {
    return this.sources.visitor.course.chapters.find((one) => one.slug === slug || String(one.id) === chapterId);
  }

  private hasGraph(id: string): boolean {
    return this.sources.visitor.course.reference.graphs.some((graph) => graph.id === id);
  }

  private async render(address: Address): Promise<CompressedText | null> {
    const { renderer, log } = this.sources;
    try {
      const chapter = await this.readChapter(address);
      const { graph: id } = address;
      const graph =
        id === null || !this.hasGraph(id) ? null : await this.read<ReferenceGraphQuery>('ReferenceGraph', { id });
      return await compressPage(await renderer.render({ ...(await this.site), address, chapter, graph }));
    } catch (error) {
      log.error({ err: error, path: address.path }, 'a page could not be rendered; browsers render it themselves');
      return null;
    }
  }

  private async readSite() {
    const { webDir, visitor } = this.sources;
    const manifest = JSON.parse(
      readFileSync(join(webDir, '.vite', 'manifest.json'), 'utf8'),
    ) as RenderRequest['manifest']; // written by our build
    const template = readFileSync(join(webDir, 'index.html'), 'utf8');
    const outline = await this.read<CourseOutlineQuery>('CourseOutline');
    const [terms, formulas, graphs, verbs] = await Promise.all([
      this.read<ReferenceTermsQuery>('ReferenceTerms'),
      this.read<FormulasQuery>('Formulas'),
      this.read<ReferenceGraphsQuery>('ReferenceGraphs'),
      this.read<TaskVerbsQuery>('TaskVerbs'),
    ]);
    const reference = { terms, formulas, graphs, verbs };
    const { chapters, questions } = visitor.course;
    const size = {
      chapters: chapters.filter(({ comingSoon }) => !comingSoon).length,
      questions: questions.filter(({ retired }) => !retired).length,
    };
    return { origin: visitor.publicUrl, template, manifest, webDir, outline, size, reference };
  }

  private async readChapter(address: Address): Promise<PublicChapter | null> {
    const found = this.chapterAt(address);
    if (found === undefined) return null;
    const { chapter } = await this.read<ChapterBySlugQuery>('ChapterBySlug', { slug: found.slug });
    return { chapter, lesson: found.lesson };
  }

  /** The result of one of our own documents, which the generated type describes. */
  private async read<Result>(name: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Result> {
    const { documents, visitor } = this.sources;
    const data = await readDocument(documents, DOCUMENT_IDS[name], visitor, variables);
    return JSON.parse(data) as Result; // by the document's name
  }
}
