import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../../account/account.entity';

/** What was predicted for the exam after a student's last work of a day. Never changed by what comes on later days. */
export const ReadinessRecordEntity = defineEntity({
  name: 'ReadinessRecord',
  checks: [
    {
      name: 'readiness_record_ranges_check',
      expression:
        '1 <= low and low <= high and high <= 5 and 0 <= composite_low and composite_low <= composite and composite <= composite_high and composite_high <= 100',
    },
  ],
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    /** Of the last answer, in UTC. */
    day: p.date().primary(),
    /** Of the learner's state that it was predicted from (learner_state.revision). */
    revision: p.integer(),
    /** When it was predicted. */
    madeAt: p.datetime(),
    /** Range of scores, 1–5. */
    low: p.smallint(),
    high: p.smallint(),
    /** Points of the composite, 0–100: the mean, and the range that holds 80%. */
    composite: p.smallint(),
    compositeLow: p.smallint(),
    compositeHigh: p.smallint(),
  },
});
