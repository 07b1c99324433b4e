import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Timeline } from '../../../economics/lesson/timeline';
import { timelineOf } from '../../../economics/lesson/timeline';
import { Chapter } from './chapter.entity';

@ObjectType({ description: 'The stretch of a lesson that explains something: one scene.' })
export class LessonMoment {
  @Field(() => Chapter)
  chapter!: Chapter;

  @Field(() => ID, { description: 'For ?scene= in the address of the video page.' })
  scene!: string;

  @Field(() => String)
  heading!: string;

  @Field(() => Int, { description: 'How long the scene takes at speed 1, in whole seconds.' })
  seconds!: number;
}

function momentsOf(chapter: Chapter): Map<string, LessonMoment> {
  const { scenes }: Pick<Timeline, 'scenes'> = chapter.lesson === null ? { scenes: [] } : timelineOf(chapter.lesson);
  const moments = new Map<string, LessonMoment>();
  for (const { scene, from, to } of scenes)
    for (const name of scene.meets)
      if (!moments.has(name))
        moments.set(name, { chapter, scene: scene.id, heading: scene.heading, seconds: Math.round(to - from) });
  return moments;
}

/** Which scene meets a misconception: of the chapter where it showed, else of the first lesson that meets it; or none. */
export type FindMoment = (misconception: string, chapter: Chapter) => LessonMoment | null;

export function momentFinder(chapters: readonly Chapter[]): FindMoment {
  const byChapter = new Map(chapters.map((chapter) => [chapter, momentsOf(chapter)]));
  const anywhere = new Map([...byChapter.values()].reverse().flatMap((moments) => [...moments]));
  return (misconception, chapter) => byChapter.get(chapter)?.get(misconception) ?? anywhere.get(misconception) ?? null;
}
