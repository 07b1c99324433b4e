import { Arg, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import { forStudents, type Context } from '../context';
import { parseId } from '../http/ids';
import { Learning } from './learning.type';
import { readLearning } from './learning.service';
import { readMisconceptions } from './misconception.service';
import { dismissNotice, readNotices } from './notice.service';
import { MetMisconception, Notice } from './review.type';

@Resolver()
@UseMiddleware(forStudents)
export class LearningResolver {
  @Query(() => Learning, {
    description: 'Estimates by topic, quizzes over time, certainty, and the accuracy of predictions.',
  })
  learning(@Ctx() context: Context): Promise<Learning> {
    return readLearning(context);
  }

  @Items(30)
  @Query(() => [MetMisconception], { description: 'Open ones first, most recent first.' })
  misconceptions(@Ctx() context: Context): Promise<MetMisconception[]> {
    return readMisconceptions(context);
  }

  @Items(5)
  @Query(() => [Notice], { description: 'Newest first.' })
  notices(@Ctx() context: Context): Promise<Notice[]> {
    return readNotices(context);
  }

  @Items(5)
  @Mutation(() => [Notice], { description: 'Dismisses a notice and returns the remaining ones.' })
  dismissNotice(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Notice[]> {
    return dismissNotice(context, parseId(id, 'notice'));
  }
}
