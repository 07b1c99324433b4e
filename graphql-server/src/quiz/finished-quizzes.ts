import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { milliseconds } from '../database/timestamps';
import type { Tables } from '../database/tables';

/** All finished quizzes of a student with their answers, in the order in which they were finished. Times in milliseconds since 1970. */
export function readFinishedQuizzes(kysely: Kysely<Tables>, userId: number) {
  return kysely
    .selectFrom('quiz_attempt')
    .select(({ selectFrom }) => [
      'id',
      'type',
      'chapter_id as chapterId',
      'unit_id as unitId',
      milliseconds('finished_at').as('finishedAt'),
      'score',
      jsonArrayFrom(
        selectFrom('attempt_question')
          .whereRef('attempt_id', '=', 'quiz_attempt.id')
          .select([
            'question_id as questionId',
            'chosen_answer_id as chosenAnswerId',
            'is_correct as isCorrect',
            'certainty',
            'predicted',
          ])
          .orderBy('position'),
      ).as('answers'),
    ])
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .orderBy('finish_number')
    .execute();
}

export type FinishedQuizRow = Awaited<ReturnType<typeof readFinishedQuizzes>>[number];
export type FinishedAnswer = FinishedQuizRow['answers'][number];
