import type { QuizMode, QuizType } from '../../../schema/rules/quiz';
import { userOfSession } from '../account/session.queries';
import {
  boolean,
  integer,
  json,
  nullable,
  smallint,
  statement,
  text,
  textOf,
  uuid,
  type RowOf,
} from '../database/statement';
import type { StoredStudent } from '../learner/student-json';
import type { Certainty } from './certainty';
import type { WhyAsked } from './why-asked';

// Prepared, because every step of a quiz waits for one of them (npm run bench, "quiz of 20").

export interface AskedRow {
  readonly questionId: number;
  readonly answerOrder: readonly number[];
  readonly chosenAnswerId: number | null;
  /** ISO 8601. */
  readonly answeredAt: string | null;
  readonly isCorrect: boolean | null;
  readonly certainty: Certainty | null;
  readonly whyAsked: WhyAsked | null;
}

const ATTEMPT_COLUMNS = {
  id: uuid,
  ownerId: integer,
  userId: nullable(integer),
  type: textOf<QuizType>(),
  mode: textOf<QuizMode>(),
  scope: text,
  chapterId: nullable(integer),
  unitId: nullable(integer),
  /** ISO 8601. */
  startedAt: text,
  finishedAt: nullable(text),
  abandoned: boolean,
  score: nullable(smallint),
  /** In the order asked. */
  questions: json<readonly AskedRow[]>(),
};

const attempt = (owner: string, more = '') => `
  select a.id, a.owner_id as "ownerId", a.user_id as "userId", a.type, a.mode, a.scope, a.chapter_id as "chapterId", a.unit_id as "unitId",
    to_json(a.started_at) #>> '{}' as "startedAt", to_json(a.finished_at) #>> '{}' as "finishedAt",
    a.abandoned_at is not null as abandoned, a.score,
    (select json_agg(asked) from (
      select q.question_id as "questionId", q.answer_order as "answerOrder", q.chosen_answer_id as "chosenAnswerId",
        q.answered_at as "answeredAt", q.is_correct as "isCorrect", q.certainty, q.why_asked as "whyAsked"
      from attempt_question q where q.owner_id = ${owner} and q.attempt_id = a.id order by q.position) asked) as questions ${more}
  from quiz_attempt a where a.owner_id = ${owner}`;

/** What the learner has stored of a student, and the newest version of the difficulties. */
export interface LearnerRow {
  readonly revision: number;
  readonly parameters: string;
  readonly state: StoredStudent | null;
}

const LEARNER_COLUMNS = { learner: nullable(json<LearnerRow>()), learnerVersion: integer };

const learner = (user: string) => `
    (select json_build_object('revision', l.revision, 'parameters', l.parameters, 'state', l.state)
      from learner_state l where l.user_id = ${user}) as learner,
    coalesce((select max(version) from learner_parameters), 0) as "learnerVersion"`;

/** With the user who asks. $1 attempt id, $2 owner, $3 session or null, $4 now. */
export const ATTEMPT_BY_ID = statement(
  'attempt_by_id',
  { ...ATTEMPT_COLUMNS, askedBy: nullable(integer) },
  `${attempt('$2', `, ${userOfSession('$2', '$3', '$4')} as "askedBy"`)} and a.id = $1`,
);

/** The same with what the learner knows of the attempt's student. */
export const ATTEMPT_TO_FINISH = statement(
  'attempt_to_finish',
  { ...ATTEMPT_COLUMNS, askedBy: nullable(integer), ...LEARNER_COLUMNS },
  `${attempt('$2', `, ${userOfSession('$2', '$3', '$4')} as "askedBy", ${learner('$2')}`)} and a.id = $1`,
);

export type AttemptRow = Omit<RowOf<typeof ATTEMPT_BY_ID>, 'askedBy'>;

