import { sql, type Kysely } from 'kysely';
import type { QuizType } from '../../../schema/rules/quiz';
import type { Database } from '../database/database';
import { milliseconds } from '../database/timestamps';
import type { Tables } from '../database/tables';
import { inTransaction } from '../database/transaction';
import { isJudged, isRight } from '../quiz/grading';
import { regradeNotice } from './regrade-notice';
import { questionsOfAttempt } from '../quiz/join-questions';

export interface RegradeResult {
  readonly answers: number;
  /** Quizzes whose score changed, visitors' included. */
  readonly quizzes: number;
  readonly grades: number;
  readonly notices: number;
}

/** An attempt before and after; `userId` is null for a visitor's. */
export interface Rescored {
  readonly attemptId: string;
  readonly userId: number | null;
  readonly type: QuizType;
  readonly chapterId: number | null;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  readonly before: number | null;
  readonly after: number | null;
}

export interface Regraded {
  readonly userId: number;
  readonly chapterId: number;
  readonly after: number | null;
}

/** What students answered to a question, variants aside, which have keys of their own: by how the current key grades it. */
async function gradedAnswers(transaction: Kysely<Tables>, questionId: number) {
  const answers = await transaction
    .selectFrom('answer')
    .select(['id', 'is_correct as isCorrect', 'accepts', 'retired'])
    .where('question_id', '=', questionId)
    .orderBy('position')
    .execute();
  const given = await transaction
    .selectFrom('attempt_question')
    .select('given')
    .distinct()
    .where('question_id', '=', questionId)
    .where('variant_id', 'is', null)
    .where('given', 'is not', null)
    .execute();
  return Map.groupBy(
    given.flatMap((row) => row.given ?? []).filter((one) => isJudged(answers, one)),
    (one) => isRight(answers, one),
  );
}

/** Grades the answers to a question by its current key. Returns the finished attempts whose answer changed. */
async function regradeAnswers(transaction: Kysely<Tables>, questionId: number): Promise<string[]> {
  const changed: { attempt_id: string; finished: boolean }[] = [];
  for (const [isCorrect, given] of await gradedAnswers(transaction, questionId))
    changed.push(
      ...(await transaction
        .updateTable('attempt_question')
        .from('quiz_attempt')
        .set({ is_correct: isCorrect })
        .where('attempt_question.question_id', '=', questionId)
        .where('attempt_question.variant_id', 'is', null)
        .where(sql<boolean>`given = any(${given.map((one) => JSON.stringify(one))}::jsonb[])`)
        .whereRef('quiz_attempt.owner_id', '=', 'attempt_question.owner_id')
        .whereRef('quiz_attempt.id', '=', 'attempt_question.attempt_id')
        .where('attempt_question.is_correct', '<>', isCorrect)
        .returning(['attempt_question.attempt_id', sql<boolean>`finished_at is not null`.as('finished')])
        .execute()),
    );
  return changed.filter(({ finished }) => finished).map(({ attempt_id }) => attempt_id);
}

/** Scores attempts again, as scoreOf in schema/rules does. */
function rescore(transaction: Kysely<Tables>, attemptIds: readonly string[]): Promise<Rescored[]> {
  const scores = transaction
    .selectFrom('attempt_question')
    .select(['attempt_id', sql<number>`count(*) filter (where is_correct) * 100 / count(*)`.as('score')])
    .where('attempt_id', 'in', attemptIds)
    .groupBy('attempt_id');
  return transaction
    .updateTable('quiz_attempt')
    .from([scores.as('scores'), 'quiz_attempt as old'])
    .set(({ ref }) => ({ score: ref('scores.score') }))
    .whereRef('quiz_attempt.id', '=', 'scores.attempt_id')
    .whereRef('old.id', '=', 'quiz_attempt.id')
    .returning([
      'quiz_attempt.id as attemptId',
      'quiz_attempt.user_id as userId',
      'quiz_attempt.type',
      'quiz_attempt.chapter_id as chapterId',
      milliseconds('quiz_attempt.finished_at').as('finishedAt'),
      'old.score as before',
      'quiz_attempt.score as after',
    ])
    .execute();
}

/** Counts students' answers in a topic again. */
async function recount(transaction: Kysely<Tables>, topicId: number, userIds: readonly number[]): Promise<void> {
  const counts = transaction
    .selectFrom('quiz_attempt')
    .innerJoin('attempt_question', questionsOfAttempt)
    .innerJoin('question', 'question.id', 'attempt_question.question_id')
    .select([
      'user_id',
      sql<number>`count(*)`.as('asked'),
      sql<number>`count(*) filter (where is_correct)`.as('correct'),
    ])
    .where('user_id', 'in', userIds)
    .where('finished_at', 'is not', null)
    .where('question.topic_id', '=', topicId)
    .groupBy('user_id');
  await transaction
    .updateTable('topic_progress')
    .from(counts.as('counts'))
    .set(({ ref }) => ({ questions_asked: ref('counts.asked'), answered_correctly: ref('counts.correct') }))
    .whereRef('topic_progress.user_id', '=', 'counts.user_id')
    .where('topic_progress.topic_id', '=', topicId)
    .execute();
}

