import type { Statement } from '../database/database';
import { TABLE_NAMES, writeRows } from '../learner/memory/tables';

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
  readonly topics: readonly [topicId: number, questionsAsked: number, answeredCorrectly: number][];
  readonly chapter: readonly [chosen: boolean, videoCompleted: boolean, quizGrade: number] | null;
}

const UNDER_WAY = 'finished_at is null and abandoned_at is null';

// Finishes quizzes in one statement, so that each counts once and whole, however often and from wherever it is sent: the
// update of the attempt lets one of them through, and the counts are added in the database. Rows are written in the order
// of students and topics, so that two statements cannot lock each other out. `attempt` picks the attempts by their index,
// `finished` stands before.
const store = (attempt: string) => `
    marked as (
      select f.id as attempt_id, f.user_id, m.* from finished f, json_to_recordset(f.answers)
        as m (question_id int, answer_id int, is_correct boolean, topic_id int, predicted real)),
    recorded as (
      update attempt_question q
      set chosen_answer_id = m.answer_id, answered_at = coalesce(q.answered_at, f.finished_at), is_correct = m.is_correct,
        predicted = m.predicted
      from marked m join finished f on f.id = m.attempt_id
      where q.attempt_id ${attempt} and q.attempt_id = m.attempt_id and q.question_id = m.question_id),
    counted as (
      insert into topic_progress as t (user_id, topic_id, questions_asked, answered_correctly)
      select user_id, topic_id, count(*), count(*) filter (where is_correct)
      from marked where user_id is not null group by user_id, topic_id order by user_id, topic_id
      on conflict (user_id, topic_id) do update
        set questions_asked = t.questions_asked + excluded.questions_asked,
            answered_correctly = t.answered_correctly + excluded.answered_correctly
      returning t.user_id, t.topic_id, t.questions_asked, t.answered_correctly),
    graded as (
      insert into user_chapter as c (user_id, chapter_id, quiz_grade)
      select user_id, chapter_id, score from finished
      where user_id is not null and chapter_id is not null order by user_id
      on conflict (user_id, chapter_id) do update set quiz_grade = greatest(c.quiz_grade, excluded.quiz_grade)
      returning c.user_id, c.chosen, c.video_completed, c.quiz_grade)`;

/** What became of the quiz of this student, of whom there is no other. */
const outcome = (user: string) => `
      coalesce((
        select json_agg(json_build_array(topic_id, questions_asked, answered_correctly))
        from counted where user_id = ${user}), '[]') as topics,
      (select json_build_array(chosen, video_completed, quiz_grade) from graded where user_id = ${user}) as chapter`;

/**
 * A quiz that nobody's memory learns from: a visitor's.
 * $1 attempt, $2 now, $3 score, $4 marked answers as JSON, $5 user or null, $6 chapter that is graded or null.
 */
export const FINISH_ATTEMPT: Statement = {
  name: 'finish_attempt',
  text: `
    with finished as (
      update quiz_attempt set finished_at = $2, score = $3 where id = $1 and ${UNDER_WAY}
      returning id, finished_at, score, $5::int as user_id, $6::int as chapter_id, $4::json as answers),
    ${store('= $1')}
    select exists (select from finished) as finished, ${outcome('$5::int')}`,
};

/** One of the quizzes that are finished together, as the statement below reads it. */
export interface FinishGiven {
  readonly attempt_id: string;
  readonly user_id: number;
  /** The chapter that is graded, or null. */
  readonly chapter_id: number | null;
  readonly score: number;
  readonly finished_at: Date;
  /** Among them, from 1. */
  readonly place: number;
  readonly answers: readonly Marked[];
  /** What is believed afterwards; null where nothing was learnt. */
  readonly estimates: readonly (readonly [topicId: number, chance: number])[] | null;
}

export interface FinishedTogetherRow extends FinishRow {
  readonly attemptId: string;
  /** The attempt could be finished, but not upon the version of the clock that was named, or not with all the others. */
  readonly overtaken: boolean;
}

/**
 * Quizzes of several students, one of each, with what the engine learnt from them in their order: all of them or none. It
 * all holds upon one version of the clock; when that has moved on, or one of them is no longer under way, nothing is
 * written. Where the rows are stale there is no version, and the answers are stored and counted alone.
 * $1 attempts, $2 FinishGiven[] as JSON, $3 version of the clock or null, from $4 on the rows of each table as JSON.
 */
export const FINISH_AND_LEARN: Statement = {
  name: 'finish_and_learn',
  text: `
    with given as (
      select * from json_to_recordset($2::json) as g (attempt_id uuid, user_id int, chapter_id int, score smallint,
        finished_at timestamptz, place int, answers json, estimates jsonb)),
    clock as (
      select version from learner_clock where $3::bigint is null or version = $3 for no key update),
    under_way as (
      select a.id from clock, quiz_attempt a where a.id = any($1::uuid[]) and ${UNDER_WAY} for no key update of a),
    raised as (
      update learner_clock set version = version + cardinality($1::uuid[]), stale = stale or $3::bigint is null
      where (select count(*) from under_way) = cardinality($1::uuid[])
      returning version - cardinality($1::uuid[]) as version),
    finished as (
      update quiz_attempt a
      set finished_at = g.finished_at, score = g.score, counted_as = raised.version + g.place, estimates = g.estimates
      from given g, raised where a.id = any($1::uuid[]) and a.id = g.attempt_id
      returning a.id, a.finished_at, a.score, g.user_id, g.chapter_id, g.answers),
    ${store('= any($1::uuid[])')},
    ${TABLE_NAMES.map((name, index) => `learnt_${name} as (${writeRows(name, `$${index + 4}::json`, 'raised')})`).join(',\n    ')}
    select g.attempt_id as "attemptId", f.id is not null as finished, ${outcome('g.user_id')},
      f.id is null and exists (select from quiz_attempt where id = g.attempt_id and ${UNDER_WAY}) as overtaken
    from given g left join finished f on f.id = g.attempt_id`,
};
