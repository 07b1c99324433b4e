import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { LessonMoment, Topic } from '../library/library.type';

@ObjectType({ description: 'A misconception that led the student to a wrong choice at least once.' })
export class MetMisconception {
  @Field(() => ID, { description: 'Student and name.' })
  id!: string;

  @Field(() => String, { description: 'Short name, as in the course.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What the student seems to believe, in one sentence.' })
  belief!: string | null;

  @Field(() => Int, { description: 'Wrong choices that carry it.' })
  met!: number;

  @Field(() => Int, { description: 'Answers to questions with a choice that carries it.' })
  chances!: number;

  @Field(() => Int, { description: 'Such answers in a row, since the last wrong one, that were right.' })
  cleanSince!: number;

  @Field(() => Int, { description: 'How many of them close it.' })
  cleanToClose!: number;

  @Field(() => Boolean)
  closed!: boolean;

  @Field(() => GraphQLISODateTime)
  lastMetAt!: Date;

  @Field(() => [Topic], { description: 'Where it was met, in course order.' })
  topics!: readonly Topic[];

  @Field(() => LessonMoment, { nullable: true, description: 'The scene of a lesson that explains it.' })
  watch!: LessonMoment | null;
}
