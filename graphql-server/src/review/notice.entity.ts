import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { User } from '../account/user.entity';
import { QuizAttempt } from '../quiz/quiz-attempt.entity';

@Entity({ tableName: 'notice' })
@ObjectType({ description: 'Something a student ought to know, until they put it away.' })
export class Notice {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID)
  id!: number;

  @ManyToOne(() => User, { deleteRule: 'cascade', index: true })
  user!: User;

  @Property({ type: 'text' })
  @Field(() => String)
  text!: string;

  @Property({ type: 'timestamptz' })
  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  @ManyToOne(() => QuizAttempt, { nullable: true, deleteRule: 'cascade' })
  attempt!: QuizAttempt | null;

  @Field(() => ID, { nullable: true, description: 'The quiz it is about.' })
  attemptId!: string | null;
}
