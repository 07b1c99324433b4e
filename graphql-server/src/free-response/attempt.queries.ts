import type { FreeResponseAnswer, ScoredPoint } from '../../../economics/free-response/free-response';
import { OWNED, OWNER, userOfSession } from '../account/owned';
import {
  boolean,
  integer,
  integers,
  json,
  jsonbText,
  jsonText,
  nullable,
  smallint,
  statement,
  text,
  uuid,
  type RowOf,
} from '../database/statement';
import type { PointDispute } from './free-response.entity';

const COLUMNS = {
  id: uuid,
  ownerId: integer,
  userId: nullable(integer),
  versionId: integer,
  answer: json<FreeResponseAnswer>(),
  revision: integer,
  seconds: integer,
  /** ISO 8601. */
  startedAt: text,
  submittedAt: nullable(text),
  points: nullable(json<readonly ScoredPoint[]>()),
  ownScores: json<Readonly<Record<string, boolean>>>(),
  disputes: json<Readonly<Record<string, PointDispute>>>(),
  earned: nullable(smallint),
};

const SELECTED = `a.id, a.owner_id as "ownerId", a.user_id as "userId", a.free_response_id as "versionId", a.answer, a.revision,
    a.seconds, to_json(a.started_at) #>> '{}' as "startedAt", to_json(a.submitted_at) #>> '{}' as "submittedAt", a.points,
    a.own_scores::json as "ownScores", a.disputes::json as disputes, a.earned`;

/** With the user who asks. */
export const FREE_RESPONSE_ATTEMPT = statement(
  'free_response_attempt',
  OWNED,
  { ...COLUMNS, askedBy: nullable(integer) },
  `select ${SELECTED}, ${userOfSession(':ownerId')} as "askedBy"
    from free_response_attempt a where a.owner_id = :ownerId and a.id = :attemptId`,
);

export type FreeResponseAttemptRow = Omit<RowOf<typeof FREE_RESPONSE_ATTEMPT>, 'askedBy'>;

/** The latest attempt in progress at any of these versions. */
export const FREE_RESPONSE_UNDER_WAY = statement(
  'free_response_under_way',
  { ...OWNER, versions: integers },
  COLUMNS,
  `select ${SELECTED} from free_response_attempt a
    where a.owner_id = :ownerId and a.user_id is not null and exists ${userOfSession(':ownerId')}
      and a.free_response_id = any(:versions) and a.submitted_at is null
    order by a.started_at desc limit 1`,
);

export const FREE_RESPONSE_RESULTS = statement(
  'free_response_results',
  OWNER,
  {
    versionId: integer,
    best: nullable(smallint),
    openId: nullable(uuid),
    lastId: nullable(uuid),
    /** Of the last submission: milliseconds since 1970, 0 if there is none. */
    lastAt: { oid: 701 },
  },
  `select a.free_response_id as "versionId", max(a.earned) as best,
      (array_agg(a.id order by a.started_at desc) filter (where a.submitted_at is null))[1] as "openId",
      (array_agg(a.id order by a.submitted_at desc) filter (where a.submitted_at is not null))[1] as "lastId",
      coalesce(extract(epoch from max(a.submitted_at)) * 1000, 0)::float8 as "lastAt"
    from free_response_attempt a
    where a.owner_id = :ownerId and exists ${userOfSession(':ownerId')}
    group by a.free_response_id`,
);

const mayChange = `a.owner_id = :ownerId and a.id = :attemptId and (a.user_id is null or a.user_id = ${userOfSession(':ownerId')})`;

/** Locked first, as by a deletion of the account, where rows of several tables change. */
const OWNER_LOCKED = `owner as (select id from users where id = :ownerId for key share)`;
const IS_OWNED = `(a.user_id is null or exists (select from owner))`;

// Each of the following changes one row whose condition says whether it may, so that of concurrent requests one changes it.

export const SAVE_FREE_RESPONSE = statement(
  'save_free_response',
  { ...OWNED, answer: jsonText, seconds: integer, revision: integer },
  COLUMNS,
  `update free_response_attempt a
    set answer = :answer::json, revision = a.revision + 1, seconds = greatest(a.seconds, :seconds::int)
    where ${mayChange} and a.submitted_at is null and a.revision = :revision
    returning ${SELECTED}`,
);

/**
 * A student's first submission of a question numbers the attempt for the learner and drops the learner's state, which the next request
 * folds again with these points.
 */
export const SUBMIT_FREE_RESPONSE = statement(
  'submit_free_response',
  { ...OWNED, points: jsonText, earned: smallint, revision: integer, versions: integers },
  COLUMNS,
  `with ${OWNER_LOCKED},
    under_way as (
      select a.id, a.user_id from free_response_attempt a
      where ${mayChange} and ${IS_OWNED} and a.submitted_at is null and a.revision = :revision for no key update),
    learned as (
      insert into learner_state as l (user_id, revision, parameters)
      select :ownerId::int, 1, '' from under_way where user_id is not null and not exists (
        select from free_response_attempt e
        where e.owner_id = :ownerId and e.free_response_id = any(:versions) and e.submitted_at is not null)
      on conflict (user_id) do update set revision = l.revision + 1, state = null
      returning l.revision)
    update free_response_attempt a set submitted_at = :now, points = :points::json, earned = :earned::smallint,
      finish_number = (select revision from learned)
    from under_way where a.owner_id = :ownerId and a.id = under_way.id
    returning ${SELECTED}`,
);

/** Decides about an open point; what was learned of an attempt that counts is folded again. */
export const SCORE_OWN_POINT = statement(
  'score_own_point',
  { ...OWNED, point: text, earned: boolean },
  COLUMNS,
  `with ${OWNER_LOCKED},
    decided as (
    update free_response_attempt a
    set own_scores = a.own_scores || jsonb_build_object(:point::text, :earned::boolean),
      earned = (select count(*) from json_array_elements(a.points) p where p ->> 'state' = 'earned')
        + (select count(*) from jsonb_each(a.own_scores || jsonb_build_object(:point::text, :earned::boolean)) where value = 'true')
    where ${mayChange} and ${IS_OWNED}
      and exists (select from json_array_elements(a.points) p where p ->> 'id' = :point and p ->> 'state' = 'open')
    returning a.*),
    dropped as (
      update learner_state set state = null, revision = learner_state.revision + 1
      where user_id = :ownerId and exists (select from decided where finish_number is not null))
    select ${SELECTED} from decided a`,
);

/** Says what the student thinks of a scored point; again replaces it. */
export const DISPUTE_POINT = statement(
  'dispute_point',
  { ...OWNED, point: text, dispute: jsonbText },
  COLUMNS,
  `update free_response_attempt a set disputes = a.disputes || jsonb_build_object(:point::text, :dispute::jsonb)
    where ${mayChange} and a.submitted_at is not null
    returning ${SELECTED}`,
);

export const WITHDRAW_DISPUTE = statement(
  'withdraw_dispute',
  { ...OWNED, point: text },
  COLUMNS,
  `update free_response_attempt a set disputes = a.disputes - :point::text
    where ${mayChange}
    returning ${SELECTED}`,
);
