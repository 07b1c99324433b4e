import { explains } from '../../../economics/lesson/lesson';
import { timelineOf } from '../../../economics/lesson/timeline';
import type { Chapter, LessonMoment, Topic } from './library.type';

const scenesOf = (chapter: Chapter) =>
  chapter.lesson === null
    ? []
    : timelineOf(chapter.lesson).scenes.map(({ scene, from, to }) => ({
        scene,
        moment: { chapter, scene: scene.id, heading: scene.heading, seconds: Math.round(to - from) },
      }));

/** The scenes of each chapter's lesson, timed once. */
function timedScenes(chapters: readonly Chapter[]) {
  const byChapter = new Map(chapters.map((chapter) => [chapter, scenesOf(chapter)]));
  return (chapter: Chapter) => byChapter.get(chapter) ?? [];
}

/** A scene of a chapter's lesson by its id; null where the lesson does not have it anymore. */
export type FindScene = (chapter: Chapter, scene: string) => LessonMoment | null;

export function sceneFinder(chapters: readonly Chapter[]): FindScene {
  const scenesIn = timedScenes(chapters);
  return (chapter, id) => scenesIn(chapter).find(({ scene }) => scene.id === id)?.moment ?? null;
}

/** The scene that explains a misconception about a topic, in the lesson of the topic's chapter; null where none does. */
export type FindMoment = (misconception: string, topic: Topic) => LessonMoment | null;

export function momentFinder(chapters: readonly Chapter[]): FindMoment {
  const scenesIn = timedScenes(chapters);
  return (misconception, { chapter, topicName }) =>
    scenesIn(chapter).find(({ scene }) => explains(scene, misconception, topicName, chapter.topics.length === 1))
      ?.moment ?? null;
}
