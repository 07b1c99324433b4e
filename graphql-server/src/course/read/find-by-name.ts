import { chaptersOf, type ChapterSource, type CourseSource } from './course-source';

/** The same name in whatever case, with or without space around it. */
export const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** 2.5 of "2.5 Market Equilibrium". */
export const numberOf = ({ name }: { readonly name: string }): string => name.split(' ')[0] ?? '';

/** Whether a person means this chapter by its slug, its number (2.5) or its name. */
export function isChapter(chapter: { readonly name: string; readonly slug: string }, wanted: string): boolean {
  return [chapter.slug, numberOf(chapter), chapter.name].some((name) => isSameName(name, wanted));
}

export function findChapter(course: CourseSource, wanted: string): ChapterSource | null {
  return chaptersOf(course).find((chapter) => isChapter(chapter, wanted)) ?? null;
}

/** Shared members as a share of all members of the two (Jaccard index), 0 to 1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((member) => b.has(member)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** The pairs of neighboring letters; a typo changes only a few of them. */
function letterPairs(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

/** Names with less in common are not a misspelling of each other. */
const LEAST_SIMILARITY = 0.4;

/** The name most similar to the wanted one, for "did you mean"; null if none is. */
export function nearestName(names: readonly string[], wanted: string): string | null {
  const pairs = letterPairs(wanted);
  const [best] = names
    .map((name) => ({ name, score: similarity(letterPairs(name), pairs) }))
    .filter(({ score }) => score >= LEAST_SIMILARITY)
    .sort((a, b) => b.score - a.score);
  return best?.name ?? null;
}
