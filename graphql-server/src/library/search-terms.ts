import type { Course } from '../course/course';
import { nearest } from '../spelling';
import { SYNONYMS } from './glossary';
import type { AnnouncedChapter } from './library.type';

/** As the glossary writes terms: lowercase, single blanks, none around "=" and "/". */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s*([=/])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a text. A decimal point belongs to the number of a chapter. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];

/** Singular and plural are one word. */
const stem = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[a-z]{3})s$/, '');

const quoted = (phrase: string) => `"${phrase}"`;

const MEANINGS = new Map(SYNONYMS.flatMap(([typed, means]) => typed.map((term) => [term, means] as const)));

/**
 * The course's own terms for what was typed, as a web search query: for the whole term, else for the abbreviations and
 * synonyms in it. Empty if there are none.
 */
export function synonymsOf(term: string): string {
  const typed = plain(term);
  const whole = MEANINGS.get(typed) ?? MEANINGS.get(stem(typed));
  if (whole) return whole.map(quoted).join(' or ');
  const inside = [...MEANINGS].filter(([known]) => ` ${typed} `.includes(` ${known} `));
  if (inside.length === 0) return '';
  return inside.reduce(
    (query, [known, [meaning = known]]) => query.replace(` ${known} `, ` ${quoted(meaning)} `),
    ` ${typed} `,
  );
}

/** The announced chapters that a term names, in course order. */
export function findAnnounced({ units }: Pick<Course, 'units'>, term: string): AnnouncedChapter[] {
  const wanted = wordsOf(term).map(stem);
  if (wanted.length === 0 || (wanted.length === 1 && wanted[0]?.length === 1)) return [];
  const isNamed = (name: string) => {
    const words = new Set(wordsOf(name).map(stem));
    return wanted.every((word) => words.has(word));
  };
  return units.flatMap((unit) => unit.announced.filter(isNamed).map((name) => ({ name, unitName: unit.name })));
}

/** How many letters a word of this length may have wrong. */
function slips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** How often each word of the course's names, topics, blurbs and glossary occurs. */
function vocabularyOf({ units, chapters, topics }: Course): Map<string, number> {
  const texts = [
    ...units.flatMap(({ name, announced }) => [name, ...announced]),
    ...chapters.flatMap(({ name, videoBlurb }) => [name, videoBlurb.replace(/<[^>]*>|&[a-z]+;/g, ' ')]),
    ...topics.map(({ topicName }) => topicName),
    ...SYNONYMS.flat(2),
  ];
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The term with its misspelled words replaced by the nearest words of the course; null if no word has a near one. */
export function correctSpelling(course: Course, term: string): string | null {
  const vocabulary = vocabularyOf(course);
  // Of words that are equally near, the more frequent one is meant.
  const known = [...vocabulary].sort(([, a], [, b]) => b - a).map(([word]) => word);
  const words = wordsOf(term);
  const corrected = words.map((word) => {
    if (vocabulary.has(word) || /\d/.test(word)) return word;
    return nearest(known, word, { slips: () => slips(word.length) }) ?? word;
  });
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null;
}
