import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import { Chapter, Topic } from '../library/library.type';

@ObjectType({ description: "A student's progress in one chapter." })
export class UserChapter {
  @Field(() => ID, { description: 'Student and chapter.' })
  readonly id!: string;

  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => Boolean, { description: 'Whether it belongs to the study plan.' })
  readonly chosen!: boolean;

  @Field(() => Boolean)
  readonly videoCompleted!: boolean;

  @Field(() => Int, { nullable: true, description: 'Best chapter-quiz score, 0 to 100; null before the first.' })
  readonly quizGrade!: number | null;
}

@ObjectType({ description: "A student's counts of questions in one topic." })
export class TopicProgress {
  @Field(() => ID, { description: 'Student and topic.' })
  readonly id!: string;

  @Field(() => Topic)
  readonly topic!: Topic;

  @Field(() => Int)
  readonly questionsAsked!: number;

  @Field(() => Int)
  readonly answeredCorrectly!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Percent correct, rounded down; null before the first question.',
  })
  readonly percentCorrect!: number | null;
}

@ObjectType({ description: 'A student with study plan and progress.' })
export class User {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => String)
  readonly username!: string;

  @Field(() => String)
  readonly email!: string;

  @Field(() => Chapter, {
    nullable: true,
    description: "The student's current chapter in the study plan; null before chapters are chosen.",
  })
  readonly currentChapter!: Chapter | null;

  @Items(60)
  @Field(() => [UserChapter], { description: 'One for each chapter of the course, chosen or not, in course order.' })
  readonly userChapters!: readonly UserChapter[];

  @Items(280)
  @Field(() => [TopicProgress], { description: 'One for each topic of the course, in course order.' })
  readonly topicProgress!: readonly TopicProgress[];
}
