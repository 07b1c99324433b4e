import type { Context } from '../context';
import type { Course } from '../course/course';
import { DomainError } from '../errors';
import { parseId } from '../http/ids';
import { LONGEST_TERM, searchTermOf } from '../../../schema/rules/search';
import type { Chapter, SearchResult } from './library.type';
import { correctSpelling, findAnnounced, synonymsOf, wordsOf } from './search-terms';
import { SEARCH_CHAPTERS } from './search.queries';

/** A chapter by its id or its slug. Throws BAD_USER_INPUT or NOT_FOUND. */
export function findChapter(course: Course, idOrSlug: string): Chapter {
  const looksLikeSlug = /^[a-z][a-z0-9-]*$/.test(idOrSlug);
  return looksLikeSlug ? course.chapterBySlug(idOrSlug) : course.chapter(parseId(idOrSlug, 'chapter'));
}

/** So few that a student reads them all. */
const MOST_GUESSES = 5;
const MOST_GUESSES_BESIDE_ANNOUNCED = 3;

interface Found {
  chapter: Chapter;
  inLessonOnly: boolean;
}

/** In a regular expression, the beginning of a word; for a number, of the whole name. Null for a single letter. */
function nameStart(term: string): string | null {
  if (/^\p{L}?$/u.test(term)) return null;
  const start = /^\d/.test(term) ? '^' : String.raw`\m`;
  return start + term.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`);
}

async function findByWords({ db, course }: Context, term: string, start = nameStart(term)): Promise<Found[]> {
  const rows = await db.replicaQuery(SEARCH_CHAPTERS, { term, start, synonyms: synonymsOf(term) });
  // The database may be a course ahead of this process, and a replica one behind.
  return rows.flatMap(({ chapterId, inLessonOnly }) => {
    const chapter = course.chapters.find(({ id }) => id === chapterId);
    return chapter === undefined ? [] : [{ chapter, inLessonOnly }];
  });
}

/** The term or its synonyms; else its corrected spelling; else any of its words. The last two are guesses. */
async function findOrGuess(context: Context, term: string): Promise<Omit<SearchResult, 'term'>> {
  const results = (
    found: readonly Found[],
    more: Pick<SearchResult, 'guess' | 'corrected' | 'announced'>,
  ): Omit<SearchResult, 'term'> => ({
    ...more,
    chapters: found.map(({ chapter }) => chapter),
    inLessonOnly: found.flatMap(({ chapter, inLessonOnly }) => (inLessonOnly ? [chapter] : [])),
  });
  const exact = await findByWords(context, term);
  const announced = findAnnounced(context.course, term);
  if (exact.length > 0) return results(exact, { guess: false, corrected: null, announced });

  const corrected = announced.length > 0 ? null : correctSpelling(context.course, term);
  const meant = corrected ?? term;
  const meantAnnounced = corrected === null ? announced : findAnnounced(context.course, corrected);
  const near = corrected === null ? [] : await findByWords(context, corrected);
  const words = wordsOf(meant).filter((word) => word.length > 2);
  const guesses = near.length > 0 || words.length < 2 ? near : await findByWords(context, words.join(' or '), null);
  const most = meantAnnounced.length > 0 ? MOST_GUESSES_BESIDE_ANNOUNCED : MOST_GUESSES;
  const isCorrected = meantAnnounced.length > 0 || near.length > 0;
  return results(guesses.slice(0, most), {
    guess: guesses.length > 0 || (corrected !== null && meantAnnounced.length > 0),
    corrected: isCorrected ? corrected : null,
    announced: meantAnnounced,
  });
}

/** No character of the term has a meaning of its own. Throws BAD_USER_INPUT. */
export async function searchChapters(context: Context, typed: string): Promise<SearchResult> {
  const term = searchTermOf(typed);
  if (term === null) throw new DomainError('BAD_USER_INPUT', 'Please enter a search term.');
  if (term.length > LONGEST_TERM || term.includes('\0')) {
    throw new DomainError('BAD_USER_INPUT', `Please use ${LONGEST_TERM} characters or fewer in a search.`);
  }
  return { term, ...(await findOrGuess(context, term)) };
}
