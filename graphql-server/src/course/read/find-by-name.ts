import { nearest } from '../../spelling';
import { chaptersOf, type ChapterSource, type CourseSource } from './course-source';

/** The same name in whatever case, with or without space around it. */
export const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** 2.5 of "2.5 Market Equilibrium". */
export const numberOf = ({ name }: { readonly name: string }): string => name.split(' ')[0] ?? '';

export function isChapter(chapter: { readonly name: string; readonly slug: string }, wanted: string): boolean {
  return [chapter.slug, numberOf(chapter), chapter.name].some((name) => isSameName(name, wanted));
}

export function findChapter(course: CourseSource, wanted: string): ChapterSource | null {
  return chaptersOf(course).find((chapter) => isChapter(chapter, wanted)) ?? null;
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Of the letters of a name. With more slips it is another name. */
const MOST_SLIPS = 1 / 3;

/** The name most similar to the wanted one, for "did you mean"; null if none is. */
export const nearestName = (names: readonly string[], wanted: string): string | null =>
  nearest(names, wanted, { plain: letters, slips: (length) => length * MOST_SLIPS }) ?? null;
