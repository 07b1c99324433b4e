import type { Statement } from '../db/database';

export interface FoundRow {
  readonly chapterId: number;
  /** Whether the words themselves were found, or only words that look like them. */
  readonly exact: boolean;
}

/** How alike two words must be, 0 to 1: "algibra" finds "algebra", and "banana" does not find "demand". */
const ALIKE_FROM = 0.45;

/**
 * Chapters by name, topics and blurb: first the words themselves (their stems, and any part of a name), then words that
 * look alike. Computed as it is asked: a course has some thirty chapters. $1 term, $2 term as a LIKE pattern.
 */
export const SEARCH_CHAPTERS: Statement = {
  name: 'search_chapters',
  text: `
    with text as (
      select c.id, c.position, u.position as unit_position, c.name,
        coalesce((select string_agg(t.topic_name, ' ') from topic t where t.chapter_id = c.id), '') as topics,
        regexp_replace(c.video_blurb, '<[^>]*>|&[a-z]+;', ' ', 'g') as blurb
      from chapter c join unit u on u.id = c.unit_id),
    weighted as (
      select id, position, unit_position,
        setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', topics), 'B') ||
          setweight(to_tsvector('english', blurb), 'C') as words,
        websearch_to_tsquery('english', $1) as wanted,
        case when $1 !~ '[[:alnum:]]' then 0 when name ilike $2 then 1 when topics ilike $2 then 0.5 else 0 end as in_name,
        greatest(word_similarity($1, name), word_similarity($1, topics), 0.9 * word_similarity($1, blurb)) as likeness
      from text),
    found as (
      select id, position, unit_position, words @@ wanted or in_name > 0 as exact,
        ts_rank(words, wanted) + in_name as rank, likeness
      from weighted)
    select id as "chapterId", exact from found
    where exact or ($1 ~ '[[:alnum:]]{3}' and likeness >= ${ALIKE_FROM} and not exists (select from found where exact))
    order by exact desc, rank desc, likeness desc, unit_position, position`,
};
