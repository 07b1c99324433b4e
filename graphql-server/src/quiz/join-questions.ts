import type { JoinBuilder } from 'kysely';
import type { Tables } from '../database/tables';

/** Joins attempts with what they asked. */
export const questionsOfAttempt = (join: JoinBuilder<Tables, 'quiz_attempt' | 'attempt_question'>) =>
  join
    .onRef('attempt_question.owner_id', '=', 'quiz_attempt.owner_id')
    .onRef('attempt_question.attempt_id', '=', 'quiz_attempt.id');
