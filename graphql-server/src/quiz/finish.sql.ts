import type { Statement } from '../db/database';
import { TABLE_NAMES, writeRows } from './memory/tables';

/** One marked answer, as the statements below read it. */
export interface Marked {
  readonly question_id: number;
  readonly answer_id: number;
  readonly is_correct: boolean;
  readonly topic_id: number;
  /** The engine's chance of a right answer before it; left out where it was not asked. */
  readonly predicted?: number;
}

export interface FinishRow {
  /** False when nothing was written: the attempt was finished before, or the clock has moved on. */
  readonly finished: boolean;
  /** The attempt could be finished, but not upon the version of the clock that was named. */
  readonly overtaken: boolean;
  readonly topics: readonly [topicId: number, questionsAsked: number, answeredCorrectly: number][];
  readonly chapter: readonly [chosen: boolean, videoCompleted: boolean, quizGrade: number] | null;
}

const UNDER_WAY = 'id = $1 and finished_at is null and abandoned_at is null';

// Finishes a quiz in one statement, so that it counts once and whole, however often and from wherever it is sent: the
// update of the attempt lets one of them through, and the counts are added in the database. Rows are written in the order
// of their topics, so that two quizzes of one student cannot lock each other out.
const STORE = `
    marked as (
      select m.* from finished, json_to_recordset($4::json)
        as m (question_id int, answer_id int, is_correct boolean, topic_id int, predicted real)),
    recorded as (
      update attempt_question q
      set chosen_answer_id = m.answer_id, answered_at = coalesce(q.answered_at, $2), is_correct = m.is_correct,
        predicted = m.predicted
      from marked m where q.attempt_id = $1 and q.question_id = m.question_id),
    counted as (
      insert into topic_progress as t (user_id, topic_id, questions_asked, answered_correctly)
      select $5::int, topic_id, count(*), count(*) filter (where is_correct)
      from marked where $5::int is not null group by topic_id order by topic_id
      on conflict (user_id, topic_id) do update
        set questions_asked = t.questions_asked + excluded.questions_asked,
            answered_correctly = t.answered_correctly + excluded.answered_correctly
      returning t.topic_id, t.questions_asked, t.answered_correctly),
    graded as (
      insert into user_chapter as c (user_id, chapter_id, quiz_grade)
      select $5::int, $6::int, $3::smallint from finished where $5::int is not null and $6::int is not null
      on conflict (user_id, chapter_id) do update set quiz_grade = greatest(c.quiz_grade, excluded.quiz_grade)
      returning c.chosen, c.video_completed, c.quiz_grade)`;

const OUTCOME = `
      exists (select from finished) as finished,
      coalesce((select json_agg(json_build_array(topic_id, questions_asked, answered_correctly)) from counted), '[]') as topics,
      (select json_build_array(chosen, video_completed, quiz_grade) from graded) as chapter`;

/**
 * A quiz that nobody's memory learns from: a visitor's.
 * $1 attempt, $2 now, $3 score, $4 marked answers as JSON, $5 user or null, $6 chapter that is graded or null.
 */
export const FINISH_ATTEMPT: Statement = {
  name: 'finish_attempt',
  text: `
    with finished as (
      update quiz_attempt set finished_at = $2, score = $3 where ${UNDER_WAY} returning id),
    ${STORE}
    select ${OUTCOME}, false as overtaken`,
};

/**
 * A student's quiz, with what the engine learnt from it. It all holds upon one version of the clock; when that has moved on,
 * nothing is written. Where the rows are stale there is no version, and the answers are stored and counted alone.
 * $1 to $6 as above, $7 version of the clock or null, $8 rows as JSON, $9 estimates as JSON.
 */
export const FINISH_AND_LEARN: Statement = {
  name: 'finish_and_learn',
  text: `
    with clock as (
      update learner_clock set version = version + 1, stale = stale or $7::bigint is null
      where ($7::bigint is null or version = $7) and exists (select from quiz_attempt where ${UNDER_WAY})
      returning version),
    finished as (
      update quiz_attempt a set finished_at = $2, score = $3, counted_as = clock.version, estimates = $9
      from clock where ${UNDER_WAY.replace('id', 'a.id')} returning a.id),
    ${STORE},
    ${TABLE_NAMES.map((name) => `learnt_${name} as (${writeRows(name, '$8::json', 'finished')})`).join(',\n    ')}
    select ${OUTCOME},
      not exists (select from clock) and exists (select from quiz_attempt where ${UNDER_WAY}) as overtaken`,
};
