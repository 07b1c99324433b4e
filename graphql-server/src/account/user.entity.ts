import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Chapter } from '../library/chapter.entity';
import { TopicProgress } from '../progress/topic-progress.entity';
import { UserChapter } from '../progress/user-chapter.entity';

@Entity({ tableName: 'users' })
@Index({
  name: 'users_username_unique',
  expression: 'create unique index "users_username_unique" on "users" (lower("username"))',
})
@Index({
  name: 'users_email_unique',
  expression: 'create unique index "users_email_unique" on "users" (lower("email"))',
})
@Check({ name: 'users_username_check', expression: `username ~ '^[A-Za-z0-9_]{3,15}$'` })
@ObjectType({ description: 'A signed-up student.' })
export class User {
  [OptionalProps]?: 'userChapters' | 'topicProgress';

  @PrimaryKey({ type: 'integer' })
  @Field(() => ID)
  id!: number;

  @Property({ type: 'text' })
  @Field(() => String)
  username!: string;

  @Property({ type: 'text' })
  @Field(() => String)
  email!: string;

  @Property({ type: 'text' })
  passwordHash!: string;

  @ManyToOne(() => Chapter, { nullable: true, deleteRule: 'restrict' })
  @Field(() => Chapter, {
    nullable: true,
    description: 'Where the study plan stands; null before chapters are chosen.',
  })
  currentChapter!: Chapter | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => [UserChapter], { description: 'One for each chapter of the course, chosen or not, in course order.' })
  userChapters!: readonly UserChapter[];

  @Field(() => [TopicProgress], { description: 'One for each topic of the course, in course order.' })
  topicProgress!: readonly TopicProgress[];
}
