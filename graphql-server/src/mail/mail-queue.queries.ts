import type { Statement } from '../database/database';
import type { MailKind } from './queued-mail.entity';

export interface KeptMailRow {
  readonly id: number;
  readonly kind: MailKind;
  readonly userId: number | null;
  readonly messageId: number | null;
  readonly attempts: number;
  readonly expired: boolean;
}

/** One statement with or without an account behind it, so that both take the same time. $1 kind, $2 user or null, $3 now, $4 expiry. */
export const KEEP_MAIL: Statement = {
  name: 'keep_mail',
  text: `
    insert into mail (kind, user_id, next_try_at, expires_at) values ($1, $2, $3, $4)
    on conflict (user_id, kind) do update set expires_at = excluded.expires_at`,
};

/**
 * Takes the mail that is due longest; of several processes each takes another. Until $2 it is left alone, so that a
 * process that dies over it does not take it along. A next try after $3 was set by a clock that ran ahead: it is due.
 * $1 now, $2 end of the lease, $3 the latest that a next try can be.
 */
export const TAKE_DUE_MAIL: Statement = {
  name: 'take_due_mail',
  text: `
    update mail set attempts = attempts + 1, next_try_at = $2::timestamptz
    where id = (
      select id from mail where next_try_at <= $1::timestamptz or next_try_at > $3::timestamptz
      order by next_try_at, id limit 1 for update skip locked)
    returning id, kind, user_id as "userId", message_id as "messageId", attempts, expires_at <= $1::timestamptz as expired`,
};

/** $1 mail, $2 next try. */
export const PUT_OFF_MAIL: Statement = {
  name: 'put_off_mail',
  text: `update mail set next_try_at = $2 where id = $1`,
};

/** $1 mail, $2 when it was sent, or null when it was given up. */
export const FORGET_MAIL: Statement = {
  name: 'forget_mail',
  text: `
    with gone as (delete from mail where id = $1 returning message_id)
    update contact_message m set sent_at = $2 from gone where m.id = gone.message_id`,
};
