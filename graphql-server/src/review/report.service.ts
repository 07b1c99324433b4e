import { checkReportWords } from '../../../schema/rules/report';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import type { QuestionProblem } from './question-report.entity';
import { findAttempt } from '../quiz/quiz.service';
import { KEEP_REPORT } from './report.queries';

export interface Report {
  readonly attemptId: string;
  readonly questionId: number;
  readonly problem: QuestionProblem;
  readonly words: string | null;
}

/** Keeps what a student finds wrong with a question of a quiz they may see. Throws BAD_USER_INPUT, NOT_FOUND or TOO_MANY_ATTEMPTS. */
export async function reportQuestion(
  context: Context,
  { attemptId, questionId, problem, words }: Report,
): Promise<void> {
  const { userId } = await requireViewer(context);
  const said = words?.trim() ?? '';
  const refusal = checkReportWords(said);
  if (refusal !== null) throw new DomainError('BAD_USER_INPUT', refusal, 'words');
  const attempt = await findAttempt(context, attemptId);
  if (!attempt.questions.some((asked) => asked.questionId === questionId)) {
    throw new DomainError('NOT_FOUND', 'That question is not part of this quiz.');
  }
  await context.limits.use('questionReportsPerStudent', String(userId));
  await context.db.rows(KEEP_REPORT, [userId, questionId, problem, said === '' ? null : said, context.now]);
  context.note('questionReported', userId);
}
