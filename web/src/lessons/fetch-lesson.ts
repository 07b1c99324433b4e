import type { Lesson } from '../../../economics/lesson/lesson';

/** Rejects if the lesson did not load. */
export async function fetchLesson(slug: string): Promise<Lesson> {
  const response = await fetch(`/lessons/${slug}.json`);
  if (!response.ok) throw new Error(`The lesson answered ${response.status}.`);
  return (await response.json()) as Lesson; // our own file, validated before it was stored
}
