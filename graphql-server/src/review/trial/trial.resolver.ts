import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { readTrialReport } from './trial-report';
import { PlannerTrial } from './trial.type';

const NO_RESULT = { planned: null, drawn: null, advantage: null, low: null, high: null };

@Resolver()
export class TrialResolver {
  @Query(() => PlannerTrial, { nullable: true, description: 'Public. Null before the first report.' })
  async plannerTrial(@Ctx() { db }: Context): Promise<PlannerTrial | null> {
    const stored = await readTrialReport(db.kysely);
    if (stored === null) return null;
    const { asOf, answers, answersNeeded, result } = stored;
    return { asOf, answers, answersNeeded, ...(result ?? NO_RESULT) };
  }
}
