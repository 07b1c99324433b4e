import type { Context } from '../context';
import type { Course } from '../course/course';
import { DomainError } from '../errors';
import { parseId } from '../http/ids';
import { LONGEST_TERM, searchTermOf } from '../../../schema/rules/search';
import type { Chapter, SearchResult } from './library.type';
import { SEARCH_CHAPTERS } from './search.queries';

/** A chapter by its id or its slug. Throws BAD_USER_INPUT or NOT_FOUND. */
export function findChapter(course: Course, idOrSlug: string): Chapter {
  const looksLikeSlug = /^[a-z][a-z0-9-]*$/.test(idOrSlug);
  return looksLikeSlug ? course.chapterBySlug(idOrSlug) : course.chapter(parseId(idOrSlug, 'chapter'));
}

/** Exact first, then forgiving. The term is only ever text: no character of it has a meaning. Throws BAD_USER_INPUT. */
export async function searchChapters({ db, course }: Context, typed: string): Promise<SearchResult> {
  const term = searchTermOf(typed);
  if (term === null) throw new DomainError('BAD_USER_INPUT', 'Please type something to search for.');
  if (term.length > LONGEST_TERM || term.includes('\0')) {
    throw new DomainError('BAD_USER_INPUT', `Please search for ${LONGEST_TERM} characters or fewer.`);
  }
  const pattern = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db.replicaQuery(SEARCH_CHAPTERS, [term, pattern]);
  // The database may be a course ahead of this process, and a replica one behind.
  const found = rows.flatMap((row) => {
    const chapter = course.chapters.find(({ id }) => id === row.chapterId);
    return chapter === undefined ? [] : [{ ...row, chapter }];
  });
  return {
    term,
    guess: rows.some(({ exact }) => !exact),
    chapters: found.map(({ chapter }) => chapter),
    inLessonOnly: found.flatMap(({ chapter, inLessonOnly }) => (inLessonOnly ? [chapter] : [])),
  };
}
