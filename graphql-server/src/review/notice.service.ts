import { requireViewer, type Context } from '../context';
import { milliseconds } from '../database/timestamps';
import type { Notice } from './review.type';

async function findNotices({ db }: Context, userId: number): Promise<Notice[]> {
  const rows = await db.kysely
    .selectFrom('notice')
    .select(['id', 'text', milliseconds('created_at').as('createdAt'), 'attempt_id as attemptId'])
    .where('user_id', '=', userId)
    .orderBy('notice.created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** What the student has not dismissed yet, newest first. */
export async function readNotices(context: Context): Promise<Notice[]> {
  const { userId } = await requireViewer(context);
  return findNotices(context, userId);
}

/** Dismisses a notice; one that is gone already, or somebody else's, changes nothing. Returns those left. */
export async function dismissNotice(context: Context, id: number): Promise<Notice[]> {
  const { userId } = await requireViewer(context);
  await context.db.kysely.deleteFrom('notice').where('id', '=', id).where('user_id', '=', userId).execute();
  return findNotices(context, userId);
}
