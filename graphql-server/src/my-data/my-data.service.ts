import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { checkOwnPassword } from '../account/account.service';
import { requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import type { Tables } from '../database/tables';
import { isoTime } from '../database/timestamps';
import { DomainError } from '../errors';
import type { StudentState } from '../learner/state';
import { foldWork, readEndedWork } from '../quiz/student-knowledge';

/** Everything stored about a student in one row, by the names of the exported file. In JSON, timestamps are ISO 8601. */
function readRecords(kysely: Kysely<Tables>, userId: number) {
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
      jsonArrayFrom(
        selectFrom('quiz_attempt')
          .where('quiz_attempt.owner_id', '=', userId)
          .select((attempt) => [
            'quiz_attempt.id',
            'quiz_attempt.mode',
            'type',
            'started_at',
            'finished_at',
            'score',
            jsonArrayFrom(
              attempt
                .selectFrom('attempt_question')
                .innerJoin('question', 'question.id', 'attempt_question.question_id')
                .leftJoin('answer', (join) => join.on('answer.id', '=', sql<number>`(given ->> 'choice')::int`))
                .where('attempt_question.owner_id', '=', userId)
                .whereRef('attempt_id', '=', 'quiz_attempt.id')
                .select([
                  'question.text as question',
                  sql<string | null>`coalesce(answer.text, (select value from jsonb_each_text(given - 'choice')))`.as(
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
                ])
                .orderBy('attempt_question.position'),
            ).as('questions'),
          ])
          .orderBy('started_at'),
      ).as('quizzes'),
      jsonArrayFrom(
        selectFrom('free_response_attempt')
          .innerJoin('free_response', 'free_response.id', 'free_response_id')
          .where('owner_id', '=', userId)
          .select([
            'free_response_attempt.id',
            sql<string>`definition ->> 'title'`.as('question'),
            'free_response_attempt.started_at',
            'submitted_at',
            'seconds',
            'answer',
            'points',
            'own_scores',
            'earned',
          ])
          .orderBy('started_at'),
      ).as('free_responses'),
      jsonArrayFrom(
        selectFrom('question_report')
          .innerJoin('question', 'question.id', 'question_id')
          .where('user_id', '=', userId)
          .select(['question.text as question', 'problem', 'message', 'reported_at'])
          .orderBy('reported_at'),
      ).as('reported_questions'),
      jsonArrayFrom(
        selectFrom('notice')
          .where('user_id', '=', userId)
          .select(['text', 'notice.created_at'])
          .orderBy('notice.created_at'),
      ).as('notices'),
      jsonArrayFrom(
        selectFrom('contact_message')
          .where('user_id', '=', userId)
          .select(['subject', 'contact_message.email', 'body', 'contact_message.created_at'])
          .orderBy('contact_message.created_at'),
      ).as('contact_messages'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** What the learner believes, in logits. */
function exportEstimates({ user, topics, types, cells }: StudentState, course: Course) {
  const inOrder = course.topics.map(({ id, topicName }) => ({ key: String(id), topicName }));
  return {
    over_all: {
      logit: user.mean,
      variance: user.variance,
      questions_asked: user.questionsAsked,
      answered_correctly: user.answeredCorrectly,
      slow_residual: user.slowResidual,
      fast_residual: user.fastResidual,
    },
    topics: inOrder.flatMap(({ key, topicName }) => {
      const row = topics.get(key);
      return row ? [{ topic: topicName, logit: row.mean, variance: row.variance, residual: row.residual }] : [];
    }),
    types: [...types].map(([type, { mean, variance }]) => ({ type, logit: mean, variance })),
    topics_by_type: inOrder.flatMap(({ key, topicName }) =>
      [...(cells.get(key) ?? [])].map(([type, { mean, variance, lastWrong }]) => ({
        topic: topicName,
        type,
        logit: mean,
        variance,
        last_wrong: lastWrong,
      })),
    ),
  };
}

/** All that is stored about the signed-in student, for a file of their own; no hash, no token. */
export async function exportMyData(context: Context): Promise<object> {
  const { course, learner } = context;
  const { kysely } = context.db;
  const { userId } = await requireViewer(context);
  const records = await readRecords(kysely, userId);
  if (records === undefined) throw new DomainError('UNAUTHENTICATED', 'This account no longer exists.');
  const { username, email, created_at, current_chapter_id: chapterId, ...lists } = records;
  const { student, estimates } = foldWork(await learner.newestModel(), await readEndedWork(kysely, userId));
  const estimatesAfter = new Map(estimates.map(({ id, topics }) => [id, topics]));
  const exportAfter = (id: string) =>
    [...(estimatesAfter.get(id) ?? [])].map(([topicId, { estimate }]) => ({
      topic: course.topic(topicId).topicName,
      chance: estimate,
    }));
  return {
    account: {
      username,
      email,
      created_at,
      current_chapter: chapterId === null ? null : course.chapter(chapterId).name,
    },
    ...lists,
    quizzes: lists.quizzes.map(({ id, questions, ...quiz }) => ({
      ...quiz,
      estimates_after: quiz.finished_at === null ? [] : exportAfter(id),
      questions,
    })),
    free_responses: lists.free_responses.map(({ id, ...response }) => ({
      ...response,
      estimates_after: exportAfter(id),
    })),
    estimates: exportEstimates(student, course),
  };
}

/**
 * Deletes the account and everything that refers to it: sessions, plan, progress, quizzes, free responses, messages. This cannot be
 * undone, so a session alone is not enough. Throws BAD_USER_INPUT for a wrong password, TOO_MANY_ATTEMPTS.
 */
export async function deleteAccount(context: Context, password: string): Promise<void> {
  const { userId } = await requireViewer(context);
  await checkOwnPassword(context, userId, password);
  await context.db.kysely.deleteFrom('users').where('id', '=', userId).execute();
  context.note('accountDeleted', userId);
}
