import { defineEntity, p } from '@mikro-orm/core';
import type { Calibrated } from '../params';

/** Difficulties learned from all students' answers, published by the background job (publish-job.ts). The newest row holds. */
export const LearnerParametersEntity = defineEntity({
  name: 'LearnerParameters',
  properties: {
    version: p.integer().primary().autoincrement(),
    publishedAt: p.datetime(),
    /** How many finished answers there were. */
    answers: p.integer(),
    items: p.json<readonly Calibrated[]>().columnType('json'),
    topics: p.json<readonly Calibrated[]>().columnType('json'),
  },
});
