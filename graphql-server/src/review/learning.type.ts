import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import type { QuizType } from '../../../schema/rules/quiz';
import { Topic } from '../library/library.type';
import { CertaintyEnum, type Certainty } from '../quiz/certainty';
import { QuizTypeEnum } from '../quiz/quiz-attempt.type';
import { TRENDS, type Trend } from '../learner/trend';

const TrendEnum = Object.fromEntries(TRENDS.map((trend) => [trend, trend]));
registerEnumType(TrendEnum, { name: 'Trend', description: 'Recent direction of an estimate.' });

@ObjectType()
export class EstimatePoint {
  @Field(() => GraphQLISODateTime)
  at!: Date;

  @Field(() => Float, { description: '0 to 1.' })
  estimate!: number;
}

@ObjectType({
  description: "The learner model's estimate for a student on one topic. It never affects percent correct.",
})
export class TopicEstimate {
  @Field(() => ID, { description: 'Student and topic.' })
  id!: string;

  @Field(() => Topic)
  topic!: Topic;

  @Field(() => Float, {
    description: 'Probability of knowing the answer to an average question without guessing, 0 to 1.',
  })
  estimate!: number;

  @Field(() => Float, { description: 'Lower end of the 80% probability range.' })
  low!: number;

  @Field(() => Float, { description: 'Upper end of the 80% probability range.' })
  high!: number;

  @Field(() => TrendEnum)
  trend!: Trend;

  @Field(() => Int, { description: 'Answers in quizzes that ended, and points of free responses.' })
  answers!: number;

  @Field(() => GraphQLISODateTime)
  lastAskedAt!: Date;

  @Field(() => Boolean, { description: 'Whether knowledge of the topic may be fading and is worth a review.' })
  reviewDue!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a review will be due without further practice; null if it is due now, or not within a year.',
  })
  reviewAt!: Date | null;

  @Items(30)
  @Field(() => [EstimatePoint], {
    description: 'After each quiz and free response that asked about the topic, oldest first.',
  })
  history!: readonly EstimatePoint[];
}

@ObjectType()
export class FinishedQuizPoint {
  @Field(() => ID, { description: 'The attempt.' })
  id!: string;

  @Field(() => QuizTypeEnum)
  type!: QuizType;

  @Field(() => String, { description: 'Short description of the quiz.' })
  title!: string;

  @Field(() => GraphQLISODateTime)
  finishedAt!: Date;

  @Field(() => Int, { description: 'Percent, 0 to 100.' })
  score!: number;

  @Field(() => Int, { description: 'How many questions it had.' })
  questions!: number;
}

@ObjectType({ description: 'Results of the answers given at one level of certainty.' })
export class CertaintyRecord {
  @Field(() => CertaintyEnum)
  certainty!: Certainty;

  @Field(() => Int)
  answers!: number;

  @Field(() => Int)
  correct!: number;
}

@ObjectType({ description: 'Answers with predicted probabilities in one fifth of the scale, and their results.' })
export class PredictionBand {
  @Field(() => Float, { description: 'Lower end, 0 to 0.8.' })
  from!: number;

  @Field(() => Float, { description: 'Upper end, 0.2 to 1.' })
  to!: number;

  @Field(() => Int)
  answers!: number;

  @Field(() => Float, { description: 'Mean predicted probability of a correct answer, 0 to 1.' })
  predicted!: number;

  @Field(() => Float, { description: 'Share of correct answers, 0 to 1.' })
  correct!: number;
}

@ObjectType({ description: 'Predictions for all answers together, and the results.' })
export class PredictionRecord {
  @Field(() => Int)
  answers!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean predicted probability of a correct answer, 0 to 1; null without answers.',
  })
  predicted!: number | null;

  @Field(() => Float, { nullable: true, description: 'Share of correct answers, 0 to 1; null without answers.' })
  correct!: number | null;
}

@ObjectType({
  description: 'What the learner model estimates about the logged-in student, and how accurate it has been.',
})
export class Learning {
  @Field(() => ID, { description: 'The student.' })
  id!: string;

  @Items(250)
  @Field(() => [TopicEstimate], { description: 'Topics with at least one question asked, in course order.' })
  topics!: readonly TopicEstimate[];

  @Items(100)
  @Field(() => [FinishedQuizPoint], { description: 'Oldest first.' })
  finishedQuizzes!: readonly FinishedQuizPoint[];

  @Items(3)
  @Field(() => [CertaintyRecord], { description: 'Only certainties that were stated.' })
  certainties!: readonly CertaintyRecord[];

  @Items(5)
  @Field(() => [PredictionBand], { description: 'Only bands with answers, lowest first.' })
  predictions!: readonly PredictionBand[];

  @Field(() => PredictionRecord)
  predicted!: PredictionRecord;
}
