import { Arg, Ctx, Field, ID, Mutation, ObjectType, registerEnumType, Resolver, UseMiddleware } from 'type-graphql';
import type { Context } from '../context';
import { parseId, parseUuid } from '../http/ids';
import { forStudents } from '../http/permission-first';
import { QUESTION_PROBLEMS, type QuestionProblem } from './review.entity';
import { reportQuestion } from './report.service';

const QuestionProblemEnum = Object.fromEntries(QUESTION_PROBLEMS.map((problem) => [problem, problem]));
registerEnumType(QuestionProblemEnum, {
  name: 'QuestionProblem',
  description: 'What a student finds wrong with a question.',
});

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
      "Tells the authors that something is wrong with a question of one's own quiz; a second report replaces the first.",
  })
  async reportQuestion(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('questionId', () => ID) questionId: string,
    @Arg('problem', () => QuestionProblemEnum) problem: QuestionProblem,
    @Arg('words', () => String, { nullable: true, description: 'Up to 1,000 characters.' }) words: string | null,
  ): Promise<ReportedQuestion> {
    await reportQuestion(context, {
      attemptId: parseUuid(attemptId, 'quiz'),
      questionId: parseId(questionId, 'question'),
      problem,
      message: words ?? null,
    });
    return { reported: true };
  }
}
