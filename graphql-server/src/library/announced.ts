import type { Course } from '../course/course';
import type { AnnouncedChapter } from './library.type';
import { stemsOf } from './search-words';

/** The announced chapters that a term names, in course order. */
export function findAnnounced({ units }: Pick<Course, 'units'>, term: string): AnnouncedChapter[] {
  const wanted = stemsOf(term);
  if (wanted.length === 0 || (wanted.length === 1 && wanted[0]?.length === 1)) return [];
  const isNamed = (name: string) => {
    const stems = new Set(stemsOf(name));
    return wanted.every((stem) => stems.has(stem));
  };
  return units.flatMap((unit) => unit.announced.filter(isNamed).map((name) => ({ name, unitName: unit.name })));
}
