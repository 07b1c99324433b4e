import { boolean, float, integer, nullable, statement, type RowOf } from '../../database/statement';

/**
 * Each student's first answer to each question, from submitted quizzes, as they were last graded. Visitors are left out:
 * they may have answered before. So are variants of a question, which have choices of their own.
 */
export const FIRST_ANSWERS = statement(
  'first_answers',
  {},
  { questionId: integer, choice: nullable(integer), isRight: boolean, rest: nullable(float) },
  `
    with given as (
      select a.user_id, a.id as attempt_id, a.started_at, q.question_id, q.variant_id, (q.given ->> 'choice')::int as choice, q.is_correct as is_right
      from quiz_attempt a
      join attempt_question q on q.owner_id = a.owner_id and q.attempt_id = a.id
      where a.user_id is not null and a.finished_at is not null and a.abandoned_at is null),
    compared as (
      select *,
        sum(is_right::int) over sitting - is_right::int as rest_right,
        count(*) over sitting - 1 as rest_asked,
        row_number() over (partition by user_id, question_id order by started_at, attempt_id) as nth
      from given window sitting as (partition by attempt_id))
    select question_id as "questionId", choice, is_right as "isRight",
      (rest_right::float8 / nullif(rest_asked, 0)) as rest
    from compared where nth = 1 and variant_id is null`,
);

export type FirstAnswerRow = RowOf<typeof FIRST_ANSWERS>;
