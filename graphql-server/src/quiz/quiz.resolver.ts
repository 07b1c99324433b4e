import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  UseMiddleware,
} from 'type-graphql';
import type { QuizType } from '../../../schema/rules/quiz';
import type { Context } from '../context';
import { parseId, parseOptionalId, parseUuid } from '../http/ids';
import { forStudents, permissionFirst } from '../http/permission-first';
import { TopicProgress } from '../progress/topic-progress.entity';
import { UserChapter } from '../progress/user-chapter.entity';
import { AttemptQuestion } from './attempt-question.entity';
import { CertaintyEnum, type Certainty } from './certainty';
import { finishQuiz, type FinishCall } from './finish-quiz.service';
import { QuizAttempt, QuizTypeEnum } from './quiz-attempt.entity';
import type { QuizRequest } from './quiz-request';
import { practiseMistakes } from '../review/practice.service';
import { ownerOf, readAttempt, readQuizUnderWay, saveAnswer } from './quiz.service';
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

@ObjectType({ description: 'What a finished quiz changed.' })
class FinishedQuiz {
  @Field(() => QuizAttempt)
  attempt!: QuizAttempt;

  @Field(() => UserChapter, { nullable: true, description: 'The chapter it graded; null for a review quiz.' })
  userChapter!: UserChapter | null;

  @Field(() => [TopicProgress])
  topicProgress!: TopicProgress[];
}

function requestOf({ type, chapterId, unitId, topicIds }: QuizArgs): QuizRequest {
  return {
    type,
    chapterId: parseOptionalId(chapterId, 'chapter'),
    unitId: parseOptionalId(unitId, 'unit'),
    topicIds: topicIds?.map((id) => parseId(id, 'topic')),
  };
}

function finish(context: Context, call: FinishCall, attemptId: string, answers: readonly GivenAnswer[]) {
  const given = answers.map(({ questionId, answerId }) => ({
    questionId: parseId(questionId, 'question'),
    answerId: parseId(answerId, 'answer'),
  }));
  return finishQuiz(context, call, parseUuid(attemptId, 'quiz'), given);
}

@Resolver()
export class QuizResolver {
  @Query(() => QuizAttempt, { description: "A quiz of the signed-in student, or a visitor's by its unguessable id." })
  quizAttempt(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return readAttempt(context, parseUuid(id, 'quiz'));
  }

  @Query(() => QuizAttempt, { nullable: true, description: 'The attempt to carry on with, if there is one.' })
  quizUnderWay(@Ctx() context: Context, @Args(() => QuizArgs) args: QuizArgs) {
    return permissionFirst(
      () => ownerOf(context, args),
      () => readQuizUnderWay(context, requestOf(args)),
    );
  }

  @Mutation(() => QuizAttempt, {
    description: 'Carries on with the attempt under way, or starts one; `restart` always starts anew.',
  })
  startQuiz(
    @Ctx() context: Context,
    @Args(() => QuizArgs) args: QuizArgs,
    @Arg('restart', () => Boolean, { defaultValue: false }) restart: boolean,
  ) {
    return permissionFirst(
      () => ownerOf(context, args),
      () => startQuiz(context, requestOf(args), restart),
    );
  }

  @Mutation(() => QuizAttempt, {
    description: 'A topic quiz of just the questions that went wrong in a finished quiz.',
  })
  @UseMiddleware(forStudents)
  practiseMistakes(@Ctx() context: Context, @Arg('attemptId', () => ID) attemptId: string) {
    return practiseMistakes(context, parseUuid(attemptId, 'quiz'));
  }

  @Mutation(() => AttemptQuestion, { description: 'Saves an answer as it is given; it may be changed until the end.' })
  saveAnswer(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('questionId', () => ID) questionId: string,
    @Arg('answerId', () => ID) answerId: string,
    @Arg('certainty', () => CertaintyEnum, { nullable: true, description: 'Left out, what was said before stays.' })
    certainty: Certainty | null,
  ) {
    return saveAnswer(
      context,
      parseUuid(attemptId, 'quiz'),
      parseId(questionId, 'question'),
      parseId(answerId, 'answer'),
      certainty ?? null,
    );
  }

  @Mutation(() => FinishedQuiz, { description: 'Marks a chapter quiz. `answers` are laid over the saved ones.' })
  finishQuiz(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('answers', () => [GivenAnswer], { defaultValue: [] }) answers: GivenAnswer[],
  ) {
    return finish(context, 'finishquiz', attemptId, answers);
  }

  @Mutation(() => FinishedQuiz, { description: 'Marks a topic, weak-spot or unit quiz.' })
  finishReviewQuiz(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('answers', () => [GivenAnswer], { defaultValue: [] }) answers: GivenAnswer[],
  ) {
    return finish(context, 'finishreviewquiz', attemptId, answers);
  }
}
