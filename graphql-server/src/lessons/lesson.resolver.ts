import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from 'type-graphql';
import type { Context } from '../context';
import { parseId } from '../http/ids';
import { forStudents } from '../http/permission-first';
import { LessonPlace } from './lesson-place.entity';
import { keepLessonPlace, practiseScene, readLessonPlace } from './lesson.service';
import { ScenePractice } from './scene-practice.entity';

@Resolver()
@UseMiddleware(forStudents)
export class LessonResolver {
  @Query(() => LessonPlace, { description: "Where the signed-in student stopped in a chapter's lesson." })
  lessonPlace(@Ctx() context: Context, @Arg('chapterId', () => ID) chapterId: string) {
    return readLessonPlace(context, parseId(chapterId, 'chapter'));
  }

  @Mutation(() => LessonPlace, {
    description: 'Keeps the scene to go on with; without one, the lesson was seen whole.',
  })
  keepLessonPlace(
    @Ctx() context: Context,
    @Arg('chapterId', () => ID) chapterId: string,
    @Arg('scene', () => String, { nullable: true }) scene: string | null,
  ) {
    return keepLessonPlace(context, parseId(chapterId, 'chapter'), scene ?? null);
  }

  @Mutation(() => ScenePractice, { description: "Counts an answer to a scene's question; `choice` counts from 0." })
  practiseScene(
    @Ctx() context: Context,
    @Arg('chapterId', () => ID) chapterId: string,
    @Arg('scene', () => String) scene: string,
    @Arg('choice', () => Int) choice: number,
  ) {
    return practiseScene(context, parseId(chapterId, 'chapter'), scene, choice);
  }
}
