import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { QuizType } from '../../../schema/rules/quiz';
import type { Context } from '../context';
import { parseId, parseOptionalId, parseUuid } from '../http/ids';
import { permissionFirst } from '../http/permission-first';
import { ownerOf, readAttempt, readQuizUnderWay, saveAnswer } from './attempt.service';
import { CertaintyEnum, type Certainty } from './certainty';
import { finishQuiz } from './finish-quiz.service';
import { AttemptQuestion, FinishedQuiz, QuizAttempt, QuizTypeEnum } from './quiz-attempt.type';
import type { QuizRequest } from './quiz-request';
import { startQuiz } from './start-quiz.service';

@ArgsType()
class QuizArgs {
  @Field(() => QuizTypeEnum)
  type!: QuizType;

  @Field(() => ID, { nullable: true, description: 'For a chapter quiz.' })
  chapterId?: string | null;

  @Field(() => ID, { nullable: true, description: 'For a unit quiz.' })
  unitId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'For a topic quiz: one to nine.' })
  topicIds?: string[] | null;
}

@InputType()
class GivenAnswer {
  @Field(() => ID)
  questionId!: string;

  @Field(() => ID)
  answerId!: string;
}

function requestOf({ type, chapterId, unitId, topicIds }: QuizArgs): QuizRequest {
  return {
    type,
    chapterId: parseOptionalId(chapterId, 'chapter'),
    unitId: parseOptionalId(unitId, 'unit'),
    topicIds: topicIds?.map((id) => parseId(id, 'topic')),
  };
}

function finish(context: Context, attemptId: string, answers: readonly GivenAnswer[]): Promise<FinishedQuiz> {
  const given = answers.map(({ questionId, answerId }) => ({
    questionId: parseId(questionId, 'question'),
    answerId: parseId(answerId, 'answer'),
  }));
  return finishQuiz(context, parseUuid(attemptId, 'quiz'), given);
}

@Resolver()
export class QuizResolver {
  @Query(() => QuizAttempt, { description: "A quiz of the signed-in student, or a visitor's by its unguessable id." })
  quizAttempt(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<QuizAttempt> {
    return readAttempt(context, parseUuid(id, 'quiz'));
  }

  @Query(() => QuizAttempt, { nullable: true, description: 'The attempt to continue, if there is one.' })
  quizUnderWay(@Ctx() context: Context, @Args(() => QuizArgs) args: QuizArgs): Promise<QuizAttempt | null> {
    return permissionFirst(
      () => ownerOf(context, args),
      () => readQuizUnderWay(context, requestOf(args)),
    );
  }

  @Mutation(() => QuizAttempt, {
    description: 'Continues the attempt in progress, or starts one; `restart` always starts anew.',
  })
  startQuiz(
    @Ctx() context: Context,
    @Args(() => QuizArgs) args: QuizArgs,
    @Arg('restart', () => Boolean, { defaultValue: false }) restart: boolean,
  ): Promise<QuizAttempt> {
    return permissionFirst(
      () => ownerOf(context, args),
      () => startQuiz(context, requestOf(args), restart),
    );
  }

  @Mutation(() => AttemptQuestion, { description: 'Saves an answer as it is given; it may be changed until the end.' })
  saveAnswer(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('questionId', () => ID) questionId: string,
    @Arg('answerId', () => ID) answerId: string,
    @Arg('certainty', () => CertaintyEnum, { nullable: true, description: 'When left out, the stored one stays.' })
    certainty: Certainty | null,
  ): Promise<AttemptQuestion> {
    return saveAnswer(
      context,
      parseUuid(attemptId, 'quiz'),
      parseId(questionId, 'question'),
      parseId(answerId, 'answer'),
      certainty ?? null,
    );
  }

  @Mutation(() => FinishedQuiz, { description: 'Grades a quiz of any type. `answers` override the saved ones.' })
  finishQuiz(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('answers', () => [GivenAnswer], { defaultValue: [] }) answers: GivenAnswer[],
  ): Promise<FinishedQuiz> {
    return finish(context, attemptId, answers);
  }

  @Mutation(() => FinishedQuiz, { description: 'The same as finishQuiz, under the name that the specification has.' })
  finishReviewQuiz(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('answers', () => [GivenAnswer], { defaultValue: [] }) answers: GivenAnswer[],
  ): Promise<FinishedQuiz> {
    return finish(context, attemptId, answers);
  }
}
