import { requireViewer, type Context } from '../context';
import { DISMISS_NOTICE, NOTICES_OF, type NoticeRow } from './notice.queries';

export type NoticeView = Omit<NoticeRow, 'createdAt'> & { readonly createdAt: Date };

async function findNotices({ db }: Context, userId: number): Promise<NoticeView[]> {
  const rows = await db.rows<NoticeRow>(NOTICES_OF, [userId]);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** What the student has not put away yet, newest first. */
export async function readNotices(context: Context): Promise<NoticeView[]> {
  const { userId } = await requireViewer(context);
  return findNotices(context, userId);
}

/** Puts a notice away; one that is gone already, or somebody else's, changes nothing. Returns those left. */
export async function dismissNotice(context: Context, id: number): Promise<NoticeView[]> {
  const { userId } = await requireViewer(context);
  await context.db.rows(DISMISS_NOTICE, [id, userId]);
  return findNotices(context, userId);
}
