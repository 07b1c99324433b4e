import type { Course } from '../course';
import { parseId } from '../ids';
import type { Chapter } from './chapter.entity';

/** A chapter by its id or its slug. Throws BAD_USER_INPUT or NOT_FOUND. */
export function findChapter(course: Course, idOrSlug: string): Chapter {
  const looksLikeSlug = /^[a-z][a-z0-9-]*$/.test(idOrSlug);
  return looksLikeSlug ? course.chapterBySlug(idOrSlug) : course.chapter(parseId(idOrSlug, 'chapter'));
}
