import type { Context } from '../context';
import type { Course } from '../course/course';
import { DomainError } from '../errors';
import { parseId } from '../http/ids';
import { LONGEST_TERM, searchTermOf } from '../../../schema/rules/search';
import type { Chapter, SearchResult } from './library.type';
import { searchCourse } from './search';

/** A chapter by its id or its slug. Throws BAD_USER_INPUT or NOT_FOUND. */
export function findChapter(course: Course, idOrSlug: string): Chapter {
  const looksLikeSlug = /^[a-z][a-z0-9-]*$/.test(idOrSlug);
  return looksLikeSlug ? course.chapterBySlug(idOrSlug) : course.chapter(parseId(idOrSlug, 'chapter'));
}

/** No character of the term has a meaning of its own. Throws BAD_USER_INPUT. */
export function searchChapters({ course }: Pick<Context, 'course'>, typed: string): SearchResult {
  const term = searchTermOf(typed);
  if (term === null) throw new DomainError('BAD_USER_INPUT', 'Please enter a search term.');
  if (term.length > LONGEST_TERM || term.includes('\0')) {
    throw new DomainError('BAD_USER_INPUT', `Please use ${LONGEST_TERM} characters or fewer in a search.`);
  }
  return searchCourse(course, term);
}