/** A chapter's grade is its best chapter quiz. Returns the grades that changed. */
function regradeChapters(transaction: Kysely<Tables>, userIds: readonly number[]): Promise<Regraded[]> {
  const best = transaction
    .selectFrom('quiz_attempt')
    .select(({ fn }) => ['user_id', 'chapter_id', fn.max('score').as('score')])
    .where('user_id', 'in', userIds)
    .where('type', '=', 'chapterQuiz')
    .where('finished_at', 'is not', null)
    .groupBy(['user_id', 'chapter_id']);
  return transaction
    .updateTable('user_chapter')
    .from(best.as('best'))
    .set(({ ref }) => ({ quiz_grade: ref('best.score') }))
    .whereRef('user_chapter.user_id', '=', 'best.user_id')
    .whereRef('user_chapter.chapter_id', '=', 'best.chapter_id')
    .where(sql<boolean>`user_chapter.quiz_grade is distinct from best.score`)
    .returning([
      'user_chapter.user_id as userId',
      'user_chapter.chapter_id as chapterId',
      'user_chapter.quiz_grade as after',
    ])
    .execute();
}

/** Students who chose an answer to the question in a quiz that they started over: it is never graded, but learned from. */
async function studentsOfAbandoned(transaction: Kysely<Tables>, questionId: number): Promise<number[]> {
  const students = await transaction
    .selectFrom('quiz_attempt')
    .innerJoin('attempt_question', questionsOfAttempt)
    .select('user_id')
    .distinct()
    .where('question_id', '=', questionId)
    .where('given', 'is not', null)
    .where('abandoned_at', 'is not', null)
    .where('finish_number', 'is not', null)
    .execute();
  return students.flatMap(({ user_id }) => user_id ?? []);
}

/** What was learned of these students is folded again from their answers at their next request. */
export async function dropLearnerStates(transaction: Kysely<Tables>, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await transaction
    .updateTable('learner_state')
    .set(({ eb }) => ({ state: null, revision: eb('revision', '+', 1) }))
    .where('user_id', 'in', userIds)
    .execute();
}

/**
 * Grades every finished answer to a question by its current key and updates what was counted from the old grades: scores,
 * topics, chapter grades and what was learned. Students whose score changed get a notice. One transaction; doing it again
 * changes nothing. Null for an id that no question has.
 */
export function regradeQuestion({ kysely }: Database, stableId: string, now: Date): Promise<RegradeResult | null> {
  return inTransaction(kysely, async (transaction) => {
    const question = await transaction
      .selectFrom('question')
      .innerJoin('topic', 'topic.id', 'question.topic_id')
      .innerJoin('chapter', 'chapter.id', 'topic.chapter_id')
      .select(['question.id', 'question.topic_id', 'chapter.name as chapter'])
      .where('stable_id', '=', stableId)
      .executeTakeFirst();
    if (question === undefined) return null;
    const attemptIds = await regradeAnswers(transaction, question.id);
    const rescored = attemptIds.length === 0 ? [] : await rescore(transaction, attemptIds);
    const quizzes = rescored.filter(({ before, after }) => before !== after).length;
    const byUser = Map.groupBy(rescored, ({ userId }) => userId);
    byUser.delete(null);
    const userIds = [...byUser.keys()].flatMap((userId) => userId ?? []);
    const learnedFrom = await studentsOfAbandoned(transaction, question.id);
    await dropLearnerStates(transaction, [...new Set([...userIds, ...learnedFrom])]);
    if (userIds.length === 0) return { answers: attemptIds.length, quizzes, grades: 0, notices: 0 };
    await recount(transaction, question.topic_id, userIds);
    const grades = await regradeChapters(transaction, userIds);
    const notices = [...byUser].flatMap(([userId, own]) => {
      if (userId === null || own.every(({ before, after }) => before === after)) return [];
      const notice = regradeNotice(
        question.chapter,
        own,
        grades.filter((grade) => grade.userId === userId),
      );
      return { user_id: userId, text: notice.text, created_at: now, attempt_id: notice.attemptId };
    });
    if (notices.length > 0) await transaction.insertInto('notice').values(notices).execute();
    return { answers: attemptIds.length, quizzes, grades: grades.length, notices: notices.length };
  });
}
