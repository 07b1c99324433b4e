import { sql } from 'kysely';
import { hashToken } from '../../../graphql-server/src/account/token';
import type { Database } from '../../../graphql-server/src/database/database';
import type { Account } from './student';

/** What is stored, compared with what was acknowledged. Each entry is one difference, in words. */
export interface Differences {
  readonly lost: string[];
  readonly double: string[];
}

/** Compares everything that was acknowledged with the rows of the database. No request may be in progress. */
export async function compare({ kysely }: Database, accounts: readonly Account[]): Promise<Differences> {
  const lost: string[] = [];
  const double: string[] = [];
  const users = new Map(
    (await kysely.selectFrom('users').select(['id', 'username']).execute()).map((row) => [row.username, row.id]),
  );
  const sessions = new Set(
    (await kysely.selectFrom('session').select('token_hash').execute()).map((row) => row.token_hash),
  );
  const attempts = groupBy(
    await kysely.selectFrom('quiz_attempt').select(['id', 'user_id', 'score']).execute(),
    (row) => row.user_id,
  );
  const answers = groupBy(
    await kysely
      .selectFrom('attempt_question')
      .select(['attempt_id', 'question_id', sql<string>`given ->> 'choice'`.as('choice')])
      .where('given', 'is not', null)
      .execute(),
    (row) => row.attempt_id,
  );
  const videos = groupBy(
    await kysely.selectFrom('user_chapter').select(['user_id', 'chapter_id', 'video_completed']).execute(),
    (row) => row.user_id,
  );
  const counted = groupBy(
    await kysely.selectFrom('topic_progress').select(['user_id', 'questions_asked']).execute(),
    (row) => row.user_id,
  );

  for (const { username, token, quizzes, watched } of accounts) {
    const id = users.get(username);
    if (id === undefined) {
      lost.push(`the account ${username}`);
      continue;
    }
    if (token !== null && !sessions.has(hashToken(token))) lost.push(`the session of ${username}`);
    const stored = new Map((attempts.get(id) ?? []).map((attempt) => [attempt.id, attempt]));
    for (const [attemptId, quiz] of quizzes) {
      const attempt = stored.get(attemptId);
      if (attempt === undefined) lost.push(`a quiz of ${username}`);
      else if (quiz.score !== null && attempt.score !== quiz.score) lost.push(`the score of a quiz of ${username}`);
      const chosen = new Map((answers.get(attemptId) ?? []).map((row) => [String(row.question_id), row.choice]));
      for (const [questionId, answerId] of quiz.answers) {
        if (chosen.get(questionId) !== answerId) lost.push(`an answer of ${username}`);
      }
    }
    for (const [chapterId, isWatched] of watched) {
      const row = videos.get(id)?.find((video) => String(video.chapter_id) === chapterId);
      if (row?.video_completed !== isWatched) lost.push(`a video of ${username}`);
    }
    if (stored.size > quizzes.size) double.push(`${stored.size - quizzes.size} more quizzes of ${username}`);
    const finished = [...quizzes.values()].filter(({ score }) => score !== null);
    const answered = finished.reduce((sum, quiz) => sum + quiz.answers.size, 0);
    const asked = (counted.get(id) ?? []).reduce((sum, row) => sum + row.questions_asked, 0);
    if (asked > answered) double.push(`${asked - answered} more counted answers of ${username}`);
    if (asked < answered) lost.push(`${answered - asked} counted answers of ${username}`);
  }
  return { lost, double };
}

const groupBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> => Map.groupBy(rows, keyOf);
