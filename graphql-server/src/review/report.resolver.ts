import { Arg, Ctx, Field, ID, Mutation, ObjectType, registerEnumType, Resolver, UseMiddleware } from 'type-graphql';
import { forStudents, type Context } from '../context';
import { parseAskedId, parseUuid } from '../http/ids';
import { QUESTION_PROBLEMS, type QuestionProblem } from './review.entity';
import { reportQuestion } from './report.service';

const QuestionProblemEnum = Object.fromEntries(QUESTION_PROBLEMS.map((problem) => [problem, problem]));
registerEnumType(QuestionProblemEnum, {
  name: 'QuestionProblem',
  description: 'What is wrong with a question, according to a student.',
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
    description: "Reports a problem with a question in the student's own quiz. A second report replaces the first.",
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
      questionId: parseAskedId(questionId, 'question'),
      problem,
      message: words ?? null,
    });
    return { reported: true };
  }
}
