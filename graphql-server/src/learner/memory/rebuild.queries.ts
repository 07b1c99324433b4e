import type { Statement } from '../../database/database';
import { milliseconds } from '../../database/milliseconds';
import { TABLE_NAMES, TABLES, writeRows } from './tables';

export interface CountedRow {
  readonly id: string;
  readonly userId: number;
  readonly countedAs: number;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  /** In the order asked. */
  readonly answers: readonly (readonly [questionId: number, isCorrect: boolean])[];
}

/** The next quizzes in the order in which they were counted. $1 the last one seen, $2 how many. */
export const COUNTED_AFTER: Statement = {
  name: 'counted_after',
  text: `
    select a.id, a.user_id as "userId", a.counted_as::float8 as "countedAs", ${milliseconds('a.finished_at')} as "finishedAt",
      (select json_agg(json_build_array(q.question_id, q.is_correct) order by q.position)
        from attempt_question q where q.attempt_id = a.id) as answers
    from quiz_attempt a where a.counted_as > $1 order by a.counted_as limit $2`,
};

export const CLOCK_NOW: Statement = {
  name: 'clock_now',
  text: 'select version::float8, params, stale, spoilt from learner_clock',
};

export const FORGET_ALL: readonly Statement[] = TABLE_NAMES.map((name) => ({
  name: `forget_${name}`,
  text: `delete from ${TABLES[name].table}`,
}));

/** Rows of one kind, under its name. $1 JSON. */
export const REMEMBER = TABLE_NAMES.map((name) => ({
  kind: name,
  statement: { name: `remember_${name}`, text: writeRows(name, '$1::json', null) },
}));

/** What was believed after each quiz. $1 JSON. */
export const KEEP_ESTIMATES: Statement = {
  name: 'keep_estimates',
  text: `
    update quiz_attempt a set estimates = e.estimates
    from json_to_recordset($1::json) as e (id uuid, estimates jsonb)
    where a.id = e.id and a.estimates is distinct from e.estimates`,
};

/** The rows hold from here on. */
export const REFRESHED: Statement = {
  name: 'refreshed',
  text: 'update learner_clock set stale = false, version = version + 1',
};
