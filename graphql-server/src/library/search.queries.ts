import { boolean, integer, statement } from '../database/statement';

/** How alike two words must be, 0 to 1: "algibra" finds "algebra", and "banana" does not find "demand". */
const ALIKE_FROM = 0.45;

/**
 * Chapters by name, topics and blurb: first those that contain the term (by stem, or as part of a name), then those whose
 * lesson does, then those with similar words. Everything but the stems of the lessons is computed per search: a course has
 * some thirty chapters. Written by hand, because it is mostly full-text functions. $1 term, $2 term as a LIKE pattern.
 */
export const SEARCH_CHAPTERS = statement(
  'search_chapters',
  {
    chapterId: integer,
    /** Whether the term itself was found, or only similar words. */
    exact: boolean,
    /** Whether only its lesson contains the term. */
    inLessonOnly: boolean,
  },
  `
    with text as (
      select c.id, c.position, u.position as unit_position, c.name, c.lesson_text,
        coalesce((select string_agg(t.topic_name, ' ') from topic t where t.chapter_id = c.id), '') as topics,
        regexp_replace(c.video_blurb, '<[^>]*>|&[a-z]+;', ' ', 'g') as blurb
      from chapter c join unit u on u.id = c.unit_id),
    weighted as (
      select id, position, unit_position, lesson_text,
        setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', topics), 'B') ||
          setweight(to_tsvector('english', blurb), 'C') as words,
        websearch_to_tsquery('english', $1) as wanted,
        case when $1 !~ '[[:alnum:]]' then 0 when name ilike $2 then 1 when topics ilike $2 then 0.5 else 0 end as in_name,
        greatest(word_similarity($1, name), word_similarity($1, topics), 0.9 * word_similarity($1, blurb)) as likeness
      from text),
    found as (
      select id, position, unit_position, said, said or coalesce(lesson_text @@ wanted, false) as exact,
        case when said then ts_rank(words, wanted) + in_name else ts_rank(lesson_text, wanted) end as rank, likeness
      from weighted, lateral (select words @@ wanted or in_name > 0 as said) as named)
    select id as "chapterId", exact, exact and not said as "inLessonOnly" from found
    where exact or ($1 ~ '[[:alnum:]]{3}' and likeness >= ${ALIKE_FROM} and not exists (select from found where exact))
    order by exact desc, said desc, rank desc, likeness desc, unit_position, position`,
);
