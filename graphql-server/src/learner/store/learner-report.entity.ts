import { defineEntity, p } from '@mikro-orm/core';
import { oneOf } from '../../database/one-of';

/** What a job found last: the count of answers, the nightly fit (adopted or not, and why), and the trial of the planner. */
export const LearnerReportEntity = defineEntity({
  name: 'LearnerReport',
  checks: [{ name: 'learner_report_name_check', expression: oneOf('name', ['count', 'fit', 'trial']) }],
  properties: {
    name: p.text().$type<'count' | 'fit' | 'trial'>().primary(),
    madeAt: p.datetime(),
    answers: p.integer(),
    report: p.json<unknown>().columnType('json'),
  },
});
