import type { Feature } from '../feature';
import { LearningResolver } from './learning.resolver';
import { NotebookResolver } from './notebook.resolver';
import { ReportResolver } from './report.resolver';
import { startRescoringJob } from './rescoring-job';
import { NoticeEntity, QuestionReportEntity } from './review.entity';
import { startTrialJob } from './trial/trial-report';
import { TrialResolver } from './trial/trial.resolver';

export const entities = [NoticeEntity, QuestionReportEntity];

export const feature: Feature = {
  level: 5,
  entities,
  resolvers: [LearningResolver, NotebookResolver, ReportResolver, TrialResolver],
  openToVisitors: ['plannerTrial'],
  jobs: [startTrialJob, startRescoringJob],
};
