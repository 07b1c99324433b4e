import type { Feature } from '../feature';
import { startEndingJob } from './mock/ending-job';
import { ExamSettingEntity, MockExamEntity } from './mock/mock.entity';
import { MockResolver } from './mock/mock.resolver';
import { mockCalls } from './mock/mock.routes';

export const entities = [MockExamEntity, ExamSettingEntity];

export const feature: Feature = {
  level: 5,
  entities,
  resolvers: [MockResolver],
  calls: mockCalls,
  jobs: [startEndingJob],
};
