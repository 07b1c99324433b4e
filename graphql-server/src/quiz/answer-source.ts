import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../database/tables';
import { daysOf } from '../learner/days';
import type { StudentAnswer } from '../learner/published';
import type { AnswerSource } from '../learner/store/answer-source';
import { givenAt, isRight } from './student-knowledge';

const QUIZZES_A_PAGE = 200;

/** When a quiz ended that counts for the learner: students' finished and abandoned ones. */
const endedAt = sql`coalesce(finished_at, abandoned_at)`;

/**
 * The quizzes after the one that was last read, with their answers, and always the last of the page. One scan of the index per page,
 * whatever the planner takes the sample for; the subquery keeps it from joining all answers.
 */
function readPage(kysely: Kysely<Tables>, oneOf: number, after: { at: string; id: string }) {
  const page = kysely
    .selectFrom('quiz_attempt')
    .select(['owner_id', 'id', 'user_id', 'finished_at', 'abandoned_at', endedAt.as('ended_at')])
    .where('finish_number', 'is not', null)
    .where(sql<boolean>`(${endedAt}, id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('ended_at')
    .orderBy('id')
    .limit(QUIZZES_A_PAGE * oneOf);
  const quizzes = kysely
    .selectFrom(page.as('page'))
    .selectAll()
    .select(sql`lead(id) over (order by ended_at, id)`.as('next'));
  return kysely
    .selectFrom(quizzes.as('quiz'))
    .select(({ selectFrom }) => [
      'id',
      'user_id as userId',
      sql<string>`ended_at::text`.as('at'),
      jsonArrayFrom(
        selectFrom('attempt_question')
          .innerJoin('answer', 'answer.id', 'chosen_answer_id')
          .whereRef('attempt_question.owner_id', '=', 'quiz.owner_id')
          .whereRef('attempt_id', '=', 'quiz.id')
          .select(['attempt_question.question_id as questionId', isRight.as('isCorrect'), givenAt.as('answeredAt')])
          .orderBy('attempt_question.position'),
      ).as('answers'),
    ])
    .where(sql<boolean>`user_id % ${oneOf} = 0 or next is null`)
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
}

/** The answers of all students that count for the learner. */
export const answerSource: AnswerSource = {
  async count(kysely, after, until) {
    const { answers } = await kysely
      .selectFrom('quiz_attempt')
      .innerJoin('attempt_question', (join) =>
        join
          .onRef('attempt_question.owner_id', '=', 'quiz_attempt.owner_id')
          .onRef('attempt_question.attempt_id', '=', 'quiz_attempt.id'),
      )
      .where('finish_number', 'is not', null)
      .where(sql<boolean>`${endedAt} > ${after ?? '-infinity'}::timestamptz`)
      .where(sql<boolean>`${endedAt} <= ${until}::timestamptz`)
      .where('chosen_answer_id', 'is not', null)
      .select(sql<number>`count(*)::int`.as('answers'))
      .executeTakeFirstOrThrow();
    return answers;
  },
  async *pages(kysely, oneOf) {
    let after = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
    for (;;) {
      const quizzes = await readPage(kysely, oneOf, after);
      const last = quizzes.at(-1);
      if (last === undefined) return;
      after = last;
      yield quizzes.flatMap(({ userId, answers }): StudentAnswer[] =>
        userId === null || userId % oneOf !== 0
          ? []
          : answers.map(({ answeredAt, ...answer }) => ({ ...answer, userId, tDays: daysOf(new Date(answeredAt)) })),
      );
    }
  },
};
