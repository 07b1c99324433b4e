import { expect } from 'vitest';
import type { Database } from '../../src/database/database';
import { runSql } from '../support/sql';

/** What must never be found, however the requests went: each query lists the rows that break a promise. */
const BROKEN_PROMISES: Readonly<Record<string, string>> = {
  'more right than asked': `
    select * from topic_progress where answered_correctly < 0 or answered_correctly > questions_asked`,
  'a scene answered rightly more often than at all': `
    select * from scene_practice where correct < 0 or correct > asked`,
  'two rows for one student and topic': `
    select user_id, topic_id from topic_progress group by 1, 2 having count(*) > 1`,
  'a count that is not what was marked': `
    select p.* from topic_progress p
    where (p.questions_asked, p.answered_correctly) <> (
      select count(*), count(*) filter (where aq.is_correct)
      from attempt_question aq join quiz_attempt a on a.id = aq.attempt_id join question q on q.id = aq.question_id
      where a.user_id = p.user_id and q.topic_id = p.topic_id and a.finished_at is not null)`,
  'a grade outside 0 to 100': `select * from user_chapter where quiz_grade not between 0 and 100`,
  'a grade that is not the best score': `
    select c.* from user_chapter c
    where c.quiz_grade is distinct from (
      select max(a.score) from quiz_attempt a
      where a.user_id = c.user_id and a.chapter_id = c.chapter_id and a.type = 'chapterQuiz')`,
  'two rows for one student and chapter': `
    select user_id, chapter_id from user_chapter group by 1, 2 having count(*) > 1`,
  'a place in the plan at a chapter that is not in it': `
    select u.id from users u where u.current_chapter_id is not null and not exists (
      select from user_chapter c where c.user_id = u.id and c.chapter_id = u.current_chapter_id and c.chosen)`,
  'a question twice in one quiz': `
    select attempt_id, question_id from attempt_question group by 1, 2 having count(*) > 1`,
  'a score before the end, or after starting over': `
    select * from quiz_attempt
    where (finished_at is null) <> (score is null) or score not between 0 and 100
      or (finished_at is not null and abandoned_at is not null)`,
  'a score that is not the floored share': `
    select a.id from quiz_attempt a join attempt_question q on q.attempt_id = a.id where a.finished_at is not null
    group by a.id, a.score having a.score <> floor(100.0 * count(*) filter (where q.is_correct) / count(*))`,
  'an answer without a mark, or none after the end': `
    select q.* from attempt_question q join quiz_attempt a on a.id = q.attempt_id
    where (q.given is null) <> (q.is_correct is null) or (a.finished_at is not null and q.given is null)`,
  'an answer that was not to choose from': `
    select * from attempt_question
    where given is not null and not answer_order @> (given -> 'choice')`,
  'a student with finished quizzes and no learner state': `
    select user_id from quiz_attempt where user_id is not null and finished_at is not null
    except select user_id from learner_state`,
  'two ended quizzes or counted free responses of one student with one number, or a quiz with none': `
    select user_id from (
      select user_id, finish_number from quiz_attempt where finished_at is not null or abandoned_at is not null
      union all select user_id, finish_number from free_response_attempt where finish_number is not null) ended
    where user_id is not null group by user_id, finish_number having count(*) > 1 or finish_number is null`,
  'a question that the learner counts other than once for a student who submitted it': `
    select a.user_id, f.stable_id from free_response_attempt a join free_response f on f.id = a.free_response_id
    where a.submitted_at is not null group by 1, 2
    having count(a.finish_number) <> case when a.user_id is null then 0 else 1 end`,
  'a learner state folded from other answers than the student gave in quizzes that ended': `
    select l.user_id from learner_state l
    where l.state is not null and (l.state #>> '{user,2}')::int <> (
      select count(*) from quiz_attempt a join attempt_question q on q.attempt_id = a.id
      where a.user_id = l.user_id and a.finish_number is not null and q.given is not null)
      and not exists (select from free_response_attempt a where a.user_id = l.user_id and a.finish_number is not null)`,
  'a chance outside 0 to 1': `select * from attempt_question where predicted not between 0 and 1`,
  'two quizzes of one kind in progress': `
    select user_id, scope from quiz_attempt where user_id is not null and finished_at is null and abandoned_at is null
    group by 1, 2 having count(*) > 1`,
  'points of a free response that are neither the scorer’s nor the student’s own': `
    select a.id from free_response_attempt a where a.submitted_at is not null and a.earned <>
      (select count(*) from json_array_elements(a.points) p where p ->> 'state' = 'earned')
      + (select count(*) from jsonb_each(a.own_scores) where value = 'true')`,
  'an own score of a point that was not open': `
    select a.id from free_response_attempt a, jsonb_object_keys(a.own_scores) o where not exists (
      select from json_array_elements(a.points) p where p ->> 'id' = o and p ->> 'state' = 'open')`,
  'a token that is not a hash': `
    select token_hash from session where token_hash !~ '^[0-9a-f]{64}$'
    union all select token_hash from password_reset where token_hash !~ '^[0-9a-f]{64}$'`,
  'a password that is not a hash': `select id from users where password_hash not like '$argon2id$%'`,
};

/** Throws for the first promise that the stored data break. */
export async function expectSoundState(db: Database): Promise<void> {
  for (const [promise, text] of Object.entries(BROKEN_PROMISES)) {
    expect([promise, await runSql(db, text)]).toEqual([promise, []]);
  }
}
