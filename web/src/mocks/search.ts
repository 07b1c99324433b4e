import type { Chapter, SearchHit, SearchResult } from '../../../schema/generated/types';

type HitParts = Partial<SearchHit> & Pick<SearchHit, 'kind' | 'title'>;

/** Something that a search found; a page, unless it says otherwise. */
export const searchHit = (parts: HitParts): SearchHit => ({
  chapter: null,
  moment: null,
  startsAt: null,
  topic: null,
  freeResponseId: null,
  path: null,
  excerpt: [],
  ...parts,
});

export const chapterHit = (chapter: Chapter, parts: Partial<SearchHit> = {}): SearchHit =>
  searchHit({ kind: 'chapter', title: chapter.name, chapter, ...parts });

/** What a search answers: exact, unless it says otherwise. */
export const found = (term: string, parts: Partial<SearchResult>): SearchResult => ({
  term,
  guess: false,
  corrected: null,
  announced: [],
  hits: [],
  chapters: [],
  ...parts,
});
