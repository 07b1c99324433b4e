import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import type { QuizMode } from '../../../schema/rules/quiz';
import { forStudents, type Context } from '../context';
import { parseAskedId, parseOptionalId, parseUuid } from '../http/ids';
import { MissedPoints, Mistake } from './review.type';
import { readMissedPoints } from './missed-points.service';
import { readMistakes } from './notebook.service';
import { practiceMinutes } from './practice-minutes.service';
import { anotherLikeThis, practiceMistakes, practiceNotebook } from './practice.service';
import { QuizAttempt, QuizModeEnum } from '../quiz/quiz-attempt.type';

@Resolver()
@UseMiddleware(forStudents)
export class NotebookResolver {
  @Items(40)
  @Query(() => [Mistake], {
    description:
      'Questions missed and not yet answered correctly: those the student was sure about first, then newest first.',
  })
  mistakes(@Ctx() context: Context): Promise<Mistake[]> {
    return readMistakes(context);
  }

  @Items(20)
  @Query(() => [MissedPoints], {
    description: 'Free-response questions with points that the newest submission did not earn, newest first.',
  })
  missedPoints(@Ctx() context: Context): Promise<MissedPoints[]> {
    return readMissedPoints(context);
  }

  @Mutation(() => QuizAttempt, {
    description: 'Starts a topic quiz on open mistakes, 20 at most: in a unit, in a topic, or all.',
  })
  practiceNotebook(
    @Ctx() context: Context,
    @Arg('unitId', () => ID, { nullable: true }) unitId: string | null,
    @Arg('topicId', () => ID, { nullable: true }) topicId: string | null,
    @Arg('mode', () => QuizModeEnum, { defaultValue: 'test' }) mode: QuizMode,
  ): Promise<QuizAttempt> {
    return practiceNotebook(context, mode, parseOptionalId(unitId, 'unit'), parseOptionalId(topicId, 'topic'));
  }

  @Mutation(() => QuizAttempt, {
    description:
      'Starts practice for 5, 10, or 20 minutes: reviews that are due, then open mistakes, weak spots, and what comes next. Resumes what was started within the last hour.',
  })
  practiceMinutes(@Ctx() context: Context, @Arg('minutes', () => Int) minutes: number): Promise<QuizAttempt> {
    return practiceMinutes(context, minutes);
  }

  @Mutation(() => QuizAttempt, {
    description:
      'Starts a practice quiz on what was missed in a finished quiz: first others like those questions, then these again, except those that always have others.',
  })
  practiceMistakes(@Ctx() context: Context, @Arg('attemptId', () => ID) attemptId: string): Promise<QuizAttempt> {
    return practiceMistakes(context, parseUuid(attemptId, 'quiz'));
  }

  @Mutation(() => QuizAttempt, {
    description:
      'Starts practice with one other question like a question whose answer was explained. If that was missed, a correct answer to the new one corrects the mistake.',
  })
  anotherLikeThis(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('questionId', () => ID) questionId: string,
  ): Promise<QuizAttempt> {
    return anotherLikeThis(context, parseUuid(attemptId, 'quiz'), parseAskedId(questionId, 'question'));
  }
}
