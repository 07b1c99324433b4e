import type { Feature } from '../feature';
import { LessonPositionEntity, ScenePracticeEntity } from './lesson.entity';
import { LessonResolver } from './lesson.resolver';

export const entities = [LessonPositionEntity, ScenePracticeEntity];

export const feature: Feature = {
  level: 2,
  entities,
  resolvers: [LessonResolver],
};
