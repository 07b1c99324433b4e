import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  Float,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  UseMiddleware,
} from 'type-graphql';
import type { MockLength } from '../../../../schema/rules/mock';
import { forStudents, type Context } from '../../context';
import { parseId, parseUuid } from '../../http/ids';
import {
  pauseMockExam,
  readMockExam,
  readMockExams,
  saveMockAnswer,
  saveMockResponse,
  setExtraTime,
  startMockExam,
  startMockSectionTwo,
  submitMockSection,
} from './mock.service';
import { MockExam, MockExams, MockLengthEnum, MockQuestion, MockResponseQuestion } from './mock.type';

@ArgsType()
class MarkArgs {
  @Field(() => ID)
  examId!: string;

  @Field(() => Int, { description: 'Of the question in section I, from 1.' })
  position!: number;

  @Field(() => ID, { nullable: true, description: 'The ID of a choice. If omitted, the stored answer stays.' })
  choice?: string | null;

  @Field(() => Boolean)
  isFlagged!: boolean;

  @Field(() => [ID], { description: 'All choices that are crossed out.' })
  crossedOut!: string[];

  @Field(() => Int, { description: 'Time spent on the question in all; it never becomes less.' })
  seconds!: number;

  @Field(() => GraphQLISODateTime, {
    description: 'When it was answered, by the client’s clock as corrected by MockExam.now.',
  })
  at!: Date;
}

const examIdOf = (id: string) => parseUuid(id, 'mock exam');

@Resolver()
@UseMiddleware(forStudents)
export class MockResolver {
  @Query(() => MockExams)
  mockExams(@Ctx() context: Context): Promise<MockExams> {
    return readMockExams(context);
  }

  @Query(() => MockExam)
  mockExam(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<MockExam> {
    return readMockExam(context, examIdOf(id));
  }

  @Mutation(() => MockExam, {
    description:
      'Resumes the exam under way, or starts one with a form that the student has not seen. Its clock runs at once.',
  })
  startMockExam(@Ctx() context: Context, @Arg('length', () => MockLengthEnum) length: MockLength): Promise<MockExam> {
    return startMockExam(context, length);
  }

  @Mutation(() => MockQuestion, {
    description:
      'Saves an answer of section I, which may be changed until the section ends, and what else was done with the question.',
  })
  saveMockAnswer(@Ctx() context: Context, @Args(() => MarkArgs) args: MarkArgs): Promise<MockQuestion> {
    const { examId, choice, crossedOut, at, ...rest } = args;
    return saveMockAnswer(context, examIdOf(examId), {
      ...rest,
      given: choice == null ? null : { choice: parseId(choice, 'answer') },
      crossedOut: crossedOut.map((id) => parseId(id, 'answer')),
      at: at.getTime(),
    });
  }

  @Mutation(() => MockResponseQuestion, {
    description:
      'Saves an answer of section II, up to 24,000 bytes of JSON. Fails with NEWER_WORK if another tab or device has saved after `revision`.',
  })
  saveMockResponse(
    @Ctx() context: Context,
    @Arg('examId', () => ID) examId: string,
    @Arg('position', () => Int) position: number,
    @Arg('answer', () => String, { description: 'In the form of FreeResponseAttempt.answer.' }) answer: string,
    @Arg('revision', () => Int) revision: number,
  ): Promise<MockResponseQuestion> {
    return saveMockResponse(context, examIdOf(examId), { position, answer, revision });
  }

  @Mutation(() => MockExam, { description: 'Stops the clock, after which the result is not timed, or lets it run on.' })
  pauseMockExam(
    @Ctx() context: Context,
    @Arg('examId', () => ID) examId: string,
    @Arg('paused', () => Boolean) paused: boolean,
  ): Promise<MockExam> {
    return pauseMockExam(context, examIdOf(examId), paused);
  }

  @Mutation(() => MockExam, { description: 'Ends the break. Section II has its full time from now on.' })
  startMockSectionTwo(@Ctx() context: Context, @Arg('examId', () => ID) examId: string): Promise<MockExam> {
    return startMockSectionTwo(context, examIdOf(examId));
  }

  @Mutation(() => MockExam, {
    description:
      'Submits a section with what was saved, once. In the break, section 2 ends the exam without a section II.',
  })
  submitMockSection(
    @Ctx() context: Context,
    @Arg('examId', () => ID) examId: string,
    @Arg('section', () => Int) section: number,
  ): Promise<MockExam> {
    return submitMockSection(context, examIdOf(examId), section);
  }

  @Mutation(() => MockExams, { description: 'How much time the next exams give: 1, 1.25, 1.5 or 2 times the usual.' })
  setExtraTime(@Ctx() context: Context, @Arg('extraTime', () => Float) extraTime: number): Promise<MockExams> {
    return setExtraTime(context, extraTime);
  }
}
