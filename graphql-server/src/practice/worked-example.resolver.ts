import { Arg, Ctx, Float, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { parseAskedId, parseUuid } from '../http/ids';
import { findStep, showWorkedExample } from './worked-example.service';
import { WorkedExample } from './worked-example.type';

@Resolver()
export class WorkedExampleResolver {
  @Mutation(() => WorkedExample, {
    nullable: true,
    description:
      'After the answer to a question: another one of its kind worked out, or one to finish, by what the student has done with this kind. Null once the student answers it alone.',
  })
  workedExample(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('questionId', () => ID) questionId: string,
  ): Promise<WorkedExample | null> {
    return showWorkedExample(context, parseUuid(attemptId, 'quiz'), parseAskedId(questionId, 'question'));
  }

  @Mutation(() => WorkedExample, {
    description: 'Marks the result of the next open step, from 0, and shows its work. Each step has one try.',
  })
  findStep(
    @Ctx() context: Context,
    @Arg('exampleId', () => ID) exampleId: string,
    @Arg('step', () => Int) step: number,
    @Arg('number', () => Float) number: number,
  ): Promise<WorkedExample> {
    return findStep(context, exampleId, step, number);
  }
}
