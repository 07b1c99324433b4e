import { defineEntity, p } from '@mikro-orm/core';
import { PLAN_KINDS, type PlanKind } from '../../../../schema/rules/plan';
import { UserEntity } from '../../account/account.entity';
import { oneOf } from '../../database/one-of';

/** What a student decided about the way to a date. The plan itself is computed at each visit. Days are of the calendar: "2027-05-07". */
export const ExamPlanEntity = defineEntity({
  name: 'ExamPlan',
  checks: [{ name: 'exam_plan_kind_check', expression: oneOf('kind', PLAN_KINDS) }],
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    kind: p.text().$type<PlanKind>(),
    date: p.text(),
    /** The day from which shares of the time are counted. */
    beganOn: p.text(),
    /** Of each weekday, Sunday first. */
    minutes: p.json<readonly number[]>(),
    daysOff: p.json<readonly string[]>(),
    /** What a class test asks about; empty for the exam, for which the study plan holds. */
    chapterIds: p.json<readonly number[]>(),
    /** The name of the time zone in which the student's days begin. */
    zone: p.text(),
  },
});
