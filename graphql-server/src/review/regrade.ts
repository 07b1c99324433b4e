import type { Database } from '../database/database';
import { LOCK_CLOCK, SPOIL_MEMORY } from '../learner/memory/memory.queries';
import { regradeNotice } from './regrade-notice';
import {
  COUNT_AGAIN,
  GRADE_AGAIN,
  MARK_AGAIN,
  QUESTION_TO_REGRADE,
  SCORE_AGAIN,
  WRITE_NOTICE,
  type QuestionToRegrade,
  type Regraded,
  type Rescored,
} from './regrade.queries';

export interface RegradeResult {
  readonly answers: number;
  /** Quizzes whose score changed, visitors' among them. */
  readonly quizzes: number;
  readonly grades: number;
  readonly notices: number;
}

/**
 * Marks every finished answer to a question by the key that the course has now, and brings to it what was counted from the
 * old marks: scores, topics, grades, and by a rebuild what the engine learnt. Students whose score changed find a notice.
 * All in one transaction; doing it again changes nothing. Null for an id that no question has.
 */
export function regradeQuestion(db: Database, stableId: string, now: Date): Promise<RegradeResult | null> {
  return db.transaction(async (rows) => {
    await rows(LOCK_CLOCK, []);
    const [question] = await rows<QuestionToRegrade>(QUESTION_TO_REGRADE, [stableId]);
    if (question === undefined) return null;
    const marked = await rows<{ attemptId: string }>(MARK_AGAIN, [question.id]);
    const rescored = await rows<Rescored>(SCORE_AGAIN, [marked.map(({ attemptId }) => attemptId)]);
    const byUser = Map.groupBy(
      rescored.filter(({ userId }) => userId !== null),
      ({ userId }) => userId,
    );
    const users = [...byUser.keys()];
    await rows(COUNT_AGAIN, [question.topicId, users]);
    const grades = await rows<Regraded>(GRADE_AGAIN, [users]);
    const changed = rescored.filter(({ before, after }) => before !== after);
    const told = [...byUser].filter(([, quizzes]) => quizzes.some((quiz) => changed.includes(quiz)));
    for (const [userId, quizzes] of told) {
      const own = grades.filter((grade) => grade.userId === userId);
      const { text, attemptId } = regradeNotice(question.chapter, quizzes, own);
      await rows(WRITE_NOTICE, [userId, text, now, attemptId]);
    }
    if (users.length > 0) await rows(SPOIL_MEMORY, []);
    return { answers: marked.length, quizzes: changed.length, grades: grades.length, notices: told.length };
  });
}
