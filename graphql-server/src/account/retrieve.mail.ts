import type { Kysely } from 'kysely';
import { RESET_LINK_MINUTES } from '../../../schema/rules/account';
import type { Tables } from '../database/tables';
import { letterHtml } from '../mail/html';
import type { Mail } from '../mail/mailer';
import type { MailComposer } from '../mail/sender';
import { hashToken, newToken } from './token';

const GREETING = (username: string) => `Hello ${username},`;
const NOT_YOU = 'If you did not ask for this, you can ignore this email: nothing has changed.';

/** `minutes`: how long the link works. */
function resetMail(to: string, username: string, url: string, minutes: number): Mail {
  const ask = 'Someone, most likely you, asked for a new password at Curve Whisperer. This link sets one:';
  const limit = `It works once, for ${minutes} minutes.`;
  return {
    to,
    subject: 'Reset your password at Curve Whisperer',
    text: [GREETING(username), ask, url, limit, NOT_YOU].join('\n\n'),
    html: letterHtml([`${GREETING(username)}\n${ask}`, limit, NOT_YOU], { label: 'Set a new password', url }),
  };
}

function usernameMail(to: string, username: string, url: string): Mail {
  const answer = `Your username at Curve Whisperer is ${username}.`;
  return {
    to,
    subject: 'Your username at Curve Whisperer',
    text: ['Hello,', answer, url, NOT_YOU].join('\n\n'),
    html: letterHtml([`Hello,\n${answer}`, NOT_YOU], { label: 'Log in', url }),
  };
}

const findReceiver = (kysely: Kysely<Tables>, userId: number | null) =>
  kysely.selectFrom('users').select(['id', 'username', 'email']).where('id', '=', userId).executeTakeFirst();

/** The token is made when the mail is sent: its time starts then, and only its hash is ever stored. */
export const composeResetMail: MailComposer = async ({ db: { kysely }, publicUrl }, { userId }, now) => {
  const user = await findReceiver(kysely, userId);
  if (user === undefined) return null;
  const token = newToken();
  const tokenHash = hashToken(token);
  const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * 60_000);
  await kysely
    .insertInto('password_reset')
    .values({ user_id: user.id, token_hash: tokenHash, created_at: now, expires_at: expiresAt })
    .execute();
  return {
    mail: resetMail(user.email, user.username, `${publicUrl}/reset-password?token=${token}`, RESET_LINK_MINUTES),
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
  return user === undefined ? null : { mail: usernameMail(user.email, user.username, publicUrl) };
};
