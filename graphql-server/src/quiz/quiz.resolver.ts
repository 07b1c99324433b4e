import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import { GIVE_ONE_ANSWER, readGiven, type Given } from '../../../schema/rules/given';
import type { QuizMode, QuizType } from '../../../schema/rules/quiz';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { parseAskedId, parseUuid } from '../http/ids';
import {
  checkAnswer,
  readAttempt,
  readQuizUnderWay,
  readQuizzesUnderWay,
  saveAnswer,
  type AnswerToSave,
} from './attempt.service';
import { CertaintyEnum, type Certainty } from './certainty';
import { finishQuiz } from './finish-quiz.service';
import { showFirstStep } from './first-step.service';
import { GivenInput } from './given.type';
import { AttemptQuestion, FinishedQuiz, QuizAttempt, QuizModeEnum, QuizTypeEnum } from './quiz-attempt.type';
import { startQuiz } from './start-quiz.service';

@ArgsType()
class QuizArgs {
  @Field(() => QuizTypeEnum)
  type!: QuizType;

  @Field(() => ID, { nullable: true, description: 'For a chapter quiz.' })
  chapterId?: string | null;

  @Field(() => ID, { nullable: true, description: 'For a unit quiz.' })
  unitId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'For a topic quiz: one to nine topics.' })
  topicIds?: string[] | null;

  @Field(() => QuizModeEnum, { defaultValue: 'test', description: 'practice is for topic and weak-spot quizzes only.' })
  mode!: QuizMode;
}

@ArgsType()
class AnswerArgs {
  @Field(() => ID)
  attemptId!: string;

  @Field(() => ID)
  questionId!: string;

  @Field(() => GivenInput)
  given!: GivenInput;

  @Field(() => CertaintyEnum, { nullable: true, description: 'If omitted, the stored value stays.' })
  certainty?: Certainty | null;
}

@InputType()
class GivenAnswer {
  @Field(() => ID)
  questionId!: string;

  @Field(() => GivenInput)
  given!: GivenInput;
}

/** Throws BAD_USER_INPUT unless it is one answer. */
function parseGiven(input: GivenInput): Given {
  const given = readGiven(input);
  if (given === null) throw new DomainError('BAD_USER_INPUT', GIVE_ONE_ANSWER);
  return 'choice' in given ? { choice: parseAskedId(given.choice, 'answer') } : given;
}

function answerOf({ attemptId, questionId, given, certainty }: AnswerArgs): AnswerToSave {
  return {
    attemptId: parseUuid(attemptId, 'quiz'),
    questionId: parseAskedId(questionId, 'question'),
    given: parseGiven(given),
    certainty: certainty ?? null,
  };
}

function finish(context: Context, attemptId: string, answers: readonly GivenAnswer[]): Promise<FinishedQuiz> {
  const given = answers.map(({ questionId, given }) => ({
    questionId: parseAskedId(questionId, 'question'),
    given: parseGiven(given),
  }));
  return finishQuiz(context, parseUuid(attemptId, 'quiz'), given);
}

@Resolver()
export class QuizResolver {
  @Query(() => QuizAttempt, {
    description: "A quiz of the logged-in student, or a visitor's quiz by its unguessable ID.",
  })
  quizAttempt(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<QuizAttempt> {
    return readAttempt(context, parseUuid(id, 'quiz'));
  }

  @Query(() => QuizAttempt, { nullable: true, description: 'The attempt in progress, if there is one.' })
  quizUnderWay(@Ctx() context: Context, @Args(() => QuizArgs) args: QuizArgs): Promise<QuizAttempt | null> {
    return readQuizUnderWay(context, args);
  }

  @Items(5)
  @Query(() => [QuizAttempt], { description: "The logged-in student's unfinished quizzes, most recent first." })
  quizzesUnderWay(@Ctx() context: Context): Promise<QuizAttempt[]> {
    return readQuizzesUnderWay(context);
  }

  @Mutation(() => QuizAttempt, {
    description: 'Resumes the attempt in progress or starts a new one. `restart` always starts a new one.',
  })
  startQuiz(
    @Ctx() context: Context,
    @Args(() => QuizArgs) args: QuizArgs,
    @Arg('restart', () => Boolean, { defaultValue: false }) restart: boolean,
  ): Promise<QuizAttempt> {
    return startQuiz(context, args, restart);
  }

  @Mutation(() => AttemptQuestion, {
    description: 'Saves an answer, which may be changed until the quiz is submitted.',
  })
  saveAnswer(@Ctx() context: Context, @Args(() => AnswerArgs) args: AnswerArgs): Promise<AttemptQuestion> {
    return saveAnswer(context, answerOf(args));
  }

  @Mutation(() => AttemptQuestion, {
    description:
      'In practice mode, records an answer for good and reveals the answer key for its question. A later answer to the same question changes nothing.',
  })
  checkAnswer(@Ctx() context: Context, @Args(() => AnswerArgs) args: AnswerArgs): Promise<AttemptQuestion> {
    return checkAnswer(context, answerOf(args));
  }

  @Mutation(() => AttemptQuestion, {
    description:
      'In practice mode, shows the first step of the solution to a question that is not answered yet, and notes that the student asked for it.',
  })
  firstStep(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('questionId', () => ID) questionId: string,
  ): Promise<AttemptQuestion> {
    return showFirstStep(context, parseUuid(attemptId, 'quiz'), parseAskedId(questionId, 'question'));
  }

  @Mutation(() => FinishedQuiz, {
    description: 'Submits and grades a quiz of any type. `answers` override the saved ones.',
  })
  finishQuiz(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('answers', () => [GivenAnswer], { defaultValue: [] }) answers: GivenAnswer[],
  ): Promise<FinishedQuiz> {
    return finish(context, attemptId, answers);
  }

  @Mutation(() => FinishedQuiz, { description: 'Same as finishQuiz, under the name used in the specification.' })
  finishReviewQuiz(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('answers', () => [GivenAnswer], { defaultValue: [] }) answers: GivenAnswer[],
  ): Promise<FinishedQuiz> {
    return finish(context, attemptId, answers);
  }
}
