import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import type { Context } from '../context';
import { parseOptionalId, parseUuid } from '../http/ids';
import {
  readFreeResponseAttempt,
  saveFreeResponse,
  scoreOwnPoint,
  startFreeResponse,
  submitFreeResponse,
} from './attempt.service';
import { disputePoint, withdrawDispute } from './dispute.service';
import { readFreeResponse, readFreeResponses } from './free-response.service';
import { FreeResponse, FreeResponseAttempt } from './free-response.type';

@Resolver()
export class FreeResponseResolver {
  @Items(60)
  @Query(() => [FreeResponse], {
    description: 'The free-response questions in course order: of a chapter, of a unit, or all.',
  })
  freeResponses(
    @Ctx() context: Context,
    @Arg('chapterId', () => ID, { nullable: true }) chapterId: string | null,
    @Arg('unitId', () => ID, { nullable: true }) unitId: string | null,
  ): Promise<FreeResponse[]> {
    return readFreeResponses(context, {
      chapterId: parseOptionalId(chapterId, 'chapter'),
      unitId: parseOptionalId(unitId, 'unit'),
    });
  }

  @Query(() => FreeResponse)
  freeResponse(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<FreeResponse> {
    return readFreeResponse(context, id);
  }

  @Query(() => FreeResponseAttempt, {
    description: "An attempt of the logged-in student, or a visitor's attempt by its unguessable ID.",
  })
  freeResponseAttempt(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<FreeResponseAttempt> {
    return readFreeResponseAttempt(context, parseUuid(id, 'attempt'));
  }

  @Mutation(() => FreeResponseAttempt, {
    description: 'Resumes the attempt in progress or starts a new one. Visitors may start the free question.',
  })
  startFreeResponse(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<FreeResponseAttempt> {
    return startFreeResponse(context, id);
  }

  @Mutation(() => FreeResponseAttempt, {
    description:
      'Saves the whole answer, up to 24,000 bytes of JSON. Fails with NEWER_WORK if another tab or device has saved after `revision`.',
  })
  saveFreeResponse(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('answer', () => String, { description: 'In the form of FreeResponseAttempt.answer.' }) answer: string,
    @Arg('revision', () => Int, { description: 'The revision that the answer builds on.' }) revision: number,
    @Arg('seconds', () => Int, { defaultValue: 0, description: 'Time spent in all; it never becomes less.' })
    seconds: number,
  ): Promise<FreeResponseAttempt> {
    return saveFreeResponse(context, { attemptId: parseUuid(attemptId, 'attempt'), answer, revision, seconds });
  }

  @Mutation(() => FreeResponseAttempt, {
    description:
      'Scores the saved answer, once. Fails with NEWER_WORK if another tab or device has saved after `revision`.',
  })
  submitFreeResponse(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('revision', () => Int, { description: 'The revision to score.' }) revision: number,
  ): Promise<FreeResponseAttempt> {
    return submitFreeResponse(context, parseUuid(attemptId, 'attempt'), revision);
  }

  @Mutation(() => FreeResponseAttempt, {
    description:
      'Records whether an explanation says what the rubric asks for, as the student sees it. It may be changed.',
  })
  scoreOwnPoint(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('point', () => String, { description: 'The name of an open point.' }) point: string,
    @Arg('earned', () => Boolean) earned: boolean,
  ): Promise<FreeResponseAttempt> {
    return scoreOwnPoint(context, parseUuid(attemptId, 'attempt'), point, earned);
  }

  @Mutation(() => FreeResponseAttempt, {
    description:
      'Records that the student thinks that a point was scored wrongly, for the author. A second time replaces the first.',
  })
  disputePoint(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('point', () => String, { description: 'The name of a point that was scored for the student.' }) point: string,
    @Arg('words', () => String, { nullable: true, description: 'Why, in up to 300 characters.' }) words: string | null,
  ): Promise<FreeResponseAttempt> {
    return disputePoint(context, { attemptId: parseUuid(attemptId, 'attempt'), point, words: words ?? null });
  }

  @Mutation(() => FreeResponseAttempt, { description: 'Takes a dispute of a point back.' })
  withdrawDispute(
    @Ctx() context: Context,
    @Arg('attemptId', () => ID) attemptId: string,
    @Arg('point', () => String) point: string,
  ): Promise<FreeResponseAttempt> {
    return withdrawDispute(context, parseUuid(attemptId, 'attempt'), point);
  }
}
