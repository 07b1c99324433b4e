/**
 * Finishes a quiz as raw.ts and peer.ts do, which select from it what they answer: without a learner model and without a grade of
 * a chapter. $1 attempt, $2 now, $3 score, $4 its answers as JSON, $5 its owner.
 */
export const FINISH = `
      with finished as (
        update quiz_attempt set finished_at = $2, score = $3
        where owner_id = $5 and id = $1 and finished_at is null and abandoned_at is null returning user_id),
      answers as (
        select user_id, g.* from finished, json_to_recordset($4::json)
          as g (question_id int, answer_id int, is_correct boolean, topic_id int)),
      recorded as (
        update attempt_question q
        set chosen_answer_id = g.answer_id, answered_at = coalesce(q.answered_at, $2), is_correct = g.is_correct
        from answers g where q.owner_id = $5 and q.attempt_id = $1 and q.question_id = g.question_id),
      counted as (
        insert into topic_progress as t (user_id, topic_id, questions_asked, answered_correctly)
        select user_id, topic_id, count(*), count(*) filter (where is_correct)
        from answers group by user_id, topic_id order by topic_id
        on conflict (user_id, topic_id) do update
          set questions_asked = t.questions_asked + excluded.questions_asked,
              answered_correctly = t.answered_correctly + excluded.answered_correctly
        returning t.topic_id, t.questions_asked, t.answered_correctly)`;