/** By the index of students' unfinished quizzes. $1 user, $2 session, $3 now, $4 scope. */
export const ATTEMPT_UNDER_WAY = statement(
  'attempt_under_way',
  ATTEMPT_COLUMNS,
  `${attempt('$1')} and a.user_id is not null and exists ${userOfSession('$1', '$2', '$3')} and a.scope = $4
    and a.finished_at is null and a.abandoned_at is null`,
);

/** All of a student's, the latest first. $1 user id, $2 how many at most. */
export const ATTEMPTS_UNDER_WAY = statement(
  'attempts_under_way',
  ATTEMPT_COLUMNS,
  `${attempt('$1')} and a.user_id is not null and a.finished_at is null and a.abandoned_at is null
    order by a.started_at desc limit $2`,
);

/** The latest attempt in test mode that asked these questions, finished or not. $1 user id, $2 types, $3 question ids. */
export const LATEST_ATTEMPT_THAT_ASKED = statement(
  'latest_attempt_that_asked',
  ATTEMPT_COLUMNS,
  `${attempt('$1')} and a.type = any($2) and a.mode = 'test' and a.abandoned_at is null
    and (select array_agg(q.question_id) from attempt_question q where q.owner_id = $1 and q.attempt_id = a.id) @> $3::int[]
    order by a.started_at desc limit 1`,
);

/** What the choice of questions looks at. $1 user id. */
export const HISTORY_OF_USER = statement(
  'history_of_user',
  {
    ...LEARNER_COLUMNS,
    lastAsked: json<readonly [questionId: number, milliseconds: number][]>(),
    askedTopics: json<readonly number[]>(),
  },
  `
    select ${learner('$1::int')},
      coalesce((select json_agg(json_build_array(s.question_id, s.at)) from (
        select q.question_id, (extract(epoch from max(a.started_at)) * 1000)::bigint as at
        from quiz_attempt a join attempt_question q on q.owner_id = a.owner_id and q.attempt_id = a.id
        where a.owner_id = $1 group by q.question_id) s), '[]') as "lastAsked",
      coalesce((select json_agg(t.topic_id) from topic_progress t where t.user_id = $1 and t.questions_asked > 0), '[]')
        as "askedTopics"`,
);

/**
 * Saves one answer of a quiz in test mode. The share lock on the attempt lets saves pass each other but not a finish, so that nothing is
 * written into a finished quiz. $1 attempt, $2 owner, $3 session or null, $4 now, $5 question, $6 answer, $7 certainty or null.
 */
export const SAVE_ANSWER = statement(
  'save_answer',
  { position: smallint },
  `
    with under_way as (
      select id from quiz_attempt
      where owner_id = $2 and id = $1 and (user_id is null or user_id = ${userOfSession('$2', '$3', '$4')}) and mode = 'test' and finished_at is null and abandoned_at is null
      for share)
    update attempt_question q set chosen_answer_id = $6, answered_at = $4, certainty = coalesce($7, q.certainty)
    from under_way
    where q.owner_id = $2 and q.attempt_id = $1 and q.question_id = $5 and q.answer_order @> to_jsonb($6::int)
    returning q.position`,
);

/**
 * Records one answer of a quiz in practice mode, once: of concurrent requests the first to get the row's lock sets it, and the others
 * find it set. Parameters and lock as in SAVE_ANSWER.
 */
export const RECORD_ANSWER = statement(
  'record_answer',
  { position: smallint },
  `
    with under_way as (
      select id from quiz_attempt
      where owner_id = $2 and id = $1 and user_id = ${userOfSession('$2', '$3', '$4')}
        and mode = 'practice' and finished_at is null and abandoned_at is null
      for share)
    update attempt_question q set chosen_answer_id = $6, answered_at = $4, certainty = $7
    from under_way
    where q.owner_id = $2 and q.attempt_id = $1 and q.question_id = $5 and q.answer_order @> to_jsonb($6::int)
      and q.chosen_answer_id is null
    returning q.position`,
);
