import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PLAN_KINDS, type PlanKind } from '../../../../schema/rules/plan';
import { Items } from '../../graphql/list-sizes';
import { Chapter, Topic } from '../../library/library.type';
import type { PlanStep } from './plan';

export const PlanKindEnum = Object.fromEntries(PLAN_KINDS.map((kind) => [kind, kind]));
registerEnumType(PlanKindEnum, { name: 'PlanKind', description: 'What a plan leads to: the exam or a class test.' });

const PlanStepKindEnum = {
  review: 'review',
  lesson: 'lesson',
  quiz: 'quiz',
  freeResponse: 'freeResponse',
  mock: 'mock',
};
registerEnumType(PlanStepKindEnum, {
  name: 'PlanStepKind',
  description: 'What there is to do.',
  valuesConfig: { quiz: { description: 'The quiz of a chapter.' }, mock: { description: 'A section of a mock exam.' } },
});

@ObjectType({ description: 'Something to do on one day of a plan.' })
export class ExamPlanStep {
  @Field(() => PlanStepKindEnum)
  readonly kind!: PlanStep['kind'];

  @Field(() => Int, { description: 'About how long it takes.' })
  readonly minutes!: number;

  @Field(() => Int, { nullable: true, description: 'How many questions; null for a lesson and a free response.' })
  readonly questions!: number | null;

  @Field(() => Chapter, { nullable: true, description: 'Of a lesson or quiz.' })
  readonly chapter!: Chapter | null;

  @Items(5)
  @Field(() => [Topic], { description: 'Of a review: topics that are due. The learner chooses the other questions.' })
  readonly topics!: readonly Topic[];

  @Field(() => ID, { nullable: true, description: 'Of a free response.' })
  readonly freeResponseId!: string | null;
}

@ObjectType({ description: 'One day of a plan.' })
export class ExamPlanDay {
  @Field(() => String, { description: 'In the zone of the plan: "2027-05-07".' })
  readonly date!: string;

  @Field(() => Int, { description: 'Minutes that the student gives the day; 0 on a day off.' })
  readonly minutes!: number;

  @Items(4)
  @Field(() => [ExamPlanStep], { description: 'In order; of today, what is left.' })
  readonly steps!: readonly ExamPlanStep[];
}

@ObjectType({ description: 'A chosen chapter for which the plan has no time.' })
export class LeftOutChapter {
  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => Float, { description: 'Points of 100 that leaving it out is expected to cost.' })
  readonly points!: number;
}

@ObjectType({ description: 'What is expected if the exam or test were on a day.' })
export class ExpectedPoints {
  @Field(() => String, { description: '"2027-05-07".' })
  readonly date!: string;

  @Field(() => Float, { description: 'Points of 100 when the plan is followed until then.' })
  readonly withPlan!: number;

  @Field(() => Float, { description: 'Points of 100 without further work.' })
  readonly without!: number;
}

@ObjectType({ description: 'The way to an exam or test, computed from what the student decided and what is true now.' })
export class ExamPlan {
  @Field(() => ID, { description: 'The student.' })
  readonly id!: string;

  @Field(() => PlanKindEnum)
  readonly kind!: PlanKind;

  @Field(() => String, { description: 'The day of the exam or test: "2027-05-07".' })
  readonly date!: string;

  @Field(() => Boolean, { description: 'True from the date on. Then there are no days.' })
  readonly isOver!: boolean;

  @Items(7)
  @Field(() => [Int], { description: 'Minutes for each weekday, Sunday first.' })
  readonly minutes!: readonly number[];

  @Items(5)
  @Field(() => [String], { description: '"2027-05-07".' })
  readonly daysOff!: readonly string[];

  @Field(() => String, { description: 'The time zone in which days begin, such as America/New_York.' })
  readonly zone!: string;

  @Items(60)
  @Field(() => [Chapter], { description: 'What is planned: the study plan, or the chapters of the test.' })
  readonly chapters!: readonly Chapter[];

  @Items(60)
  @Field(() => [ExamPlanDay], { description: 'From today to the day before the date.' })
  readonly days!: readonly ExamPlanDay[];

  @Items(10)
  @Field(() => [LeftOutChapter], { description: 'The costliest first.' })
  readonly leftOut!: readonly LeftOutChapter[];

  @Items(60)
  @Field(() => [ExpectedPoints], { description: 'From today to the date.' })
  readonly curve!: readonly ExpectedPoints[];
}

@InputType({ description: 'What a student decides about a plan.' })
export class ExamPlanInput {
  @Field(() => PlanKindEnum)
  kind!: PlanKind;

  @Field(() => String, { description: 'The day of the exam or test: "2027-05-07".' })
  date!: string;

  @Field(() => [Int], { description: 'Minutes for each weekday, Sunday first, 0 to 240.' })
  minutes!: number[];

  @Field(() => [String], { description: 'Days without work, 100 at most.' })
  daysOff!: string[];

  @Field(() => [ID], { description: 'Of a test, the chapters that it asks about; of the exam, none.' })
  chapterIds!: string[];

  @Field(() => String, { description: 'A time zone, such as America/New_York.' })
  zone!: string;
}
