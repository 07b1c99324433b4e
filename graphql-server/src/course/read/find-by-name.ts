import { chaptersOf, type ChapterSource, type CourseSource, type TopicSource } from './course-source';
import { similarity } from '../check/similar-texts';

const sameWords = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** 2.5 of "2.5 Market Equilibrium". */
export const numberOf = ({ name }: Pick<ChapterSource, 'name'>): string => name.split(' ')[0] ?? '';

/** The chapter that a person means by its slug, its number (2.5) or its name. */
export function findChapter(course: CourseSource, wanted: string): ChapterSource | null {
  const isMeant = (chapter: ChapterSource) =>
    [chapter.slug, numberOf(chapter), chapter.name].some((name) => sameWords(name, wanted));
  return chaptersOf(course).find(isMeant) ?? null;
}

export function findTopic(chapter: ChapterSource, wanted: string): TopicSource | null {
  return chapter.topics.find(({ name }) => sameWords(name, wanted)) ?? null;
}

/** The pairs of neighbouring letters, which a slip of the pen mostly leaves in place. */
const letterPairs = (text: string) => {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
};

/** At least this share of the letter pairs of two names, or one is no misspelling of the other. */
const ALIKE_FROM = 0.4;

/** The name that is written most like what was wanted, if any is. */
export function nearestName(names: readonly string[], wanted: string): string | null {
  const pairs = letterPairs(wanted);
  const [best] = names
    .map((name) => ({ name, alike: similarity(letterPairs(name), pairs) }))
    .filter(({ alike }) => alike >= ALIKE_FROM)
    .sort((a, b) => b.alike - a.alike);
  return best?.name ?? null;
}
