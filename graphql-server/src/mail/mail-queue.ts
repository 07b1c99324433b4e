import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { MailKind } from './queued-mail.entity';

/** A mail is worth sending for so long; the time of a reset link, for one, only starts when it is sent. */
const LIFETIME_MS = 24 * 60 * 60_000;

export interface QueuedMail {
  readonly id: number;
  readonly kind: MailKind;
  readonly userId: number | null;
  readonly messageId: number | null;
  readonly attempts: number;
  readonly expired: boolean;
}

/**
 * Queues a mail about a user or a contact message; a second one of the same kind for the same user replaces the first.
 * With user null it does the same work without sending anything, so that both cases take the same time.
 */
export async function queueMail(
  kysely: Kysely<Tables>,
  kind: MailKind,
  about: { readonly userId: number | null } | { readonly messageId: number },
  now: Date,
): Promise<void> {
  await kysely
    .insertInto('mail')
    .values({
      kind,
      user_id: 'userId' in about ? about.userId : null,
      message_id: 'messageId' in about ? about.messageId : null,
      next_try_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet(({ ref }) => ({ expires_at: ref('excluded.expires_at') })),
    )
    .execute();
}

/**
 * Takes the mail that has been due longest; concurrent processes take different ones. It is leased until `leaseEnd`, so that
 * it is tried again when this process dies. A next try after `latestTry` was set by a clock that ran ahead: it is due.
 */
export function takeDueMail(
  kysely: Kysely<Tables>,
  now: Date,
  leaseEnd: Date,
  latestTry: Date,
): Promise<QueuedMail | undefined> {
  return kysely
    .updateTable('mail')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_try_at: leaseEnd }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('mail')
        .select('id')
        .where(({ or, eb }) => or([eb('next_try_at', '<=', now), eb('next_try_at', '>', latestTry)]))
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'kind',
      'user_id as userId',
      'message_id as messageId',
      'attempts',
      sql<boolean>`expires_at <= ${now}`.as('expired'),
    ])
    .executeTakeFirst();
}

export async function postponeMail(kysely: Kysely<Tables>, id: number, nextTry: Date): Promise<void> {
  await kysely.updateTable('mail').set({ next_try_at: nextTry }).where('id', '=', id).execute();
}

/** Removes a mail that was sent, or given up (`sentAt` null), and notes it on its contact message. */
export async function removeMail(kysely: Kysely<Tables>, id: number, sentAt: Date | null): Promise<void> {
  await kysely
    .with('removed', (query) => query.deleteFrom('mail').where('id', '=', id).returning('message_id'))
    .updateTable('contact_message')
    .from('removed')
    .set({ sent_at: sentAt })
    .whereRef('contact_message.id', '=', 'removed.message_id')
    .execute();
}
