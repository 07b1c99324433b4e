import type { Given } from '../../../schema/rules/given';
import {
  boolean,
  integer,
  jsonText,
  nullable,
  smallint,
  statement,
  text,
  timestamp,
  uuid,
} from '../database/statement';
import { CHAPTERS, PROGRESS_COLUMNS, TOPICS } from '../progress/student-progress.queries';

/** One graded answer, as the statement below reads it. */
export interface GradedAnswer {
  readonly question_id: number;
  readonly given: Given;
  /** ISO 8601; left out where it is the stored time. */
  readonly answered_at?: string | undefined;
  readonly is_correct: boolean;
  readonly topic_id: number;
  /** Predicted chance of a right answer; null for a visitor, of whom nothing is known. */
  readonly predicted: number | null;
}

/**
 * Finishes one attempt in one statement, so that it counts once and as a whole, however often it is sent: the lock on
 * quiz_attempt lets one request through, and counts are added in the database. It touches rows of this student only. The student is
 * locked first, as by a deletion of the account, so that the two cannot deadlock.
 * Questions without a grade, which practice for a time may leave, are removed: they count as never asked.
 * A learner state that was read at another revision than the stored one is dropped, to be folded again from the answers.
 *
 * Written by hand and prepared, because six tables change together in one round trip (npm run bench, "finish quiz of 20").
 */
export const FINISH_ATTEMPT = statement(
  'finish_attempt',
  {
    attemptId: uuid,
    ownerId: integer,
    /** Null for a visitor. */
    userId: nullable(integer),
    now: timestamp,
    score: smallint,
    /** GradedAnswer[]. */
    answers: jsonText,
    chapterToGrade: nullable(integer),
    /** Of the learner state. */
    parameters: nullable(text),
    state: nullable(jsonText),
    /** Of the learner state that was read; 0 for none. */
    revision: integer,
  },
  {
    /** False when the attempt was finished before. */
    finished: boolean,
    /** What it changed; no rows for a visitor. */
    ...PROGRESS_COLUMNS,
  },
  `
    with owner as (select id from users where id = :userId for key share),
    under_way as (
      select id from quiz_attempt where owner_id = :ownerId and id = :attemptId and finished_at is null and abandoned_at is null
        and (:userId::int is null or exists (select from owner)) for no key update),
    learned as (
      insert into learner_state as l (user_id, revision, parameters, state)
      select :userId::int, 1, :parameters::text, :state::json from under_way where :userId::int is not null
      on conflict (user_id) do update set revision = l.revision + 1, parameters = excluded.parameters,
        state = case when l.revision = :revision::int then excluded.state end
      returning revision),
    finished as (
      update quiz_attempt set finished_at = :now, score = :score, finish_number = (select revision from learned)
      where owner_id = :ownerId and id = (select id from under_way)
      returning :userId::int as user_id),
    answers as (
      select user_id, g.* from finished, json_to_recordset(:answers::json)
        as g (question_id int, given jsonb, answered_at timestamptz, is_correct boolean, topic_id int, predicted real)),
    recorded as (
      update attempt_question q
      set given = g.given, answered_at = coalesce(g.answered_at, q.answered_at), is_correct = g.is_correct,
        predicted = g.predicted
      from answers g where q.owner_id = :ownerId and q.attempt_id = :attemptId and q.question_id = g.question_id),
    left_out as (
      delete from attempt_question q using finished
      where q.owner_id = :ownerId and q.attempt_id = :attemptId
        and not exists (select from answers g where g.question_id = q.question_id)),
    counted as (
      insert into topic_progress as t (user_id, topic_id, questions_asked, answered_correctly)
      select user_id, topic_id, count(*), count(*) filter (where is_correct)
      from answers where user_id is not null group by user_id, topic_id order by topic_id
      on conflict (user_id, topic_id) do update
        set questions_asked = t.questions_asked + excluded.questions_asked,
            answered_correctly = t.answered_correctly + excluded.answered_correctly
      returning t.topic_id, t.questions_asked, t.answered_correctly),
    graded as (
      insert into user_chapter as c (user_id, chapter_id, quiz_grade)
      select user_id, :chapterToGrade::int, :score from finished where user_id is not null and :chapterToGrade::int is not null
      on conflict (user_id, chapter_id) do update set quiz_grade = greatest(c.quiz_grade, excluded.quiz_grade)
      returning c.chapter_id, c.chosen, c.video_completed, c.quiz_grade)
    select exists (select from finished) as finished, (select ${CHAPTERS} from graded) as chapters, (select ${TOPICS} from counted) as topics`,
);
