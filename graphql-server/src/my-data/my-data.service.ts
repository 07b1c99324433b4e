import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import type { Tables } from '../database/tables';
import { isoTime } from '../database/timestamps';
import { DomainError } from '../errors';
import type { StudentState } from '../learner/state';
import { foldQuizzes, readFinishedQuizzes } from '../quiz/student-knowledge';

/** Rows of the tables that hold nothing but this student's data. Names are those of the exported file. */
function readRows(kysely: Kysely<Tables>, userId: number) {
  const sessions = kysely
    .selectFrom('session')
    .select([isoTime('created_at').as('created_at'), isoTime('expires_at').as('expires_at')])
    .where('user_id', '=', userId)
    .orderBy('session.created_at')
    .execute();
  const chapters = kysely
    .selectFrom('user_chapter')
    .innerJoin('chapter', 'chapter.id', 'chapter_id')
    .select(['chapter.name as chapter', 'chosen as in_plan', 'video_completed', 'quiz_grade'])
    .where('user_id', '=', userId)
    .orderBy('chapter.id')
    .execute();
  const topics = kysely
    .selectFrom('topic_progress')
    .innerJoin('topic', 'topic.id', 'topic_id')
    .select(['topic_name as topic', 'questions_asked', 'answered_correctly'])
    .where('user_id', '=', userId)
    .orderBy('topic.id')
    .execute();
  const lessons = kysely
    .selectFrom('lesson_position')
    .innerJoin('chapter', 'chapter.id', 'chapter_id')
    .select(['chapter.name as chapter', 'scene as stopped_at', isoTime('saved_at').as('saved_at')])
    .where('user_id', '=', userId)
    .orderBy('chapter.id')
    .execute();
  const lessonQuestions = kysely
    .selectFrom('scene_practice')
    .innerJoin('chapter', 'chapter.id', 'chapter_id')
    .select(['chapter.name as chapter', 'scene', 'asked', 'correct'])
    .where('user_id', '=', userId)
    .orderBy('chapter.id')
    .orderBy('scene')
    .execute();
  const reportedQuestions = kysely
    .selectFrom('question_report')
    .innerJoin('question', 'question.id', 'question_id')
    .select(['question.text as question', 'problem', 'message', isoTime('reported_at').as('reported_at')])
    .where('user_id', '=', userId)
    .orderBy('question_report.reported_at')
    .execute();
  const notices = kysely
    .selectFrom('notice')
    .select(['text', isoTime('created_at').as('created_at')])
    .where('user_id', '=', userId)
    .orderBy('notice.created_at')
    .execute();
  return Promise.all([sessions, chapters, topics, lessons, lessonQuestions, reportedQuestions, notices]);
}

function readQuizzes(kysely: Kysely<Tables>, userId: number) {
  return kysely
    .selectFrom('quiz_attempt')
    .select(({ selectFrom }) => [
      'id',
      'type',
      isoTime('started_at').as('started_at'),
      isoTime('finished_at').as('finished_at'),
      'score',
      jsonArrayFrom(
        selectFrom('attempt_question')
          .innerJoin('question', 'question.id', 'attempt_question.question_id')
          .leftJoin('answer', 'answer.id', 'chosen_answer_id')
          .whereRef('attempt_id', '=', 'quiz_attempt.id')
          .select([
            'question.text as question',
            'answer.text as your_answer',
            isoTime('answered_at').as('answered_at'),
            'attempt_question.is_correct',
            'certainty',
            'predicted as predicted_chance',
            'why_asked',
          ])
          .orderBy('attempt_question.position'),
      ).as('questions'),
    ])
    .where('user_id', '=', userId)
    .orderBy('quiz_attempt.started_at')
    .execute();
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
  const user = await kysely
    .selectFrom('users')
    .select(['username', 'email', 'current_chapter_id', isoTime('created_at').as('created_at')])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw new DomainError('UNAUTHENTICATED', 'This account no longer exists.');
  const [sessions, chapters, topics, lessons, lessonQuestions, reportedQuestions, notices] = await readRows(
    kysely,
    userId,
  );
  const messages = await kysely
    .selectFrom('contact_message')
    .select(['subject', 'body', isoTime('created_at').as('created_at')])
    .where(sql<boolean>`lower(email) = lower(${user.email})`)
    .orderBy('contact_message.created_at')
    .execute();
  const finished = await readFinishedQuizzes(kysely, userId);
  const { student, estimates } = foldQuizzes(await learner.newestModel(), finished);
  const estimatesAfter = new Map(finished.map(({ id }, index) => [id, estimates[index]]));
  const quizzes = (await readQuizzes(kysely, userId)).map(({ id, questions, ...quiz }) => ({
    ...quiz,
    estimates_after: [...(estimatesAfter.get(id) ?? [])].map(([topicId, { estimate }]) => ({
      topic: course.topic(topicId).topicName,
      chance: estimate,
    })),
    questions,
  }));
  return {
    account: {
      username: user.username,
      email: user.email,
      created_at: user.created_at,
      current_chapter: user.current_chapter_id === null ? null : course.chapter(user.current_chapter_id).name,
    },
    sessions,
    chapters,
    topics,
    lessons,
    lesson_questions: lessonQuestions,
    quizzes,
    estimates: exportEstimates(student, course),
    reported_questions: reportedQuestions,
    notices,
    contact_messages: messages,
  };
}

/** Deletes the account and everything that refers to it: sessions, plan, progress, quizzes, messages. This cannot be undone. */
export async function deleteAccount(context: Context): Promise<void> {
  const { userId } = await requireViewer(context);
  await context.db.kysely.transaction().execute(async (transaction) => {
    const user = await transaction.deleteFrom('users').where('id', '=', userId).returning('email').executeTakeFirst();
    if (user === undefined) return;
    await transaction
      .deleteFrom('contact_message')
      .where(sql<boolean>`lower(email) = lower(${user.email})`)
      .execute();
  });
  context.note('accountDeleted', userId);
}
