import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Items } from '../../graphql/list-sizes';
import { Chapter, ExamUnit, Topic } from '../../library/library.type';

const ReadinessStepKind = { practice: 'practice', chapter: 'chapter', freeResponse: 'freeResponse' } as const; // the three names are the type
registerEnumType(ReadinessStepKind, {
  name: 'ReadinessStepKind',
  description: 'What a step asks the student to do: a quiz on topics, a chapter with its quiz, or a free response.',
});

@ObjectType({ description: 'The predicted score of the exam. Ranges hold at least 80% of the simulated exams.' })
export class ReadinessForecast {
  @Field(() => Int, { description: 'Lower end of the range of scores, 1 to 5.' })
  readonly low!: number;

  @Field(() => Int, { description: 'Upper end of the range of scores, 1 to 5.' })
  readonly high!: number;

  @Field(() => Float, { description: 'Chance that the score lies in the range, 0 to 1.' })
  readonly chance!: number;

  @Items(5)
  @Field(() => [Float], { description: 'Chances of the scores 1 to 5, 0 to 1.' })
  readonly chances!: readonly number[];

  @Field(() => Float, { description: 'Mean composite, 0 to 100.' })
  readonly composite!: number;

  @Field(() => Float, { description: 'Lower end of the 80% range of the composite.' })
  readonly compositeLow!: number;

  @Field(() => Float, { description: 'Upper end of the 80% range of the composite.' })
  readonly compositeHigh!: number;
}

@ObjectType({ description: 'A unit of the exam, and what a student is expected to lose in it.' })
export class ReadinessUnit {
  @Field(() => ExamUnit)
  readonly examUnit!: ExamUnit;

  @Field(() => Int, { description: 'Answers on it in quizzes that ended, and points of free responses.' })
  readonly answers!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Expected loss in points of the composite; null without a forecast.',
  })
  readonly cost!: number | null;

  @Field(() => Float, { description: 'Points of the composite that it is worth on average.' })
  readonly worth!: number;
}

@ObjectType({ description: 'Something to do next, with its expected effect on the exam.' })
export class ReadinessStep {
  @Field(() => ReadinessStepKind)
  readonly kind!: keyof typeof ReadinessStepKind;

  @Field(() => Int)
  readonly minutes!: number;

  @Field(() => Float, { description: 'Points of the composite that it is expected to add.' })
  readonly gain!: number;

  @Field(() => ExamUnit, { nullable: true, description: 'Of practice.' })
  readonly examUnit!: ExamUnit | null;

  @Items(3)
  @Field(() => [Topic], { description: 'Of practice; empty for other steps.' })
  readonly topics!: readonly Topic[];

  @Field(() => Chapter, { nullable: true })
  readonly chapter!: Chapter | null;

  @Field(() => ID, { nullable: true, description: 'The free-response question.' })
  readonly freeResponseId!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the free-response question.' })
  readonly title!: string | null;
}

@ObjectType({ description: 'What was predicted after the last work of a day.' })
export class ReadinessRecord {
  @Field(() => GraphQLISODateTime, { description: 'Noon of the day, UTC.' })
  readonly at!: Date;

  @Field(() => Int)
  readonly low!: number;

  @Field(() => Int)
  readonly high!: number;

  @Field(() => Int)
  readonly composite!: number;

  @Field(() => Int)
  readonly compositeLow!: number;

  @Field(() => Int)
  readonly compositeHigh!: number;
}

@ObjectType({
  description: 'How ready the logged-in student is for the exam, by simulated exams. It ranks and places nobody.',
})
export class Readiness {
  @Field(() => ID, { description: 'The student.' })
  readonly id!: string;

  @Field(() => Int, {
    description: 'Days until the predicted exam, without practice until then: those to the exam, 30 at most.',
  })
  readonly daysAhead!: number;

  @Field(() => Int, {
    description: 'Answers on units of the exam in quizzes that ended, and points of free responses.',
  })
  readonly answers!: number;

  @Field(() => Int, { description: 'Units of the exam with enough answers to count.' })
  readonly unitsAnswered!: number;

  @Field(() => Int, { description: 'Submitted free responses with scored points.' })
  readonly freeResponses!: number;

  @Field(() => ReadinessForecast, {
    nullable: true,
    description: 'Null while there is too little evidence, and for a course without an exam.',
  })
  readonly forecast!: ReadinessForecast | null;

  @Items(6)
  @Field(() => [ReadinessUnit], { description: 'In the order of the exam; empty for a course without an exam.' })
  readonly units!: readonly ReadinessUnit[];

  @Items(2)
  @Field(() => [ReadinessStep], { description: 'The two that add the most points a minute, best first.' })
  readonly steps!: readonly ReadinessStep[];

  @Items(30)
  @Field(() => [ReadinessRecord], { description: 'Days with finished work, oldest first.' })
  readonly history!: readonly ReadinessRecord[];
}
