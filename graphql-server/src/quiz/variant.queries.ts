import { integer, jsonText, statement } from '../database/statement';

/**
 * Finds the rows of these variants, and adds those that are missing. Of concurrent requests for a new one, one adds it, and the others wait
 * for its row: that is why they update it, to what it is. All lock rows in one order.
 */
export const STORE_VARIANTS = statement(
  'store_variants',
  { variants: jsonText },
  { id: integer, questionId: integer },
  `
    with wanted as (
      select * from json_to_recordset(:variants)
        as w (question_id int, number smallint, hash text, face text, content jsonb)),
    stored as (
      select v.id, v.question_id from wanted join question_variant v using (question_id, number, hash)),
    added as (
      insert into question_variant (question_id, number, hash, face, content)
      select question_id, number, hash, face, content from wanted
      where question_id not in (select question_id from stored)
      order by question_id
      on conflict (question_id, number, hash) do update set face = excluded.face
      returning id, question_id)
    select id, question_id as "questionId" from stored union all select id, question_id from added`,
);
