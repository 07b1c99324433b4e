import { defineEntity, p } from '@mikro-orm/core';
import type { FreeResponse, FreeResponseAnswer, ScoredPoint } from '../../../economics/free-response/free-response';
import { UserEntity } from '../account/account.entity';
import { ChapterEntity } from '../library/library.entity';

/**
 * One version of a free-response question. An import that changes a question retires its version and adds another, so that an attempt is
 * graded by what was asked.
 */
export const FreeResponseEntity = defineEntity({
  name: 'FreeResponse',
  indexes: [
    {
      name: 'free_response_one_version',
      expression:
        'create unique index "free_response_one_version" on "free_response" ("stable_id") where retired_at is null',
    },
  ],
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The author's id: all versions of a question have it. */
    stableId: p.text(),
    chapter: p.manyToOne(ChapterEntity).deleteRule('restrict'),
    /** Among the free-response questions of its chapter. */
    position: p.integer(),
    definition: p.json<FreeResponse>(),
    /** A retired version is not started anymore, but stays under the attempts that name it. */
    retiredAt: p.datetime().nullable(),
  },
});

/** What a student says about a point that seems wrong to them. */
export interface PointDispute {
  readonly words: string | null;
  /** Why the scorer decided as it did, then. */
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A student has at most one attempt in progress at a version: of two concurrent starts, the unique index lets one insert. */
export const FreeResponseAttemptEntity = defineEntity({
  name: 'FreeResponseAttempt',
  indexes: [
    {
      name: 'free_response_attempt_one_under_way',
      expression:
        'create unique index "free_response_attempt_one_under_way" on "free_response_attempt" ("owner_id", "free_response_id") where user_id is not null and submitted_at is null',
    },
    {
      name: 'free_response_attempt_under_way_since',
      expression:
        'create index "free_response_attempt_under_way_since" on "free_response_attempt" ("started_at") where user_id is not null and submitted_at is null',
    },
    {
      name: 'free_response_attempt_counted',
      expression:
        'create index "free_response_attempt_counted" on "free_response_attempt" ("submitted_at", "id") where finish_number is not null',
    },
    {
      name: 'free_response_attempt_disputed',
      expression:
        'create index "free_response_attempt_disputed" on "free_response_attempt" ("submitted_at") where disputes <> \'{}\'',
    },
    {
      name: 'free_response_attempt_of_version',
      expression:
        'create index "free_response_attempt_of_version" on "free_response_attempt" ("free_response_id", "owner_id", "id") where submitted_at is not null',
    },
    {
      name: 'free_response_attempt_of_visitors',
      expression:
        'create index "free_response_attempt_of_visitors" on "free_response_attempt" ("started_at") where user_id is null',
    },
  ],
  checks: [
    {
      name: 'free_response_attempt_owner_check',
      expression: '(user_id is null and owner_id < 0) or (user_id is not null and user_id = owner_id)',
    },
    {
      name: 'free_response_attempt_scored_when_submitted',
      expression: '(submitted_at is null) = (points is null) and (submitted_at is null) = (earned is null)',
    },
  ],
  properties: {
    /** The student, or for a visitor's attempt an id of its own (account/owned.ts). */
    ownerId: p.integer().primary(),
    id: p.uuid().primary(),
    /** Null for a visitor's attempt: whoever knows the id owns it. */
    user: p.manyToOne(UserEntity).nullable().deleteRule('cascade').index(),
    freeResponse: p.manyToOne(FreeResponseEntity).deleteRule('restrict'),
    answer: p.json<FreeResponseAnswer>().columnType('json'),
    /** How often the answer was saved. A save names the one it builds on, so that two tabs cannot overwrite each other. */
    revision: p.integer().default(0),
    /** Time spent, as the client measured it. */
    seconds: p.integer().default(0),
    startedAt: p.datetime(),
    submittedAt: p.datetime().nullable(),
    /** As the scorer found them. What the student decided about open ones is in `ownScores`. */
    points: p.json<readonly ScoredPoint[]>().columnType('json').nullable(),
    /** By the ids of open points: whether the student's explanation earns it, in the student's own judgment. */
    ownScores: p.json<Readonly<Record<string, boolean>>>(),
    /** By the ids of points that the student thinks are wrong. */
    disputes: p.json<Readonly<Record<string, PointDispute>>>().defaultRaw(`'{}'`),
    /** Points earned, own scores included. */
    earned: p.smallint().nullable(),
    /**
     * Its place among the student's ended quizzes and free responses, by which the learner folds them. Null where the learner leaves it
     * out: the student submitted the question before, or is a visitor.
     */
    finishNumber: p.integer().nullable(),
  },
});
