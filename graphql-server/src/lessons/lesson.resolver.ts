import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from 'type-graphql';
import { forStudents, type Context } from '../context';
import { parseId } from '../http/ids';
import { practiceScene, readLessonPosition, saveLessonPosition } from './lesson.service';
import { LessonPosition, ScenePractice } from './lesson.type';

@Resolver()
@UseMiddleware(forStudents)
export class LessonResolver {
  @Query(() => LessonPosition, { description: "Where the logged-in student stopped in a chapter's lesson." })
  lessonPosition(@Ctx() context: Context, @Arg('chapterId', () => ID) chapterId: string): Promise<LessonPosition> {
    return readLessonPosition(context, parseId(chapterId, 'chapter'));
  }

  @Mutation(() => LessonPosition, {
    description: 'Saves the scene to resume at. Without one, the lesson was watched to the end.',
  })
  saveLessonPosition(
    @Ctx() context: Context,
    @Arg('chapterId', () => ID) chapterId: string,
    @Arg('scene', () => String, { nullable: true }) scene: string | null,
  ): Promise<LessonPosition> {
    return saveLessonPosition(context, parseId(chapterId, 'chapter'), scene ?? null);
  }

  @Mutation(() => ScenePractice, { description: "Records an answer to a scene's question. `choice` is zero-based." })
  practiceScene(
    @Ctx() context: Context,
    @Arg('chapterId', () => ID) chapterId: string,
    @Arg('scene', () => String) scene: string,
    @Arg('choice', () => Int) choice: number,
  ): Promise<ScenePractice> {
    return practiceScene(context, parseId(chapterId, 'chapter'), scene, choice);
  }
}
