import type { ApolloCache } from '@apollo/client';
import {
  ChapterBySlugDocument,
  CourseOutlineDocument,
  type ChapterBySlugQuery,
  type CourseOutlineQuery,
} from '../../../schema/generated/graphql';
import type { CourseSize } from '../../../schema/rendering';

/**
 * The results with which a page was rendered, and from which it is hydrated. They are smaller than the cache that is filled
 * with them, and a chapter's HTML should fit into the first packets of a connection.
 */
export interface PageData {
  readonly size?: CourseSize;
  readonly outline?: CourseOutlineQuery;
  readonly chapter?: { readonly slug: string; readonly result: ChapterBySlugQuery };
}

export function writePageData(cache: ApolloCache, { outline, chapter }: PageData): void {
  if (outline) cache.writeQuery({ query: CourseOutlineDocument, data: outline });
  if (chapter)
    cache.writeQuery({ query: ChapterBySlugDocument, variables: { slug: chapter.slug }, data: chapter.result });
}
