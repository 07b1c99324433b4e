import type { Feature } from '../feature';
import { LearnerParametersEntity } from './store/learner-parameters.entity';
import { LearnerReportEntity } from './store/learner-report.entity';
import { LearnerStateEntity } from './store/learner-state.entity';

export const entities = [LearnerParametersEntity, LearnerReportEntity, LearnerStateEntity];

export const feature: Feature = {
  level: 2,
  entities,
};
