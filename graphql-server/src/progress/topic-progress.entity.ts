import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../account/user.entity';
import { Topic } from '../library/topic.entity';

@Entity({ tableName: 'topic_progress' })
@Check({
  name: 'topic_progress_counts_check',
  expression: '0 <= answered_correctly and answered_correctly <= questions_asked',
})
@ObjectType({ description: "A student's count of questions in one topic." })
export class TopicProgress {
  [PrimaryKeyProp]?: ['user', 'topic'];
  [OptionalProps]?: 'id' | 'percentCorrect';

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @ManyToOne(() => Topic, { primary: true, deleteRule: 'restrict' })
  @Field(() => Topic)
  topic!: Topic;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int)
  questionsAsked!: number;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int)
  answeredCorrectly!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Floor of the correct share in percent; null before the first question.',
  })
  percentCorrect!: number | null;

  @Field(() => ID, { description: 'Student and topic.' })
  id!: string;
}
