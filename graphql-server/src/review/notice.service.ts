import { requireViewer, type Context } from '../context';
import { milliseconds } from '../database/timestamps';
import type { Notice } from './review.type';

async function findNotices({ db, course }: Context, userId: number): Promise<Notice[]> {
  const rows = await db.kysely
    .selectFrom('notice')
    .leftJoin('free_response_attempt', (join) =>
      join
        .onRef('free_response_attempt.owner_id', '=', 'notice.user_id')
        .onRef('free_response_attempt.id', '=', 'notice.free_response_attempt_id'),
    )
    .select([
      'notice.id',
      'text',
      milliseconds('created_at').as('createdAt'),
      'attempt_id as attemptId',
      'free_response_attempt_id as freeResponseAttemptId',
      'free_response_attempt.free_response_id as version',
    ])
    .where('notice.user_id', '=', userId)
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .execute();
  return rows.map(({ version, createdAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    freeResponseId: course.freeResponseVersions.find(({ id }) => id === version)?.definition.id ?? null,
  }));
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
