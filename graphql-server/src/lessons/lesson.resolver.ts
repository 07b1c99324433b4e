import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from 'type-graphql';
import type { Context } from '../context';
import { parseId } from '../http/ids';
import { forStudents } from '../http/permission-first';
import { practiceScene, readLessonPlace, saveLessonPlace } from './lesson.service';
import { LessonPlace, ScenePractice } from './lesson.type';

@Resolver()
@UseMiddleware(forStudents)
export class LessonResolver {
  @Query(() => LessonPlace, { description: "Where the signed-in student stopped in a chapter's lesson." })
  lessonPlace(@Ctx() context: Context, @Arg('chapterId', () => ID) chapterId: string): Promise<LessonPlace> {
    return readLessonPlace(context, parseId(chapterId, 'chapter'));
  }

  @Mutation(() => LessonPlace, {
    description: 'Saves the scene to continue with; without one, the lesson was watched to its end.',
  })
  keepLessonPlace(
    @Ctx() context: Context,
    @Arg('chapterId', () => ID) chapterId: string,
    @Arg('scene', () => String, { nullable: true }) scene: string | null,
  ): Promise<LessonPlace> {
    return saveLessonPlace(context, parseId(chapterId, 'chapter'), scene ?? null);
  }

  @Mutation(() => ScenePractice, { description: "Counts an answer to a scene's question; `choice` counts from 0." })
  practiseScene(
    @Ctx() context: Context,
    @Arg('chapterId', () => ID) chapterId: string,
    @Arg('scene', () => String) scene: string,
    @Arg('choice', () => Int) choice: number,
  ): Promise<ScenePractice> {
    return practiceScene(context, parseId(chapterId, 'chapter'), scene, choice);
  }
}
