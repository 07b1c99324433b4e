import { sql, type Expression, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { CHOICES_OF_A_VARIANT } from '../course/question-variant';
import type { Tables } from '../database/tables';
import { readRecordsOf } from '../exam/readiness/readiness.queries';
import { isoTime } from '../database/timestamps';

/** The ids that a query finds, in its order. */
const idsFrom = <Id>(query: Expression<{ id: Id }>) =>
  sql<Id[]>`coalesce((select json_agg(id) from (${query}) ids), '[]')`;

/**
 * What is stored about a student, by the names of the exported file, but for what only grows: that is read in batches by the ids that are
 * here. In JSON, timestamps are ISO 8601.
 */
export function readRecords(kysely: Kysely<Tables>, userId: number) {
  return kysely
    .selectFrom('users')
    .select(({ selectFrom }) => [
      'username',
      'email',
      'current_chapter_id',
      isoTime('users.created_at').as('created_at'),
      jsonArrayFrom(
        selectFrom('session')
          .where('user_id', '=', userId)
          .select(['session.created_at', 'expires_at'])
          .orderBy('session.created_at'),
      ).as('sessions'),
      jsonArrayFrom(
        selectFrom('user_chapter')
          .innerJoin('chapter', 'chapter.id', 'chapter_id')
          .where('user_id', '=', userId)
          .select(['chapter.name as chapter', 'chosen as in_plan', 'video_completed', 'quiz_grade'])
          .orderBy('chapter.id'),
      ).as('chapters'),
      jsonArrayFrom(
        selectFrom('topic_progress')
          .innerJoin('topic', 'topic.id', 'topic_id')
          .where('user_id', '=', userId)
          .select(['topic_name as topic', 'questions_asked', 'answered_correctly'])
          .orderBy('topic.id'),
      ).as('topics'),
      jsonArrayFrom(
        selectFrom('lesson_position')
          .innerJoin('chapter', 'chapter.id', 'chapter_id')
          .where('user_id', '=', userId)
          .select(['chapter.name as chapter', 'scene as stopped_at', 'saved_at'])
          .orderBy('chapter.id'),
      ).as('lessons'),
      jsonArrayFrom(
        selectFrom('scene_practice')
          .innerJoin('chapter', 'chapter.id', 'chapter_id')
          .where('user_id', '=', userId)
          .select(['chapter.name as chapter', 'scene', 'asked', 'correct'])
          .orderBy('chapter.id')
          .orderBy('scene'),
      ).as('lesson_questions'),
      jsonArrayFrom(readRecordsOf(kysely.withoutPlugins(), userId)).as('predicted_exam_scores'),
      jsonArrayFrom(
        selectFrom('exam_plan')
          .where('user_id', '=', userId)
          .select(['kind', 'date', 'began_on', 'minutes', 'days_off', 'chapter_ids', 'zone']),
      ).as('exam_plan'),
      jsonArrayFrom(
        selectFrom('worked_example')
          .innerJoin('question_variant', 'question_variant.id', 'variant_id')
          .where('user_id', '=', userId)
          .select([
            sql<string>`content ->> 'text'`.as('question'),
            'stage',
            'results',
            isoTime('shown_at').as('shown_at'),
            isoTime('done_at').as('done_at'),
          ])
          .orderBy('worked_example.shown_at'),
      ).as('worked_examples'),
      jsonArrayFrom(
        selectFrom('mock_exam')
          .where('user_id', '=', userId)
          .select([
            'length',
            'form',
            'extra_time',
            'timed',
            'marks',
            'responses',
            'mock_exam.started_at',
            'break_since',
          ])
          .select(['section_two_started_at', 'mock_exam.finished_at'])
          .orderBy('mock_exam.started_at'),
      ).as('mock_exams'),
      jsonArrayFrom(selectFrom('exam_setting').where('user_id', '=', userId).select('extra_time')).as('exam_settings'),
      jsonArrayFrom(
        selectFrom('question_report')
          .innerJoin('question', 'question.id', 'question_report.question_id')
          .leftJoin('question_variant', 'question_variant.id', 'variant_id')
          .where('user_id', '=', userId)
          .select([
            sql<string>`coalesce(question_variant.content ->> 'text', question.text)`.as('question'),
            'problem',
            'message',
            'reported_at',
          ])
          .orderBy('reported_at'),
      ).as('reported_questions'),
      jsonArrayFrom(
        selectFrom('notice')
          .where('user_id', '=', userId)
          .select(['text', 'notice.created_at'])
          .orderBy('notice.created_at'),
      ).as('notices'),
      idsFrom(
        selectFrom('quiz_attempt')
          .where('owner_id', '=', userId)
          .select('quiz_attempt.id')
          .orderBy('started_at')
          .orderBy('quiz_attempt.id'),
      ).as('quizIds'),
      idsFrom(
        selectFrom('free_response_attempt')
          .where('owner_id', '=', userId)
          .select('free_response_attempt.id')
          .orderBy('started_at')
          .orderBy('free_response_attempt.id'),
      ).as('responseIds'),
      idsFrom(
        selectFrom('contact_message')
          .where('user_id', '=', userId)
          .select('contact_message.id')
          .orderBy('contact_message.created_at')
          .orderBy('contact_message.id'),
      ).as('messageIds'),
      sql<number>`greatest(
        (select coalesce(max(finish_number), 0) from quiz_attempt where owner_id = ${userId}),
        (select coalesce(max(finish_number), 0) from free_response_attempt where owner_id = ${userId}))`.as(
        'lastNumber',
      ),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** As choiceIndexOf in question-variant.ts finds it. */
const textOfVariantChoice = sql`question_variant.content -> 'answers' -> ((-(given ->> 'choice')::int) % ${sql.lit(CHOICES_OF_A_VARIANT)} - 1) ->> 'text'`;

export const readQuizzes = (kysely: Kysely<Tables>, userId: number, ids: readonly string[]) =>
  kysely
    .selectFrom('quiz_attempt')
    .where('quiz_attempt.owner_id', '=', userId)
    .where('quiz_attempt.id', 'in', ids)
    .select((attempt) => [
      'quiz_attempt.id',
      'quiz_attempt.mode',
      'type',
      isoTime('started_at').as('started_at'),
      isoTime('finished_at').as('finished_at'),
      'score',
      jsonArrayFrom(
        attempt
          .selectFrom('attempt_question')
          .innerJoin('question', 'question.id', 'attempt_question.question_id')
          .leftJoin('question_variant', 'question_variant.id', 'variant_id')
          .leftJoin('answer', (join) => join.on('answer.id', '=', sql<number>`(given ->> 'choice')::int`))
          .where('attempt_question.owner_id', '=', userId)
          .whereRef('attempt_id', '=', 'quiz_attempt.id')
          .select([
            sql<string>`coalesce(question_variant.content ->> 'text', question.text)`.as('question'),
            sql<
              string | null
            >`coalesce(answer.text, ${textOfVariantChoice}, (select value from jsonb_each_text(given - 'choice')))`.as(
              'your_answer',
            ),
            'answered_at',
            // The mark of an answer that may still change would give the key away.
            sql<
              boolean | null
            >`case when finished_at is not null or mode = 'practice' then attempt_question.is_correct end`.as(
              'is_correct',
            ),
            'certainty',
            'predicted as predicted_chance',
            'why_asked',
            isoTime('first_step_at').as('first_step_shown_at'),
          ])
          .orderBy('attempt_question.position'),
      ).as('questions'),
    ])
    .orderBy('started_at')
    .orderBy('quiz_attempt.id')
    .execute();

export const readResponses = (kysely: Kysely<Tables>, userId: number, ids: readonly string[]) =>
  kysely
    .selectFrom('free_response_attempt')
    .innerJoin('free_response', 'free_response.id', 'free_response_id')
    .where('owner_id', '=', userId)
    .where('free_response_attempt.id', 'in', ids)
    .select([
      'free_response_attempt.id',
      sql<string>`definition ->> 'title'`.as('question'),
      isoTime('free_response_attempt.started_at').as('started_at'),
      isoTime('submitted_at').as('submitted_at'),
      'seconds',
      'answer',
      'points',
      'own_scores',
      'disputes',
      'earned',
    ])
    .orderBy('started_at')
    .orderBy('free_response_attempt.id')
    .execute();

export const readMessages = (kysely: Kysely<Tables>, ids: readonly number[]) =>
  kysely
    .selectFrom('contact_message')
    .where('id', 'in', ids)
    .select(['subject', 'contact_message.email', 'body', isoTime('contact_message.created_at').as('created_at')])
    .orderBy('contact_message.created_at')
    .orderBy('id')
    .execute();
