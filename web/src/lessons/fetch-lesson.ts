import type { DrawnLesson } from '../../../economics/lesson/lesson';

/** Rejects if the lesson did not load. */
export async function fetchLesson(slug: string): Promise<DrawnLesson> {
  const response = await fetch(`/lessons/${slug}.json`);
  if (!response.ok) throw new Error(`The lesson answered ${response.status}.`);
  return (await response.json()) as DrawnLesson; // our own file, validated before it was stored
}
