import type { Kysely } from 'kysely';
import { RESET_LINK_MINUTES } from '../../../schema/rules/account';
import type { Tables } from '../database/tables';
import { letter } from '../mail/html';
import type { MailComposer } from '../mail/sender';
import { hashToken, newToken } from './token';

const NOT_YOU = 'If you did not request this, you can ignore this email. Nothing has changed.';

const findReceiver = (kysely: Kysely<Tables>, userId: number | null) =>
  kysely.selectFrom('users').select(['id', 'username', 'email']).where('id', '=', userId).executeTakeFirst();

/** The token is made when the mail is sent: its time starts then, and only its hash is ever stored. */
export const composeResetMail: MailComposer = async ({ db: { kysely }, publicUrl }, { userId }, now) => {
  const user = await findReceiver(kysely, userId);
  if (user === undefined) return null;
  const token = newToken(user.id);
  const tokenHash = hashToken(token);
  const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * 60_000);
  await kysely
    .insertInto('password_reset')
    .values({ user_id: user.id, token_hash: tokenHash, created_at: now, expires_at: expiresAt })
    .execute();
  const ask =
    'Someone, probably you, asked to reset your password at Curve Whisperer. Use this link to choose a new one:';
  const limit = `The link works once and expires after ${RESET_LINK_MINUTES} minutes.`;
  const link = { label: 'Choose a new password', url: `${publicUrl}/reset-password?token=${token}` };
  return {
    mail: {
      to: user.email,
      subject: 'Reset your password at Curve Whisperer',
      ...letter(`Hello ${user.username},\n${ask}`, [limit, NOT_YOU], link),
    },
    // Only the newest link works; older ones do until this one has been sent.
    sent: async () => {
      await kysely
        .deleteFrom('password_reset')
        .where('user_id', '=', user.id)
        .where('used_at', 'is', null)
        .where('token_hash', '<>', tokenHash)
        .execute();
    },
  };
};

export const composeUsernameMail: MailComposer = async ({ db, publicUrl }, { userId }) => {
  const user = await findReceiver(db.kysely, userId);
  if (user === undefined) return null;
  const answer = `Your username at Curve Whisperer is ${user.username}.`;
  return {
    mail: {
      to: user.email,
      subject: 'Your username at Curve Whisperer',
      ...letter(`Hello,\n${answer}`, [NOT_YOU], { label: 'Log in', url: publicUrl }),
    },
  };
};
