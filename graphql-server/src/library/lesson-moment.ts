import { timelineOf } from '../../../economics/lesson/timeline';
import type { Chapter, LessonMoment } from './library.type';

/** Every scene of a chapter's lesson, with the misconceptions that it explains. */
const scenesOf = (chapter: Chapter): readonly { readonly moment: LessonMoment; readonly meets: readonly string[] }[] =>
  chapter.lesson === null
    ? []
    : timelineOf(chapter.lesson).scenes.map(({ scene, from, to }) => ({
        moment: { chapter, scene: scene.id, heading: scene.heading, seconds: Math.round(to - from) },
        meets: scene.meets,
      }));

/** The first scene of a chapter's lesson that explains each misconception. */
function momentsOf(chapter: Chapter): Map<string, LessonMoment> {
  const moments = new Map<string, LessonMoment>();
  for (const { moment, meets } of scenesOf(chapter))
    for (const name of meets) if (!moments.has(name)) moments.set(name, moment);
  return moments;
}

/** A scene of a chapter's lesson by its id; null where the lesson does not have it anymore. */
export type FindScene = (chapter: Chapter, scene: string) => LessonMoment | null;

export function sceneFinder(chapters: readonly Chapter[]): FindScene {
  const byChapter = new Map(
    chapters.map((chapter) => [chapter, new Map(scenesOf(chapter).map(({ moment }) => [moment.scene, moment]))]),
  );
  return (chapter, scene) => byChapter.get(chapter)?.get(scene) ?? null;
}

/**
 * The scene of a chapter's lesson that explains a misconception, or null. Another chapter's scene explains it for another
 * topic.
 */
export type FindMoment = (misconception: string, chapter: Chapter) => LessonMoment | null;

export function momentFinder(chapters: readonly Chapter[]): FindMoment {
  const byChapter = new Map(chapters.map((chapter) => [chapter, momentsOf(chapter)]));
  return (misconception, chapter) => byChapter.get(chapter)?.get(misconception) ?? null;
}
