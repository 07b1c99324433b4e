import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import type { Given } from '../../../schema/rules/given';
import { FreeResponsePoint } from '../free-response/free-response.type';
import { Chapter, LessonMoment, Topic } from '../library/library.type';
import { CertaintyEnum, type Certainty } from '../quiz/certainty';
import { GivenType } from '../quiz/given.type';
import { Answer, Question, Rationale } from '../quiz/question.type';

@ObjectType({
  description: 'A question missed in a finished quiz and not answered correctly since.',
})
export class Mistake {
  @Field(() => ID, { description: 'Student and question.' })
  readonly id!: string;

  @Field(() => Question)
  readonly question!: Question;

  @Field(() => GivenType, { description: 'The most recent answer.' })
  readonly given!: Given;

  @Items(5)
  @Field(() => [Answer], { description: 'The choices in the order they were shown.' })
  readonly answers!: readonly Answer[];

  @Items(5)
  @Field(() => [Rationale])
  readonly rationales!: readonly Rationale[];

  @Field(() => String, { nullable: true, description: 'The one thing to remember.' })
  readonly takeaway!: string | null;

  @Field(() => GraphQLISODateTime)
  readonly missedAt!: Date;

  @Field(() => Int)
  readonly timesMissed!: number;

  @Field(() => CertaintyEnum, { nullable: true, description: 'How sure the student was; null when not stated.' })
  readonly certainty!: Certainty | null;

  @Field(() => ID, { description: 'The quiz in which it was most recently missed.' })
  readonly attemptId!: string;
}

@ObjectType({ description: 'A free-response question of which the newest submission did not earn every point.' })
export class MissedPoints {
  @Field(() => ID, { description: 'Student and question. Versions of a question are one.' })
  readonly id!: string;

  @Field(() => ID, { description: 'The version that was submitted.' })
  readonly freeResponseId!: string;

  @Field(() => ID, { description: 'The newest submission.' })
  readonly attemptId!: string;

  @Field(() => String)
  readonly title!: string;

  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => GraphQLISODateTime)
  readonly submittedAt!: Date;

  @Field(() => Int, { description: 'Points earned in it.' })
  readonly earned!: number;

  @Field(() => Int, { description: 'Points of the whole rubric.' })
  readonly possible!: number;

  @Items(5)
  @Field(() => [FreeResponsePoint], { description: 'Those not earned, in the order of the rubric.' })
  readonly points!: readonly FreeResponsePoint[];
}

@ObjectType({ description: 'A point of a submitted free response.' })
export class FreeResponsePlace {
  @Field(() => ID, { description: 'The question.' })
  readonly freeResponseId!: string;

  @Field(() => ID)
  readonly attemptId!: string;

  @Field(() => String, { description: 'Of the question.' })
  readonly title!: string;

  @Field(() => String, { description: 'The name of the point.' })
  readonly point!: string;
}

@ObjectType({
  description:
    'A misconception that led the student to a wrong choice, or cost a point of a free response, at least once.',
})
export class MetMisconception {
  @Field(() => ID, { description: 'Student and name.' })
  id!: string;

  @Field(() => String, { description: 'Short name, as in the course.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What the student seems to believe, in one sentence.' })
  belief!: string | null;

  @Field(() => Int, {
    description: 'Number of wrong choices made, and of free responses that missed a point, because of it.',
  })
  met!: number;

  @Field(() => Int, { description: 'Number of answers to questions with a choice or a point based on it.' })
  chances!: number;

  @Field(() => Int, { description: 'Number of such questions answered correctly in a row since it last came up.' })
  cleanSince!: number;

  @Field(() => Int, { description: 'How many in a row clear it.' })
  cleanToClose!: number;

  @Field(() => Boolean)
  closed!: boolean;

  @Field(() => GraphQLISODateTime)
  lastMetAt!: Date;

  @Items(2)
  @Field(() => [Topic], { description: 'Topics where it came up, in course order.' })
  topics!: readonly Topic[];

  @Field(() => LessonMoment, { nullable: true, description: 'The scene of a lesson that explains it.' })
  watch!: LessonMoment | null;

  @Field(() => FreeResponsePlace, { nullable: true, description: 'The latest point of a free response that it cost.' })
  lostPoint!: FreeResponsePlace | null;
}

@ObjectType({ description: 'A notice to the student, shown until dismissed.' })
export class Notice {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => String)
  readonly text!: string;

  @Field(() => GraphQLISODateTime)
  readonly createdAt!: Date;

  @Field(() => ID, { nullable: true, description: 'The quiz it is about.' })
  readonly attemptId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The free response it is about.' })
  readonly freeResponseAttemptId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The question of that free response.' })
  readonly freeResponseId!: string | null;
}
