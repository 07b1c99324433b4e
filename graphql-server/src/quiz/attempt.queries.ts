import type { Given } from '../../../schema/rules/given';
import type { QuizMode, QuizType } from '../../../schema/rules/quiz';
import { OWNED, OWNER, userOfSession } from '../account/owned';
import type { Asked } from '../course/asked-question';
import {
  bigint,
  boolean,
  integer,
  integers,
  json,
  jsonbText,
  nullable,
  smallint,
  statement,
  text,
  texts,
  textOf,
  uuid,
  type RowOf,
} from '../database/statement';
import type { StoredStudent } from '../learner/student-json';
import type { Certainty } from './certainty';
import type { WhyAsked } from './quiz-attempt.entity';

// Prepared, because every step of a quiz waits for one of them (npm run bench, "quiz of 20").

export interface AskedRow extends Asked {
  /** From 1. Practice that ended early has lost those that were not answered. */
  readonly position: number;
  readonly answerOrder: readonly number[];
  readonly given: Given | null;
  /** ISO 8601. */
  readonly answeredAt: string | null;
  readonly isCorrect: boolean | null;
  readonly certainty: Certainty | null;
  readonly whyAsked: WhyAsked | null;
  /** ISO 8601: when the student asked for the first step of the solution. */
  readonly firstStepAt: string | null;
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

/** As askedIdOf in asked-question.ts says it. */
const ASKED_ID = 'coalesce(-q.variant_id, q.question_id)';

/** What a fresh question asked, from its row `v`; null for a stored question. */
export const ASKED_VARIANT = `case when v.id is not null then json_build_object('id', v.id, 'content', v.content) end`;

const attempt = (more = '') => `
  select a.id, a.owner_id as "ownerId", a.user_id as "userId", a.type, a.mode, a.scope, a.chapter_id as "chapterId", a.unit_id as "unitId",
    to_json(a.started_at) #>> '{}' as "startedAt", to_json(a.finished_at) #>> '{}' as "finishedAt",
    a.abandoned_at is not null as abandoned, a.score,
    (select json_agg(asked) from (
      select q.position, q.question_id as "questionId", ${ASKED_VARIANT} as variant, q.answer_order as "answerOrder", q.given,
        q.answered_at as "answeredAt", q.is_correct as "isCorrect", q.certainty, q.why_asked as "whyAsked", q.first_step_at as "firstStepAt"
      from attempt_question q left join question_variant v on v.id = q.variant_id
      where q.owner_id = :ownerId and q.attempt_id = a.id order by q.position) asked) as questions ${more}
  from quiz_attempt a where a.owner_id = :ownerId`;

/** What the learner has stored of a student, and the newest version of the difficulties. */
export interface LearnerRow {
  readonly revision: number;
  readonly parameters: string;
  readonly state: StoredStudent | null;
}

const LEARNER_COLUMNS = { learner: nullable(json<LearnerRow>()), learnerVersion: integer };

const LEARNER = `
    (select json_build_object('revision', l.revision, 'parameters', l.parameters, 'state', l.state)
      from learner_state l where l.user_id = :ownerId) as learner,
    coalesce((select max(version) from learner_parameters), 0) as "learnerVersion"`;

const ASKED_BY = `, ${userOfSession(':ownerId')} as "askedBy"`;

/** With the user who asks. */
export const ATTEMPT_BY_ID = statement(
  'attempt_by_id',
  OWNED,
  { ...ATTEMPT_COLUMNS, askedBy: nullable(integer) },
  `${attempt(ASKED_BY)} and a.id = :attemptId`,
);

/** The same with what the learner knows of the attempt's student. */
export const ATTEMPT_TO_FINISH = statement(
  'attempt_to_finish',
  OWNED,
  { ...ATTEMPT_COLUMNS, askedBy: nullable(integer), ...LEARNER_COLUMNS },
  `${attempt(`${ASKED_BY}, ${LEARNER}`)} and a.id = :attemptId`,
);

export type AttemptRow = Omit<RowOf<typeof ATTEMPT_BY_ID>, 'askedBy'>;

/** By the index of students' unfinished quizzes. */
export const ATTEMPT_UNDER_WAY = statement(
  'attempt_under_way',
  { ...OWNER, scope: text },
  ATTEMPT_COLUMNS,
  `${attempt()} and a.user_id is not null and exists ${userOfSession(':ownerId')} and a.scope = :scope
    and a.finished_at is null and a.abandoned_at is null`,
);

/** All of a student's, the latest first. */
export const ATTEMPTS_UNDER_WAY = statement(
  'attempts_under_way',
  { ownerId: integer, most: bigint },
  ATTEMPT_COLUMNS,
  `${attempt()} and a.user_id is not null and a.finished_at is null and a.abandoned_at is null
    order by a.started_at desc limit :most`,
);

/** The latest attempt in test mode that asked these questions, finished or not. */
export const LATEST_ATTEMPT_THAT_ASKED = statement(
  'latest_attempt_that_asked',
  { ownerId: integer, types: texts, questionIds: integers },
  ATTEMPT_COLUMNS,
  `${attempt()} and a.type = any(:types) and a.mode = 'test' and a.abandoned_at is null
    and (select array_agg(${ASKED_ID}) from attempt_question q where q.owner_id = :ownerId and q.attempt_id = a.id) @> :questionIds::int[]
    order by a.started_at desc limit 1`,
);

export type AskedVariantRow = readonly [itemId: number, number: number, face: string];

/** What the choice of questions looks at. */
export const HISTORY_OF_USER = statement(
  'history_of_user',
  { ownerId: integer },
  {
    ...LEARNER_COLUMNS,
    lastAsked: json<readonly [questionId: number, milliseconds: number][]>(),
    variantsAsked: json<readonly AskedVariantRow[]>(),
    askedTopics: json<readonly number[]>(),
  },
  `
    select ${LEARNER},
      coalesce((select json_agg(json_build_array(s.question_id, s.at)) from (
        select q.question_id, (extract(epoch from max(a.started_at)) * 1000)::bigint as at
        from quiz_attempt a join attempt_question q on q.owner_id = a.owner_id and q.attempt_id = a.id
        where a.owner_id = :ownerId group by q.question_id) s), '[]') as "lastAsked",
      coalesce((select json_agg(json_build_array(v.question_id, v.number, v.face)) from question_variant v where v.id in (
        select q.variant_id from attempt_question q where q.owner_id = :ownerId)), '[]') as "variantsAsked",
      coalesce((select json_agg(t.topic_id) from topic_progress t where t.user_id = :ownerId and t.questions_asked > 0), '[]')
        as "askedTopics"`,
);

export type HistoryRow = RowOf<typeof HISTORY_OF_USER>;

const GIVEN = {
  ...OWNED,
  questionId: integer,
  /** A Given. */
  given: jsonbText,
  isCorrect: boolean,
  /** Whether it is an answer to the question as it is now. */
  isAnswer: boolean,
  certainty: nullable(textOf<Certainty>()),
};

/** One of the choices shown, or an answer to the question as it is now where there were none. */
const IS_POSSIBLE = `(q.answer_order @> (:given::jsonb -> 'choice') or (q.answer_order = '[]' and :isAnswer::boolean))`;

/**
 * Saves one answer of a quiz in test mode. The share lock on the attempt lets saves pass each other but not a finish, so that nothing is
 * written into a finished quiz.
 */
export const SAVE_ANSWER = statement(
  'save_answer',
  GIVEN,
  { position: smallint },
  `
    with under_way as (
      select id from quiz_attempt
      where owner_id = :ownerId and id = :attemptId and (user_id is null or user_id = ${userOfSession(':ownerId')}) and mode = 'test' and finished_at is null and abandoned_at is null
      for share)
    update attempt_question q set given = :given::jsonb, answered_at = :now, is_correct = :isCorrect, certainty = coalesce(:certainty, q.certainty)
    from under_way
    where q.owner_id = :ownerId and q.attempt_id = :attemptId and ${ASKED_ID} = :questionId and ${IS_POSSIBLE}
    returning q.position`,
);

/**
 * Records one answer of a quiz in practice mode, once: of concurrent requests the first to get the row's lock sets it, and the others
 * find it set. The lock is as in SAVE_ANSWER.
 */
export const RECORD_ANSWER = statement(
  'record_answer',
  GIVEN,
  { position: smallint },
  `
    with under_way as (
      select id from quiz_attempt
      where owner_id = :ownerId and id = :attemptId and user_id = ${userOfSession(':ownerId')}
        and mode = 'practice' and finished_at is null and abandoned_at is null
      for share)
    update attempt_question q set given = :given::jsonb, answered_at = :now, is_correct = :isCorrect, certainty = :certainty
    from under_way
    where q.owner_id = :ownerId and q.attempt_id = :attemptId and ${ASKED_ID} = :questionId and ${IS_POSSIBLE}
      and q.given is null
    returning q.position`,
);

/**
 * Notes that the student asked for the first step of a question's solution, before the answer. Asking again changes nothing. The lock is as in
 * SAVE_ANSWER.
 */
export const SHOW_FIRST_STEP = statement(
  'show_first_step',
  { ...OWNED, questionId: integer },
  { position: smallint },
  `
    with under_way as (
      select id from quiz_attempt
      where owner_id = :ownerId and id = :attemptId and user_id = ${userOfSession(':ownerId')}
        and mode = 'practice' and finished_at is null and abandoned_at is null
      for share)
    update attempt_question q set first_step_at = coalesce(q.first_step_at, :now)
    from under_way
    where q.owner_id = :ownerId and q.attempt_id = :attemptId and ${ASKED_ID} = :questionId and q.given is null
    returning q.position`,
);
