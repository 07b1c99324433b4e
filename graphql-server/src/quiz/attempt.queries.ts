import type { QuizType } from '../../../schema/rules/quiz';
import { userOfSession } from '../account/session.queries';
import type { Statement } from '../database/database';
import type { Certainty } from './certainty';
import { MEMORY_COLUMNS, type MemoryRow } from '../learner/memory/memory.queries';
import type { WhyAsked } from './why-asked';

export interface AskedRow {
  readonly questionId: number;
  readonly answerOrder: readonly number[];
  readonly chosenAnswerId: number | null;
  readonly isCorrect: boolean | null;
  readonly certainty: Certainty | null;
  readonly whyAsked: WhyAsked | null;
}

export interface AttemptRow {
  readonly id: string;
  readonly userId: number | null;
  readonly type: QuizType;
  readonly chapterId: number | null;
  readonly unitId: number | null;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly abandoned: boolean;
  readonly score: number | null;
  /** In the order asked. */
  readonly questions: readonly AskedRow[];
}

export interface AttemptWithAsker extends AttemptRow {
  readonly askedBy: number | null;
}

const selectAttempt = (more = '') => `
  select a.id, a.user_id as "userId", a.type, a.chapter_id as "chapterId", a.unit_id as "unitId",
    to_json(a.started_at) #>> '{}' as "startedAt", to_json(a.finished_at) #>> '{}' as "finishedAt",
    a.abandoned_at is not null as abandoned, a.score,
    (select json_agg(json_build_object('questionId', q.question_id, 'answerOrder', q.answer_order,
        'chosenAnswerId', q.chosen_answer_id, 'isCorrect', q.is_correct,
        'certainty', q.certainty, 'whyAsked', q.why_asked) order by q.position)
      from attempt_question q where q.attempt_id = a.id) as questions ${more}
  from quiz_attempt a`;

/** $1 attempt id. */
export const ATTEMPT_BY_ID: Statement = { name: 'attempt_by_id', text: `${selectAttempt()} where a.id = $1` };

/** With the user who asks, as `askedBy`. $1 attempt id, $2 session or null, $3 now. */
export const ATTEMPT_WITH_ASKER: Statement = {
  name: 'attempt_with_asker',
  text: `${selectAttempt(`, ${userOfSession('$2', '$3')} as "askedBy"`)} where a.id = $1`,
};

/** $1 session, $2 now, $3 scope. */
export const ATTEMPT_UNDER_WAY: Statement = {
  name: 'attempt_under_way',
  text: `${selectAttempt()} where a.user_id = ${userOfSession('$1', '$2')} and a.scope = $3
    and a.finished_at is null and a.abandoned_at is null`,
};

/** The latest sitting that asked these questions, whether it is finished or not. $1 user id, $2 types, $3 question ids. */
export const LATEST_ATTEMPT_THAT_ASKED: Statement = {
  name: 'latest_attempt_that_asked',
  text: `${selectAttempt()} where a.user_id = $1 and a.type = any($2) and a.abandoned_at is null
    and (select array_agg(q.question_id) from attempt_question q where q.attempt_id = a.id) @> $3::int[]
    order by a.started_at desc limit 1`,
};

export interface RecordRow extends MemoryRow {
  readonly lastAsked: readonly [questionId: number, milliseconds: number][];
  readonly askedTopics: readonly number[];
}

/** What the choice of questions looks at. $1 user id, $2 question ids, $3 topic ids. */
export const RECORD_BY_USER: Statement = {
  name: 'record_by_user',
  text: `
    select ${MEMORY_COLUMNS},
      coalesce((select json_agg(json_build_array(s.question_id, s.at)) from (
        select q.question_id, (extract(epoch from max(a.started_at)) * 1000)::bigint as at
        from quiz_attempt a join attempt_question q on q.attempt_id = a.id
        where a.user_id = $1 group by q.question_id) s), '[]') as "lastAsked",
      coalesce((select json_agg(t.topic_id) from topic_progress t where t.user_id = $1 and t.questions_asked > 0), '[]')
        as "askedTopics"`,
};

/**
 * Saves one answer. The share lock on the attempt lets saves pass each other but not a finish, so that nothing is
 * written into a finished quiz. $1 attempt, $2 session or null, $3 question, $4 answer, $5 now, $6 certainty or null.
 */
export const SAVE_ANSWER: Statement = {
  name: 'save_answer',
  text: `
    with under_way as (
      select id from quiz_attempt
      where id = $1 and (user_id is null or user_id = ${userOfSession('$2', '$5')}) and finished_at is null and abandoned_at is null
      for share)
    update attempt_question q set chosen_answer_id = $4, answered_at = $5, certainty = coalesce($6, q.certainty)
    from under_way
    where q.attempt_id = under_way.id and q.question_id = $3 and q.answer_order @> to_jsonb($4::int)
    returning q.position`,
};
