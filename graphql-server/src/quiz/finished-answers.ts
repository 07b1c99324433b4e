import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { daysOf } from '../learner/days';
import type { AnswerSource, StudentAnswer } from '../learner/store/publish-difficulties';
import { givenAt } from './student-knowledge';

const finishedAnswers = (kysely: Kysely<Tables>) =>
  kysely
    .selectFrom('quiz_attempt')
    .innerJoin('attempt_question', 'attempt_question.attempt_id', 'quiz_attempt.id')
    .where('quiz_attempt.finished_at', 'is not', null)
    .where('attempt_question.is_correct', 'is not', null);

const ATTEMPTS_A_PAGE = 200;

/** A page of whole attempts after the one that was last read. */
async function readPage(kysely: Kysely<Tables>, oneOf: number, after: { at: string; id: string }) {
  const attempts = kysely
    .selectFrom('quiz_attempt')
    .select(['id', 'user_id', 'finished_at'])
    .where('finished_at', 'is not', null)
    .where('user_id', 'is not', null)
    .where(sql<boolean>`user_id % ${oneOf} = 0`)
    .where(sql<boolean>`(finished_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('finished_at')
    .orderBy('id')
    .limit(ATTEMPTS_A_PAGE);
  return kysely
    .selectFrom(attempts.as('attempt'))
    .innerJoin('attempt_question', 'attempt_question.attempt_id', 'attempt.id')
    .select([
      'attempt.id',
      'attempt.user_id',
      sql<string>`attempt.finished_at::text`.as('at'),
      givenAt.as('answeredAt'),
      'question_id',
      'is_correct',
    ])
    .orderBy('attempt.finished_at')
    .orderBy('attempt.id')
    .orderBy('position')
    .execute();
}

/** The finished answers of all students, for the job that publishes difficulties. */
export const finishedAnswerSource: AnswerSource = {
  async count(kysely) {
    const { answers } = await finishedAnswers(kysely)
      .where('user_id', 'is not', null)
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
      yield rows.map((row): StudentAnswer => ({
        userId: row.user_id ?? 0,
        questionId: row.question_id,
        isCorrect: row.is_correct === true,
        tDays: daysOf(new Date(row.answeredAt)),
      }));
    }
  },
};
