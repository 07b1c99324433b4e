import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import type { Given } from '../../../schema/rules/given';
import { QUIZ_MODES, QUIZ_TYPES, type QuizMode, type QuizType } from '../../../schema/rules/quiz';
import { Chapter, Topic, Unit } from '../library/library.type';
import { TopicProgress, UserChapter } from '../progress/user.type';
import { CertaintyEnum, type Certainty } from './certainty';
import { GivenType } from './given.type';
import { Answer, Question, Rationale } from './question.type';
import { SolutionStep } from './solution.type';

export const QuizTypeEnum = Object.fromEntries(QUIZ_TYPES.map((type) => [type, type]));
registerEnumType(QuizTypeEnum, {
  name: 'QuizType',
  description: 'The six kinds of quiz (spec §4), and section I of a mock exam that has ended.',
});

export const QuizModeEnum = Object.fromEntries(QUIZ_MODES.map((mode) => [mode, mode]));
registerEnumType(QuizModeEnum, {
  name: 'QuizMode',
  description: 'When a quiz explains its answers.',
  valuesConfig: {
    test: { description: 'At the end. Answers may change until then.' },
    practice: { description: 'After each answer, which then cannot change.' },
  },
});

@ObjectType({ description: 'A question in one attempt.' })
export class AttemptQuestion {
  @Field(() => ID, { description: 'Attempt and position.' })
  readonly id!: string;

  @Field(() => Int, { description: 'Position in the quiz, from 1.' })
  readonly position!: number;

  @Field(() => Question)
  readonly question!: Question;

  @Items(5)
  @Field(() => [Answer], { description: 'The choices in the order shown; none where the answer is no choice.' })
  readonly answers!: readonly Answer[];

  @Field(() => GivenType, { nullable: true, description: "The student's current answer." })
  readonly given!: Given | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Null until the answer key is revealed: at the end, or in practice mode after the answer.',
  })
  readonly isCorrect!: boolean | null;

  @Items(5)
  @Field(() => [Rationale], {
    nullable: true,
    description:
      'Why each choice, or the right answer and the one given, is correct or incorrect; null until revealed.',
  })
  readonly rationales!: readonly Rationale[] | null;

  @Field(() => String, { nullable: true, description: 'The one thing to remember; null until revealed.' })
  readonly takeaway!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'In practice mode, a common mistake to avoid, as plain text; null if the course names none.',
  })
  readonly hint!: string | null;

  @Field(() => Boolean, {
    description: 'In practice mode, whether `firstStep` can show the first step of the solution before the answer.',
  })
  readonly offersFirstStep!: boolean;

  @Field(() => SolutionStep, { nullable: true, description: 'Null until the student asks for it.' })
  readonly firstStep!: Readonly<SolutionStep> | null;

  @Items(4)
  @Field(() => [SolutionStep], {
    nullable: true,
    description: 'The whole solution; null until revealed, or if the course has none.',
  })
  readonly solution!: readonly SolutionStep[] | null;

  @Field(() => Boolean, {
    description: 'Whether `workedExample` can show another one worked out; false until revealed.',
  })
  readonly offersExample!: boolean;

  @Field(() => CertaintyEnum, { nullable: true, description: 'How sure the student was; null when not stated.' })
  readonly certainty!: Certainty | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why this question was asked, in one sentence; null until finished, or if nothing was known about the student.',
  })
  readonly whyAsked!: string | null;
}

@ObjectType({
  description: "One attempt at a quiz: its questions, the student's answers and, once it is finished, the answer key.",
})
export class QuizAttempt {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => QuizTypeEnum)
  readonly type!: QuizType;

  @Field(() => QuizModeEnum)
  readonly mode!: QuizMode;

  @Field(() => Chapter, { nullable: true })
  readonly chapter!: Chapter | null;

  @Field(() => Unit, { nullable: true })
  readonly unit!: Unit | null;

  @Field(() => Boolean, { description: 'Whether it repeats missed questions from a quiz or from the mistakes page.' })
  readonly asksMistakes!: boolean;

  @Field(() => Boolean, { description: 'Whether it is one question like another whose answer was explained.' })
  readonly isAnotherLike!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'For how many minutes it practices what is due; null for a quiz with a fixed number of questions.',
  })
  readonly minutes!: number | null;

  @Items(10)
  @Field(() => [Topic], { description: 'The topics its questions come from.' })
  readonly topics!: readonly Topic[];

  @Items(20)
  @Field(() => [AttemptQuestion], { description: 'Its questions in the order asked.' })
  readonly questions!: readonly AttemptQuestion[];

  @Field(() => GraphQLISODateTime)
  readonly startedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  readonly finishedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Percent correct, rounded down, 0 to 100; null until finished.',
  })
  readonly score!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the student started over. If so, none of its answers count toward a score.',
  })
  readonly abandoned!: boolean;
}

@ObjectType({ description: 'What a finished quiz changed.' })
export class FinishedQuiz {
  @Field(() => QuizAttempt)
  readonly attempt!: QuizAttempt;

  @Field(() => UserChapter, { nullable: true, description: 'The chapter it graded; null for a review quiz.' })
  readonly userChapter!: UserChapter | null;

  @Items(10)
  @Field(() => [TopicProgress])
  readonly topicProgress!: readonly TopicProgress[];
}
