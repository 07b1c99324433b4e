import { sql } from 'kysely';
import type { Given } from '../../../schema/rules/given';
import { requireViewer, type Context } from '../context';
import type { CourseQuestion } from '../course/course';
import { milliseconds } from '../database/timestamps';
import { answersShown, rationalesOf } from '../quiz/attempt-view';
import type { Mistake } from './review.type';
import { questionsOfAttempt } from '../quiz/join-questions';

/** The questions whose last answer in a finished quiz is wrong: confident and wrong first, then the newest. */
function readMissed({ db }: Context, userId: number) {
  return db.kysely
    .with('answered', (kysely) =>
      kysely
        .selectFrom('quiz_attempt')
        .innerJoin('attempt_question', questionsOfAttempt)
        .selectAll('attempt_question')
        .select((eb) => [
          'finished_at',
          eb.fn
            .count<number>('question_id')
            .filterWhere('is_correct', 'is', false)
            .over((over) => over.partitionBy('question_id'))
            .as('times_missed'),
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('question_id').orderBy('finish_number', 'desc'))
            .as('nth_last'),
        ])
        .where('quiz_attempt.owner_id', '=', userId)
        .where('finished_at', 'is not', null),
    )
    .selectFrom('answered')
    .select([
      'question_id as questionId',
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
    .orderBy('answered.finished_at', 'desc')
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
  const missed = rows.map((row) => ({ row, question: context.course.question(row.questionId) }));
  return missed.filter(({ question }) => !question.retired);
}

/** The notebook of mistakes. */
export async function readMistakes(context: Context): Promise<Mistake[]> {
  const { userId } = await requireViewer(context);
  return (await findMissed(context, userId)).map(({ row, question }) => {
    const shown = answersShown(row, question);
    return {
      id: `${userId}-${question.id}`,
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
