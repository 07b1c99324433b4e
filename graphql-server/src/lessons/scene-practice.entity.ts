import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../account/user.entity';
import { Chapter } from '../library/chapter.entity';

@Entity({ tableName: 'scene_practice' })
@Check({ name: 'scene_practice_counts_check', expression: '0 <= correct and correct <= asked' })
@ObjectType({ description: "How often a student answered the question of a lesson's scene: practice, never a grade." })
export class ScenePractice {
  [PrimaryKeyProp]?: ['user', 'chapter', 'scene'];
  [OptionalProps]?: 'id';

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @ManyToOne(() => Chapter, { primary: true, deleteRule: 'restrict' })
  @Field(() => Chapter)
  chapter!: Chapter;

  @Property({ type: 'text', primary: true })
  @Field(() => String)
  scene!: string;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int)
  asked!: number;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int)
  correct!: number;

  @Field(() => ID, { description: 'Student, chapter and scene.' })
  id!: string;
}
