import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { QUIZ_TYPES, type QuizType } from '../../../schema/rules/quiz';
import { Chapter, Topic, Unit } from '../library/library.type';
import { TopicProgress, UserChapter } from '../progress/user.type';
import { CertaintyEnum, type Certainty } from './certainty';
import { Answer, Question, Rationale } from './question.type';

export const QuizTypeEnum = Object.fromEntries(QUIZ_TYPES.map((type) => [type, type]));
registerEnumType(QuizTypeEnum, { name: 'QuizType', description: 'The six kinds of quiz (spec §4).' });

@ObjectType({ description: 'A question as part of one attempt.' })
export class AttemptQuestion {
  @Field(() => ID, { description: 'Attempt and position.' })
  readonly id!: string;

  @Field(() => Int, { description: 'Position in the quiz, from 1.' })
  readonly position!: number;

  @Field(() => Question)
  readonly question!: Question;

  @Field(() => [Answer], { description: 'The choices in the order shown.' })
  readonly answers!: readonly Answer[];

  @Field(() => Answer, { nullable: true, description: 'What the student has chosen so far.' })
  readonly chosenAnswer!: Answer | null;

  @Field(() => Boolean, { nullable: true, description: 'Null until the attempt is finished.' })
  readonly isCorrect!: boolean | null;

  @Field(() => [Rationale], { nullable: true, description: 'Why each choice is right or wrong; null until finished.' })
  readonly rationales!: readonly Rationale[] | null;

  @Field(() => String, { nullable: true, description: 'The one thing to remember; null until finished.' })
  readonly takeaway!: string | null;

  @Field(() => CertaintyEnum, { nullable: true, description: 'How sure the student was; null when not stated.' })
  readonly certainty!: Certainty | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why this question was asked, in a phrase; null until finished, and where nothing was known of the student.',
  })
  readonly whyAsked!: string | null;
}

@ObjectType({
  description: 'One attempt at a quiz: its questions, the answers given and, once it is finished, the key.',
})
export class QuizAttempt {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => QuizTypeEnum)
  readonly type!: QuizType;

  @Field(() => Chapter, { nullable: true })
  readonly chapter!: Chapter | null;

  @Field(() => Unit, { nullable: true })
  readonly unit!: Unit | null;

  @Field(() => [Topic], { description: 'The topics that its questions come from.' })
  readonly topics!: readonly Topic[];

  @Field(() => [AttemptQuestion], { description: 'Its questions in the order asked.' })
  readonly questions!: readonly AttemptQuestion[];

  @Field(() => GraphQLISODateTime)
  readonly startedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  readonly finishedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Floor of the correct share in percent, 0 to 100; null until finished.',
  })
  readonly score!: number | null;

  @Field(() => Boolean, { description: 'Whether the student started over; then none of its answers count.' })
  readonly abandoned!: boolean;
}

@ObjectType({ description: 'What a finished quiz changed.' })
export class FinishedQuiz {
  @Field(() => QuizAttempt)
  readonly attempt!: QuizAttempt;

  @Field(() => UserChapter, { nullable: true, description: 'The chapter it graded; null for a review quiz.' })
  readonly userChapter!: UserChapter | null;

  @Field(() => [TopicProgress])
  readonly topicProgress!: readonly TopicProgress[];
}
