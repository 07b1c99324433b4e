import type { Feature } from '../feature';
import { startEndingJob } from './mock/ending-job';
import { ExamSettingEntity, MockExamEntity } from './mock/mock.entity';
import { MockResolver } from './mock/mock.resolver';
import { mockCalls } from './mock/mock.routes';
import { ExamPlanEntity } from './plan/exam-plan.entity';
import { ExamPlanResolver } from './plan/exam-plan.resolver';
import { examPlanCalls } from './plan/exam-plan.routes';
import { ReadinessRecordEntity } from './readiness/readiness.entity';
import { ReadinessResolver } from './readiness/readiness.resolver';
import { readinessCalls } from './readiness/readiness.routes';

export const entities = [MockExamEntity, ExamSettingEntity, ExamPlanEntity, ReadinessRecordEntity];

export const feature: Feature = {
  level: 5,
  entities,
  resolvers: [MockResolver, ExamPlanResolver, ReadinessResolver],
  calls: [...mockCalls, ...examPlanCalls, ...readinessCalls],
  jobs: [startEndingJob],
};
