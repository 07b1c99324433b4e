import type { Feature } from '../feature';
import { TopicProgressEntity, UserChapterEntity } from './progress.entity';
import { ProgressResolver } from './progress.resolver';
import { progressCalls } from './progress.routes';
import { StudentResolver } from './student.resolver';
import { studentCalls } from './student.routes';

export const entities = [UserChapterEntity, TopicProgressEntity];

export const feature: Feature = {
  level: 2,
  entities,
  resolvers: [StudentResolver, ProgressResolver],
  calls: [...studentCalls, ...progressCalls],
};
