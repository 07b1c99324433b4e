import { defineEntity, p } from '@mikro-orm/core';
import type { FreeResponseAnswer } from '../../../../economics/free-response/free-response';
import type { Given } from '../../../../schema/rules/given';
import { EXTRA_TIMES, MOCK_LENGTHS, type MockLength } from '../../../../schema/rules/mock';
import { UserEntity } from '../../account/account.entity';
import { oneOf } from '../../database/one-of';

/** A question of section I as it is asked. */
export interface MockQuestionAsked {
  readonly questionId: number;
  /** Ids of the choices in the order shown. */
  readonly answerOrder: readonly number[];
}

/** What a student did with a question of section I. */
export interface MockMark {
  readonly given: Given | null;
  /** When the answer was given, in milliseconds since 1970; null without one. */
  readonly at: number | null;
  /** Answers that were changed, in their order. */
  readonly earlier: readonly Given[];
  readonly isFlagged: boolean;
  /** Ids of choices. */
  readonly crossedOut: readonly number[];
  /** Time spent, as the client measured it. */
  readonly seconds: number;
}

/** A question of section II with what was answered so far. */
export interface MockResponse {
  /** Of the attempt that it is stored as at the end. */
  readonly attemptId: string;
  /** The version of the free-response question. */
  readonly versionId: number;
  readonly answer: FreeResponseAnswer;
  /** How often it was saved. */
  readonly revision: number;
}

/**
 * A mock exam until its end, when its answers are stored as a quiz and as free responses. Until then no other table knows of
 * it, so that nothing else can show or count what the student must not know yet.
 */
export const MockExamEntity = defineEntity({
  name: 'MockExam',
  indexes: [
    {
      name: 'mock_exam_one_under_way',
      expression: 'create unique index "mock_exam_one_under_way" on "mock_exam" ("user_id") where finished_at is null',
    },
    {
      name: 'mock_exam_unfinished',
      expression: 'create index "mock_exam_unfinished" on "mock_exam" ("started_at") where finished_at is null',
    },
  ],
  checks: [
    { name: 'mock_exam_length_check', expression: oneOf('length', MOCK_LENGTHS) },
    { name: 'mock_exam_extra_time_check', expression: `extra_time in (${EXTRA_TIMES.join(', ')})` },
    { name: 'mock_exam_paused_in_section', expression: 'paused_at is null or deadline is not null' },
    { name: 'mock_exam_ends_once', expression: 'finished_at is null or deadline is null' },
  ],
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    id: p.uuid().primary(),
    length: p.text().$type<MockLength>(),
    /** From 1: its place among the forms of the course when it was started. */
    form: p.smallint(),
    extraTime: p.float().columnType('real'),
    /** False once the student paused. */
    timed: p.boolean().default(true),
    /** Section I in the order asked; a question has its position there, from 1. */
    questions: p.json<readonly MockQuestionAsked[]>(),
    /** By position. */
    marks: p.json<Readonly<Record<string, MockMark>>>().defaultRaw(`'{}'`),
    /** Section II; none in a half exam. */
    responses: p.json<readonly MockResponse[]>().columnType('json'),
    startedAt: p.datetime(),
    /** Of the section that runs or is paused. */
    deadline: p.datetime().nullable(),
    pausedAt: p.datetime().nullable(),
    /** When section I was submitted. */
    breakSince: p.datetime().nullable(),
    sectionTwoStartedAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
  },
});

/** What a student chose once for all mock exams. */
export const ExamSettingEntity = defineEntity({
  name: 'ExamSetting',
  checks: [{ name: 'exam_setting_extra_time_check', expression: `extra_time in (${EXTRA_TIMES.join(', ')})` }],
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    /** The factor of a section's time. */
    extraTime: p.float().columnType('real'),
  },
});
