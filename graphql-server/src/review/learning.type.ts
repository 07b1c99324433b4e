import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { QuizType } from '../../../schema/rules/quiz';
import { Topic } from '../library/library.type';
import { CertaintyEnum, type Certainty } from '../quiz/certainty';
import { QuizTypeEnum } from '../quiz/quiz-attempt.type';
import { TRENDS, type Trend } from '../learner/trend';

const TrendEnum = Object.fromEntries(TRENDS.map((trend) => [trend, trend]));
registerEnumType(TrendEnum, { name: 'Trend', description: 'Where an estimate has been going of late.' });

@ObjectType()
export class EstimatePoint {
  @Field(() => GraphQLISODateTime)
  at!: Date;

  @Field(() => Float, { description: '0 to 1.' })
  estimate!: number;
}

@ObjectType({ description: 'What the learner believes of a student in one topic. It never touches percent correct.' })
export class TopicEstimate {
  @Field(() => ID, { description: 'Student and topic.' })
  id!: string;

  @Field(() => Topic)
  topic!: Topic;

  @Field(() => Float, { description: 'Chance to know the answer to an average question, without guessing; 0 to 1.' })
  estimate!: number;

  @Field(() => Float, { description: 'Lower end of the range that holds it with 80% probability.' })
  low!: number;

  @Field(() => Float, { description: 'Upper end of the range that holds it with 80% probability.' })
  high!: number;

  @Field(() => TrendEnum)
  trend!: Trend;

  @Field(() => Int, { description: 'Answers in finished quizzes.' })
  answers!: number;

  @Field(() => GraphQLISODateTime)
  lastAskedAt!: Date;

  @Field(() => Boolean, { description: 'Whether what was known is fading and worth a quiz.' })
  reviewDue!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a review will be due if nothing is asked until then; null when it is due, or not within a year.',
  })
  reviewAt!: Date | null;

  @Field(() => [EstimatePoint], { description: 'After each finished quiz that asked of the topic, oldest first.' })
  history!: readonly EstimatePoint[];
}

@ObjectType()
export class FinishedQuizPoint {
  @Field(() => ID, { description: 'The attempt.' })
  id!: string;

  @Field(() => QuizTypeEnum)
  type!: QuizType;

  @Field(() => String, { description: 'What the quiz was about, in a few words.' })
  title!: string;

  @Field(() => GraphQLISODateTime)
  finishedAt!: Date;

  @Field(() => Int, { description: 'Percent, 0 to 100.' })
  score!: number;

  @Field(() => Int, { description: 'How many questions it had.' })
  questions!: number;
}

@ObjectType({ description: 'How the answers went that a student gave with one certainty.' })
export class CertaintyRecord {
  @Field(() => CertaintyEnum)
  certainty!: Certainty;

  @Field(() => Int)
  answers!: number;

  @Field(() => Int)
  correct!: number;
}

@ObjectType({ description: 'Answers whose predicted chance lay in one fifth of the scale, and how they went.' })
export class PredictionBand {
  @Field(() => Float, { description: 'Lower end, 0 to 0.8.' })
  from!: number;

  @Field(() => Float, { description: 'Upper end, 0.2 to 1.' })
  to!: number;

  @Field(() => Int)
  answers!: number;

  @Field(() => Float, { description: 'Mean predicted chance, 0 to 1.' })
  predicted!: number;

  @Field(() => Float, { description: 'Share that was right, 0 to 1.' })
  correct!: number;
}

@ObjectType({ description: 'What the learner predicted of all answers together, and what happened.' })
export class PredictionRecord {
  @Field(() => Int)
  answers!: number;

  @Field(() => Float, { nullable: true, description: 'Mean predicted chance, 0 to 1; null with no answers.' })
  predicted!: number | null;

  @Field(() => Float, { nullable: true, description: 'Share that was right, 0 to 1; null with no answers.' })
  correct!: number | null;
}

@ObjectType({ description: 'What the learner knows of the signed-in student, and how well it knew.' })
export class Learning {
  @Field(() => ID, { description: 'The student.' })
  id!: string;

  @Field(() => [TopicEstimate], { description: 'Topics in which something was asked, in course order.' })
  topics!: readonly TopicEstimate[];

  @Field(() => [FinishedQuizPoint], { description: 'Oldest first.' })
  finishedQuizzes!: readonly FinishedQuizPoint[];

  @Field(() => [CertaintyRecord], { description: 'Only certainties that were stated.' })
  certainties!: readonly CertaintyRecord[];

  @Field(() => [PredictionBand], { description: 'Only bands with answers, lowest first.' })
  predictions!: readonly PredictionBand[];

  @Field(() => PredictionRecord)
  predicted!: PredictionRecord;
}
