import { Arg, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from 'type-graphql';
import type { Context } from '../context';
import { parseOptionalId, parseUuid } from '../http/ids';
import { forStudents } from '../http/permission-first';
import { Mistake } from './review.type';
import { readMistakes } from './notebook.service';
import { practiceMistakes, practiceNotebook } from './practice.service';
import { QuizAttempt } from '../quiz/quiz-attempt.type';

@Resolver()
@UseMiddleware(forStudents)
export class NotebookResolver {
  @Query(() => [Mistake], { description: 'Missed and not yet corrected: confident and wrong first, then the newest.' })
  mistakes(@Ctx() context: Context): Promise<Mistake[]> {
    return readMistakes(context);
  }

  @Mutation(() => QuizAttempt, {
    description: 'A topic quiz of open mistakes, 20 at most: of a unit, of a topic, or of all.',
  })
  practiceNotebook(
    @Ctx() context: Context,
    @Arg('unitId', () => ID, { nullable: true }) unitId: string | null,
    @Arg('topicId', () => ID, { nullable: true }) topicId: string | null,
  ): Promise<QuizAttempt> {
    return practiceNotebook(context, parseOptionalId(unitId, 'unit'), parseOptionalId(topicId, 'topic'));
  }

  @Mutation(() => QuizAttempt, {
    description: 'A topic quiz of just the questions that were missed in a finished quiz.',
  })
  practiceMistakes(@Ctx() context: Context, @Arg('attemptId', () => ID) attemptId: string): Promise<QuizAttempt> {
    return practiceMistakes(context, parseUuid(attemptId, 'quiz'));
  }
}
