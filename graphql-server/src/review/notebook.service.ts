import { sql } from 'kysely';
import type { Given } from '../../../schema/rules/given';
import { requireViewer, type Context } from '../context';
import { questionOf } from '../course/asked-question';
import type { CourseQuestion } from '../course/course';
import type { AskedVariant } from '../course/question-variant';
import { milliseconds } from '../database/timestamps';
import { ASKED_VARIANT } from '../quiz/attempt.queries';
import { answersShown, rationalesOf } from '../quiz/attempt-view';
import type { Mistake } from './review.type';
import { questionsOfAttempt } from '../quiz/join-questions';

/** A right answer says nothing of a question whose key was shown so shortly before. */
const KEY_REMEMBERED = sql`interval '1 day'`;

/**
 * The questions whose last answer in a finished quiz is wrong: confident and wrong first, then the newest. Answers to variants are answers to
 * their item, and a right answer to a question that stood for the mistake corrects it. A right answer to the very question whose key was
 * shown within a day does not.
 */
function readMissed({ db }: Context, userId: number) {
  return db.kysely
    .with('answered', (kysely) =>
      kysely
        .selectFrom('quiz_attempt')
        .innerJoin('attempt_question', questionsOfAttempt)
        .selectAll('attempt_question')
        .select([
          'finished_at',
          'finish_number',
          sql<string | null>`lag(finished_at) over (partition by question_id, variant_id order by finish_number)`.as(
            'shown_at',
          ),
        ])
        .where('quiz_attempt.owner_id', '=', userId)
        .where('finished_at', 'is not', null),
    )
    .with('telling', (kysely) =>
      kysely
        .selectFrom('answered')
        .selectAll()
        .where(
          sql<boolean>`not is_correct or shown_at is null or shown_at not between answered_at - ${KEY_REMEMBERED} and answered_at`,
        ),
    )
    .with('counted', (kysely) =>
      kysely
        .selectFrom('telling')
        .selectAll()
        .select('question_id as mistake_id')
        .unionAll(
          kysely
            .selectFrom('telling')
            .selectAll()
            .select(sql<number>`(why_asked ->> 'questionId')::int`.as('mistake_id'))
            .where('is_correct', '=', true)
            .where(sql<boolean>`(why_asked ->> 'questionId')::int <> question_id`),
        ),
    )
    .with('numbered', (kysely) =>
      kysely
        .selectFrom('counted')
        .selectAll()
        .select((eb) => [
          eb.fn
            .count<number>('question_id')
            .filterWhere('is_correct', 'is', false)
            .over((over) => over.partitionBy('mistake_id'))
            .as('times_missed'),
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('mistake_id').orderBy('finish_number', 'desc').orderBy('position', 'desc'))
            .as('nth_last'),
        ]),
    )
    .selectFrom('numbered')
    .leftJoin('question_variant as v', 'v.id', 'variant_id')
    .select([
      'numbered.question_id as questionId',
      sql<AskedVariant | null>`${sql.raw(ASKED_VARIANT)}`.as('variant'),
      'attempt_id as attemptId',
      'answer_order as answerOrder',
      sql<Given>`given`.as('given'),
      'certainty',
      milliseconds('finished_at').as('missedAt'),
      sql<number>`times_missed::int`.as('timesMissed'),
    ])
    .where('nth_last', '=', 1)
    .where('is_correct', 'is', false)
    .orderBy(sql`certainty is not distinct from 'sure'`, 'desc')
    .orderBy('numbered.finished_at', 'desc')
    .orderBy('attempt_id')
    .orderBy('position')
    .execute();
}

export interface Missed {
  readonly row: Awaited<ReturnType<typeof readMissed>>[number];
  readonly question: CourseQuestion;
}

/** Mistakes on questions that may still be asked; the others cannot be corrected anymore. */
export async function findMissed(context: Context, userId: number): Promise<Missed[]> {
  const rows = await readMissed(context, userId);
  const missed = rows.map((row) => ({ row, question: questionOf(context.course, row) }));
  return missed.filter(({ question }) => !question.retired);
}

/** The notebook of mistakes. */
export async function readMistakes(context: Context): Promise<Mistake[]> {
  const { userId } = await requireViewer(context);
  return (await findMissed(context, userId)).map(({ row, question }) => {
    const shown = answersShown(row, question);
    return {
      id: `${userId}-${row.questionId}`,
      question: question.shown,
      given: row.given,
      answers: shown.map((answer) => answer.shown),
      rationales: rationalesOf(question, shown, row.given),
      takeaway: question.takeaway,
      missedAt: new Date(row.missedAt),
      timesMissed: row.timesMissed,
      certainty: row.certainty,
      attemptId: row.attemptId,
    };
  });
}
