import { Ctx, Query, Resolver, UseMiddleware } from 'type-graphql';
import { forStudents, type Context } from '../../context';
import { readReadiness } from './readiness.service';
import { Readiness } from './readiness.type';

@Resolver()
@UseMiddleware(forStudents)
export class ReadinessResolver {
  @Query(() => Readiness, {
    description: 'The predicted score of the exam, what it rests on, and what raises it most.',
  })
  readiness(@Ctx() context: Context): Promise<Readiness> {
    return readReadiness(context);
  }
}
