import { Arg, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from 'type-graphql';
import type { Context } from '../context';
import { parseOptionalId } from '../http/ids';
import { forStudents } from '../http/permission-first';
import { Mistake } from './mistake.type';
import { readMistakes } from './notebook.service';
import { practiseNotebook } from './practice.service';
import { QuizAttempt } from '../quiz/quiz-attempt.entity';

@Resolver()
@UseMiddleware(forStudents)
export class NotebookResolver {
  @Query(() => [Mistake], { description: 'Missed and not yet mended: confident and wrong first, then the newest.' })
  mistakes(@Ctx() context: Context) {
    return readMistakes(context);
  }

  @Mutation(() => QuizAttempt, {
    description: 'A topic quiz of open mistakes, 20 at most: of a unit, of a topic, or of all.',
  })
  practiseNotebook(
    @Ctx() context: Context,
    @Arg('unitId', () => ID, { nullable: true }) unitId: string | null,
    @Arg('topicId', () => ID, { nullable: true }) topicId: string | null,
  ) {
    return practiseNotebook(context, parseOptionalId(unitId, 'unit'), parseOptionalId(topicId, 'topic'));
  }
}
