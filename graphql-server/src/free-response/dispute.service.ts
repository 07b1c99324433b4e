import { checkReportWords, LONGEST_DISPUTE } from '../../../schema/rules/report';
import { owned } from '../account/owned';
import { countSavedWork } from '../account/stored-work';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { DISPUTE_POINT, WITHDRAW_DISPUTE } from './attempt.queries';
import { findAttempt, view } from './attempt.service';
import type { FreeResponseAttempt } from './free-response.type';

export interface PointToDispute {
  readonly attemptId: string;
  /** Its name: "a-1". */
  readonly point: string;
  readonly words: string | null;
}

/**
 * Records that a student, or a visitor, thinks that a point was scored wrongly; a second time replaces the first. Throws NOT_FOUND,
 * TOO_MANY_ATTEMPTS, or BAD_USER_INPUT for words that are too long or a point that the scorer did not decide.
 */
export async function disputePoint(
  context: Context,
  { attemptId, point, words }: PointToDispute,
): Promise<FreeResponseAttempt> {
  const { db, limits, now, ip } = context;
  const trimmed = words?.trim() ?? '';
  const refusal = checkReportWords(trimmed, LONGEST_DISPUTE);
  if (refusal !== null) throw new DomainError('BAD_USER_INPUT', refusal, 'words');
  const attempt = await findAttempt(context, attemptId);
  const { userId, points, disputes } = attempt;
  const scored = points?.find(({ id, state }) => id === point && state !== 'open');
  if (scored === undefined)
    throw new DomainError('BAD_USER_INPUT', 'You can dispute only points that were scored for you.');
  if (userId === null) await limits.use('visitorDisputesPerIp', ip);
  else await limits.use('disputesPerStudent', String(userId));
  const dispute = { words: trimmed === '' ? null : trimmed, reason: scored.reason, at: now.toISOString() };
  await countSavedWork(context, userId, JSON.stringify(disputes), JSON.stringify({ ...disputes, [point]: dispute }));
  const named = owned(context, attempt.id, attempt.ownerId);
  const [disputed] = await db.query(DISPUTE_POINT, { ...named, point, dispute: JSON.stringify(dispute) });
  context.note('pointDisputed', userId ?? undefined);
  return view(context, disputed ?? (await findAttempt(context, attemptId)));
}

/** Nothing is left of the dispute. A point that is not disputed stays as it is. Throws NOT_FOUND. */
export async function withdrawDispute(
  context: Context,
  attemptId: string,
  point: string,
): Promise<FreeResponseAttempt> {
  const attempt = await findAttempt(context, attemptId);
  const named = owned(context, attempt.id, attempt.ownerId);
  const [withdrawn] = await context.db.query(WITHDRAW_DISPUTE, { ...named, point });
  return view(context, withdrawn ?? (await findAttempt(context, attemptId)));
}
