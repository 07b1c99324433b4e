import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { daysOf } from '../learner/days';
import type { StudentAnswer } from '../learner/published';
import type { AnswerSource } from '../learner/store/answer-source';
import { givenAt, isRight } from './student-knowledge';

const ATTEMPTS_A_PAGE = 200;

/** Attempts that count for the learner: students' finished and abandoned ones. */
const endedAt = sql`coalesce(finished_at, abandoned_at)`;

/** A page of whole attempts after the one that was last read. */
async function readPage(kysely: Kysely<Tables>, oneOf: number, after: { at: string; id: string }) {
  const attempts = kysely
    .selectFrom('quiz_attempt')
    .select(['id', 'user_id', 'finished_at', 'abandoned_at', endedAt.as('ended_at')])
    .where('finish_number', 'is not', null)
    .where(sql<boolean>`user_id % ${oneOf} = 0`)
    .where(sql<boolean>`(${endedAt}, id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('ended_at')
    .orderBy('id')
    .limit(ATTEMPTS_A_PAGE);
  return (
    kysely
      .selectFrom(attempts.as('attempt'))
      .innerJoin('attempt_question', 'attempt_question.attempt_id', 'attempt.id')
      // Questions without an answer are read too, so that a page with attempts is never empty.
      .leftJoin('answer', 'answer.id', 'chosen_answer_id')
      .select([
        'attempt.id',
        'attempt.user_id',
        sql<string>`ended_at::text`.as('at'),
        givenAt.as('answeredAt'),
        'attempt_question.question_id',
        isRight.$castTo<boolean | null>().as('isCorrect'),
      ])
      .orderBy('ended_at')
      .orderBy('attempt.id')
      .orderBy('attempt_question.position')
      .execute()
  );
}

/** The answers of all students that count for the learner. */
export const answerSource: AnswerSource = {
  async count(kysely) {
    const { answers } = await kysely
      .selectFrom('quiz_attempt')
      .innerJoin('attempt_question', 'attempt_question.attempt_id', 'quiz_attempt.id')
      .where('finish_number', 'is not', null)
      .where('chosen_answer_id', 'is not', null)
      .select(sql<number>`count(*)::int`.as('answers'))
      .executeTakeFirstOrThrow();
    return answers;
  },
  async *pages(kysely, oneOf) {
    let after = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
    for (;;) {
      const rows = await readPage(kysely, oneOf, after);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = { at: last.at, id: last.id };
      yield rows.flatMap(({ user_id, question_id, isCorrect, answeredAt }): StudentAnswer[] =>
        user_id === null || isCorrect === null
          ? []
          : [{ userId: user_id, questionId: question_id, isCorrect, tDays: daysOf(new Date(answeredAt)) }],
      );
    }
  },
};
