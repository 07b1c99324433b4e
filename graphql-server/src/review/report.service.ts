import type { Kysely } from 'kysely';
import { checkReportWords } from '../../../schema/rules/report';
import { findOwned } from '../account/owned';
import { requireViewer, type Context } from '../context';
import { askedIdOf } from '../course/asked-question';
import { milliseconds } from '../database/timestamps';
import type { Tables } from '../database/tables';
import { DomainError } from '../errors';
import { ATTEMPT_BY_ID } from '../quiz/attempt.queries';
import type { QuestionProblem } from './review.entity';

export interface Report {
  readonly attemptId: string;
  /** As the API knows it: askedIdOf. */
  readonly questionId: number;
  readonly problem: QuestionProblem;
  readonly message: string | null;
}

/**
 * Saves what a student finds wrong with a question of a quiz they may see; a second report replaces the first.
 * Throws BAD_USER_INPUT, NOT_FOUND or TOO_MANY_ATTEMPTS.
 */
export async function reportQuestion(
  context: Context,
  { attemptId, questionId, problem, message }: Report,
): Promise<void> {
  const { db, limits, now } = context;
  const { userId } = await requireViewer(context);
  const trimmed = message?.trim() ?? '';
  const refusal = checkReportWords(trimmed);
  if (refusal !== null) throw new DomainError('BAD_USER_INPUT', refusal, 'words');
  const attempt = await findOwned(context, ATTEMPT_BY_ID, attemptId, 'quiz');
  const asked = attempt.questions.find((one) => askedIdOf(one) === questionId);
  if (asked === undefined) {
    throw new DomainError('NOT_FOUND', 'That question is not in this quiz.');
  }
  await limits.use('questionReportsPerStudent', String(userId));
  const report = {
    variant_id: asked.variant?.id ?? null,
    problem,
    message: trimmed === '' ? null : trimmed,
    reported_at: now,
  };
  await db.kysely
    .insertInto('question_report')
    .values({ user_id: userId, question_id: asked.questionId, ...report })
    .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doUpdateSet(report))
    .execute();
  context.note('questionReported', userId);
}

/** Everything reported, newest first; nobody is named. Times in milliseconds since 1970. */
export function readReports(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('question_report')
    .innerJoin('question', 'question.id', 'question_report.question_id')
    .leftJoin('question_variant', 'question_variant.id', 'question_report.variant_id')
    .select([
      'question.stable_id as stableId',
      'number as variant',
      'problem',
      'message',
      milliseconds('reported_at').as('reportedAt'),
    ])
    .orderBy('question_report.reported_at', 'desc')
    .orderBy('stable_id')
    .execute();
}

export type ReportRow = Awaited<ReturnType<typeof readReports>>[number];
