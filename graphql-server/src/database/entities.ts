import { CourseImportEntity, QuestionModelEntity } from '../course/course-import.entity';
import { features, type FeatureEntity } from '../features';
import { QueuedMailEntity } from '../mail/queued-mail.entity';
import { RateLimitEntity } from './rate-limit.entity';

const shared = [QueuedMailEntity, RateLimitEntity, CourseImportEntity, QuestionModelEntity];

export type Entity = FeatureEntity | (typeof shared)[number];

export const entities = [...features.flatMap((feature) => feature.entities), ...shared];
