import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Chapter } from '../library/library.type';

@ObjectType({ description: 'Where a student stopped in a lesson.' })
export class LessonPosition {
  @Field(() => ID, { description: 'Student and chapter.' })
  readonly id!: string;

  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => String, { nullable: true, description: 'The scene to resume at; null to start at the beginning.' })
  readonly scene!: string | null;

  @Field(() => Int, { nullable: true, description: 'Where that scene begins at speed 1, in whole seconds.' })
  readonly seconds!: number | null;
}

@ObjectType({ description: "How often a student answered a scene's question. Practice, never graded." })
export class ScenePractice {
  @Field(() => ID, { description: 'Student, chapter and scene.' })
  readonly id!: string;

  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => String)
  readonly scene!: string;

  @Field(() => Int)
  readonly asked!: number;

  @Field(() => Int)
  readonly correct!: number;
}
