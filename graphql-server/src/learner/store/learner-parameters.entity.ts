import { defineEntity, p } from '@mikro-orm/core';
import type { Calibrated, FittedParams } from '../params';

/** What was learned from all students' answers, published by the background job (learner-job.ts). The newest row holds. */
export const LearnerParametersEntity = defineEntity({
  name: 'LearnerParameters',
  properties: {
    version: p.integer().primary().autoincrement(),
    publishedAt: p.datetime(),
    answers: p.integer(),
    /** Those that were fitted; the defaults hold for the others. */
    params: p.json<Partial<FittedParams>>().columnType('json').nullable(),
    items: p.json<readonly Calibrated[]>().columnType('json'),
    topics: p.json<readonly Calibrated[]>().columnType('json'),
  },
});
