import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../database/tables';
import { daysOf } from '../learner/days';
import type { StudentAnswer } from '../learner/published';
import type { AnswerSource } from '../learner/store/answer-source';
import { countedResponses } from './point-source';
import { givenAt } from './student-knowledge';
import { questionsOfAttempt } from './join-questions';

const QUIZZES_A_PAGE = 200;

/** An answer of a quiz, one of many students'. */
export type QuizAnswer = StudentAnswer & { readonly questionId: number };

/** What ended at one time, in milliseconds since 1970. */
interface Ended<Answer> {
  readonly endedAt: number;
  readonly answers: readonly Answer[];
}

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
      sql<number>`(extract(epoch from ended_at) * 1000)::float8`.as('endedAt'),
      jsonArrayFrom(
        selectFrom('attempt_question')
          .where('given', 'is not', null)
          .whereRef('attempt_question.owner_id', '=', 'quiz.owner_id')
          .whereRef('attempt_id', '=', 'quiz.id')
          .select([
            'question_id as questionId',
            sql<boolean>`variant_id is not null`.as('isFresh'),
            sql<boolean>`is_correct`.as('isCorrect'),
            givenAt.as('answeredAt'),
          ])
          .orderBy('attempt_question.position'),
      ).as('answers'),
    ])
    .where(sql<boolean>`user_id % ${oneOf} = 0 or next is null`)
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
}

/** The quizzes that count for the learner, in the order in which they ended, with their answers; of one student in `oneOf`. */
async function* quizPages(kysely: Kysely<Tables>, oneOf: number): AsyncGenerator<readonly Ended<QuizAnswer>[]> {
  let after = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const quizzes = await readPage(kysely, oneOf, after);
    const last = quizzes.at(-1);
    if (last === undefined) return;
    after = last;
    yield quizzes.map(({ userId, endedAt, answers }) => ({
      endedAt,
      answers:
        userId === null || userId % oneOf !== 0
          ? []
          : answers.map(({ answeredAt, ...answer }) => ({ ...answer, userId, tDays: daysOf(new Date(answeredAt)) })),
    }));
  }
}

const answersOf = <Answer>(ended: readonly Ended<Answer>[]): Answer[] => ended.flatMap(({ answers }) => answers);

/** The answers of all students in quizzes, in pages. */
export async function* quizAnswers(kysely: Kysely<Tables>): AsyncGenerator<readonly QuizAnswer[]> {
  for await (const quizzes of quizPages(kysely, 1)) yield answersOf(quizzes);
}

/** The answers of all students that count for the learner, and the points of their free responses. */
export const answerSource: AnswerSource = {
  async count(kysely, after, until) {
    const { answers } = await kysely
      .selectFrom('quiz_attempt')
      .innerJoin('attempt_question', questionsOfAttempt)
      .where('finish_number', 'is not', null)
      .where(sql<boolean>`${endedAt} > ${after ?? '-infinity'}::timestamptz`)
      .where(sql<boolean>`${endedAt} <= ${until}::timestamptz`)
      .where('given', 'is not', null)
      .select(sql<number>`count(*)::int`.as('answers'))
      .executeTakeFirstOrThrow();
    return answers;
  },
  async *pages(kysely, oneOf, catalog) {
    const responses = countedResponses(kysely, oneOf, catalog);
    let next = await responses.next();
    const until = async (endedAt: number) => {
      const ended: Ended<StudentAnswer>[] = [];
      while (!next.done && next.value.endedAt <= endedAt) {
        ended.push(next.value);
        next = await responses.next();
      }
      return ended;
    };
    for await (const quizzes of quizPages(kysely, oneOf)) {
      const between = await until(quizzes.at(-1)?.endedAt ?? -Infinity);
      yield answersOf([...quizzes, ...between].sort((a, b) => a.endedAt - b.endedAt));
    }
    while (!next.done) {
      yield next.value.answers;
      next = await responses.next();
    }
  },
};
