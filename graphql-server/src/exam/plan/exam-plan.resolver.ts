import { Arg, Ctx, Mutation, Query, Resolver, UseMiddleware } from 'type-graphql';
import { forStudents, type Context } from '../../context';
import { parseId } from '../../http/ids';
import { deleteExamPlan, readExamPlan, saveExamPlan } from './exam-plan.service';
import { ExamPlan, ExamPlanInput } from './exam-plan.type';

@Resolver()
@UseMiddleware(forStudents)
export class ExamPlanResolver {
  @Query(() => ExamPlan, { nullable: true, description: 'The plan of the logged-in student; null before one is made.' })
  examPlan(@Ctx() context: Context): Promise<ExamPlan | null> {
    return readExamPlan(context);
  }

  @Mutation(() => ExamPlan, { description: 'Makes a plan, or replaces it.' })
  saveExamPlan(@Ctx() context: Context, @Arg('plan', () => ExamPlanInput) plan: ExamPlanInput): Promise<ExamPlan> {
    return saveExamPlan(context, {
      ...plan,
      chapterIds: plan.chapterIds.map((id) => parseId(id, 'chapter')),
    });
  }

  @Mutation(() => Boolean, { description: 'Deletes the plan. True if there was one.' })
  deleteExamPlan(@Ctx() context: Context): Promise<boolean> {
    return deleteExamPlan(context);
  }
}
