import type { Context } from '../context';
import type { MailKind } from './queued-mail.entity';
import { KEEP_MAIL } from './mail-queue.queries';

/** So long a mail is worth sending: a reset link whose time only starts when it is sent, for one. */
const LIFETIME_MS = 24 * 60 * 60_000;

export const mailExpiry = (now: Date) => new Date(now.getTime() + LIFETIME_MS);

/** Keeps a mail to a user until it is sent; to nobody (null), for the same work without a mail. */
export async function keepMail({ db, now, wakeSender }: Context, kind: MailKind, userId: number | null): Promise<void> {
  await db.rows(KEEP_MAIL, [kind, userId, now, mailExpiry(now)]);
  await wakeSender();
}
