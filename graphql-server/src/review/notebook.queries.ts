import type { Statement } from '../database/database';
import { milliseconds } from '../database/milliseconds';
import type { Certainty } from '../quiz/certainty';

export interface MissedRow {
  readonly questionId: number;
  readonly attemptId: string;
  readonly answerOrder: readonly number[];
  readonly chosenAnswerId: number;
  readonly certainty: Certainty | null;
  /** Milliseconds since 1970. */
  readonly missedAt: number;
  readonly timesMissed: number;
}

/** The questions whose last answer in a finished quiz is wrong. $1 user. */
export const MISSED_QUESTIONS: Statement = {
  name: 'missed_questions',
  text: `
    select question_id as "questionId", attempt_id as "attemptId", answer_order as "answerOrder",
      chosen_answer_id as "chosenAnswerId", certainty, ${milliseconds('finished_at')} as "missedAt", times_missed::int as "timesMissed"
    from (
      select q.*, a.finished_at,
        count(*) filter (where not q.is_correct) over (partition by q.question_id) as times_missed,
        row_number() over (partition by q.question_id order by a.counted_as desc) as nth_last
      from quiz_attempt a join attempt_question q on q.attempt_id = a.id
      where a.user_id = $1 and a.finished_at is not null) answered
    where nth_last = 1 and not is_correct
    order by certainty is not distinct from 'sure' desc, finished_at desc, attempt_id, position`,
};
