import type { QuizType } from '../../../schema/rules/quiz';
import type { Statement } from '../database/database';
import { milliseconds } from '../database/milliseconds';
import type { Certainty } from '../quiz/certainty';
import { MEMORY_COLUMNS, type MemoryRow } from '../learner/memory/memory.queries';

export type FinishedAnswer = readonly [
  questionId: number,
  chosenAnswerId: number,
  isCorrect: boolean,
  certainty: Certainty | null,
  predicted: number | null,
];

export interface FinishedQuizRow {
  readonly id: string;
  readonly type: QuizType;
  readonly chapterId: number | null;
  readonly unitId: number | null;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  readonly score: number;
  /** What the engine believed afterwards of the topics asked: topic, chance 0–1. Null where it has not looked yet. */
  readonly estimates: readonly (readonly [topicId: number, chance: number])[] | null;
  /** In the order asked. */
  readonly answers: readonly FinishedAnswer[];
}

const QUIZZES = `
    select a.id, a.type, a.chapter_id as "chapterId", a.unit_id as "unitId",
      ${milliseconds('a.finished_at')} as "finishedAt", a.score, a.estimates,
      (select json_agg(json_build_array(q.question_id, q.chosen_answer_id, q.is_correct, q.certainty, q.predicted)
          order by q.position)
        from attempt_question q where q.attempt_id = a.id) as answers
    from quiz_attempt a where a.user_id = $1 and a.finished_at is not null order by a.counted_as`;

/** All finished quizzes of a student with their answers, in the order in which they were counted. $1 user. */
export const FINISHED_QUIZZES: Statement = { name: 'finished_quizzes', text: QUIZZES };

export interface LearningRow extends MemoryRow {
  readonly quizzes: readonly FinishedQuizRow[];
}

/** The same, with what the engine knows of the student. $1 user, $2 question ids, $3 topic ids. */
export const LEARNING: Statement = {
  name: 'learning',
  text: `
    select ${MEMORY_COLUMNS}, coalesce((select json_agg(z) from (${QUIZZES}) z), '[]') as quizzes`,
};
