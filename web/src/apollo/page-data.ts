import type { ApolloCache } from '@apollo/client';
import {
  ChapterBySlugDocument,
  CourseOutlineDocument,
  FormulasDocument,
  ReferenceGraphDocument,
  ReferenceGraphsDocument,
  ReferenceTermsDocument,
  TaskVerbsDocument,
  type ChapterBySlugQuery,
  type CourseOutlineQuery,
  type ReferenceGraphQuery,
} from '../../../schema/generated/graphql';
import type { CourseSize, PublicReference } from '../../../schema/rendering';

/**
 * The results with which a page was rendered, and from which it is hydrated. They are smaller than the cache that is filled
 * with them, and a chapter's HTML should fit into the first packets of a connection.
 */
export interface PageData extends Partial<PublicReference> {
  readonly size?: CourseSize;
  readonly outline?: CourseOutlineQuery;
  readonly chapter?: { readonly slug: string; readonly result: ChapterBySlugQuery };
  readonly graph?: ReferenceGraphQuery;
}

export function writePageData(cache: ApolloCache, data: PageData): void {
  const { outline, chapter, terms, formulas, graphs, verbs, graph } = data;
  if (outline) cache.writeQuery({ query: CourseOutlineDocument, data: outline });
  if (chapter)
    cache.writeQuery({ query: ChapterBySlugDocument, variables: { slug: chapter.slug }, data: chapter.result });
  if (terms) cache.writeQuery({ query: ReferenceTermsDocument, data: terms });
  if (formulas) cache.writeQuery({ query: FormulasDocument, data: formulas });
  if (graphs) cache.writeQuery({ query: ReferenceGraphsDocument, data: graphs });
  if (verbs) cache.writeQuery({ query: TaskVerbsDocument, data: verbs });
  if (graph)
    cache.writeQuery({ query: ReferenceGraphDocument, variables: { id: graph.referenceGraph.id }, data: graph });
}
