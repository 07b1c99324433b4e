import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../account/user.entity';
import { Chapter } from '../library/chapter.entity';

@Entity({ tableName: 'user_chapter' })
@Check({ name: 'user_chapter_quiz_grade_check', expression: 'quiz_grade >= 0 and quiz_grade <= 100' })
@ObjectType({ description: "A student's standing in one chapter." })
export class UserChapter {
  [PrimaryKeyProp]?: ['user', 'chapter'];
  [OptionalProps]?: 'id';

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @ManyToOne(() => Chapter, { primary: true, deleteRule: 'restrict' })
  @Field(() => Chapter)
  chapter!: Chapter;

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether it belongs to the study plan.' })
  chosen!: boolean;

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean)
  videoCompleted!: boolean;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: 'Best chapter-quiz score, 0 to 100; null before the first.' })
  quizGrade!: number | null;

  @Field(() => ID, { description: 'Student and chapter.' })
  id!: string;
}
