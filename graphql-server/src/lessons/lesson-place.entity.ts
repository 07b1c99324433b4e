import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../account/user.entity';
import { Chapter } from '../library/chapter.entity';

@Entity({ tableName: 'lesson_place' })
@ObjectType({ description: 'Where a student stopped in a lesson.' })
export class LessonPlace {
  [PrimaryKeyProp]?: ['user', 'chapter'];
  [OptionalProps]?: 'id';

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @ManyToOne(() => Chapter, { primary: true, deleteRule: 'restrict' })
  @Field(() => Chapter)
  chapter!: Chapter;

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: 'The scene to go on with; null to begin at the beginning.' })
  scene!: string | null;

  @Property({ type: 'datetime' })
  keptAt!: Date;

  @Field(() => ID, { description: 'Student and chapter.' })
  id!: string;
}
