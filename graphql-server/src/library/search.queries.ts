import { boolean, integer, nullable, statement, text } from '../database/statement';

/**
 * Chapters by name, topics and blurb: first those that contain the term (by stem, or as the beginning of a word in a
 * name), the one of that very name before all others, then those whose lesson does. Everything but the stems of the lessons is computed per search: a course has some
 * thirty chapters. Written by hand, because it is mostly full-text functions. A term of stop words alone finds nothing.
 */
export const SEARCH_CHAPTERS = statement(
  'search_chapters',
  {
    term: text,
    /** A regular expression for names. */
    start: nullable(text),
    synonyms: text,
  },
  {
    chapterId: integer,
    /** Whether only its lesson contains the term. */
    inLessonOnly: boolean,
  },
  `
    with text as (
      select c.id, c.position, u.position as unit_position, c.name, c.lesson_text,
        coalesce((select string_agg(t.topic_name, ' ') from topic t where t.chapter_id = c.id), '') as topics,
        regexp_replace(c.video_blurb, '<[^>]*>|&[a-z]+;', ' ', 'g') as blurb
      from chapter c join unit u on u.id = c.unit_id),
    asked as (
      select websearch_to_tsquery('english', :term) || websearch_to_tsquery('english', :synonyms) as wanted),
    weighted as (
      select id, position, unit_position, lesson_text, wanted,
        setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', topics), 'B') ||
          setweight(to_tsvector('english', blurb), 'C') as words,
        case when numnode(wanted) = 0 then 0 when name ~* ('^[0-9.]+ ' || :start::text || '$') then 2
          when name ~* :start::text then 1 when topics ~* :start::text then 0.5 else 0 end as in_name
      from text cross join asked),
    found as (
      select id, position, unit_position, said, coalesce(lesson_text @@ wanted, false) as in_lesson,
        case when said then ts_rank(words, wanted) + in_name else ts_rank(lesson_text, wanted) end as rank
      from weighted, lateral (select words @@ wanted or in_name > 0 as said) as named)
    select id as "chapterId", not said as "inLessonOnly" from found
    where said or in_lesson
    order by said desc, rank desc, unit_position, position`,
);
