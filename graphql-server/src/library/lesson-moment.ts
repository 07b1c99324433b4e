import { timelineOf } from '../../../economics/lesson/timeline';
import type { Chapter, LessonMoment } from './library.type';

/** The first scene of a chapter's lesson that explains each misconception. */
function momentsOf(chapter: Chapter): Map<string, LessonMoment> {
  const moments = new Map<string, LessonMoment>();
  if (chapter.lesson === null) return moments;
  for (const { scene, from, to } of timelineOf(chapter.lesson).scenes) {
    const moment = { chapter, scene: scene.id, heading: scene.heading, seconds: Math.round(to - from) };
    for (const name of scene.meets) if (!moments.has(name)) moments.set(name, moment);
  }
  return moments;
}

/** The scene that explains a misconception: in the lesson of `chapter`, else in the first lesson that explains it; or null. */
export type FindMoment = (misconception: string, chapter: Chapter) => LessonMoment | null;

export function momentFinder(chapters: readonly Chapter[]): FindMoment {
  const byChapter = new Map(chapters.map((chapter) => [chapter, momentsOf(chapter)]));
  const anywhere = new Map([...byChapter.values()].reverse().flatMap((moments) => [...moments]));
  return (misconception, chapter) => byChapter.get(chapter)?.get(misconception) ?? anywhere.get(misconception) ?? null;
}
