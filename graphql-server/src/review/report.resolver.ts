import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver, UseMiddleware } from 'type-graphql';
import type { Context } from '../context';
import { parseId, parseUuid } from '../http/ids';
import { forStudents } from '../http/permission-first';
import { QuestionProblemEnum, type QuestionProblem } from './question-report.entity';
import { reportQuestion } from './report.service';

@ObjectType()
class ReportedQuestion {
  @Field(() => Boolean)
  reported!: boolean;
}

@Resolver()
@UseMiddleware(forStudents)
export class ReportResolver {
  @Mutation(() => ReportedQuestion, {
    description:
      "Tells the authors that something is wrong with a question of one's own quiz; saying it again replaces it.",
  })
  async reportQuestion(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('questionId', () => ID) questionId: string,
    @Arg('problem', () => QuestionProblemEnum) problem: QuestionProblem,
    @Arg('words', () => String, { nullable: true, description: 'Up to 1,000 characters.' }) words: string | null,
  ) {
    await reportQuestion(context, {
      attemptId: parseUuid(attemptId, 'quiz'),
      questionId: parseId(questionId, 'question'),
      problem,
      words: words ?? null,
    });
    return { reported: true };
  }
}
