import { RESET_LINK_MINUTES } from '../../../schema/rules/account';
import { letterHtml } from '../mail/html';
import type { Mail } from '../mail/mailer';
import type { LetterWriter } from '../mail/sender';
import { ADD_RESET_LINK, KEEP_ONE_LINK, USER_TO_WRITE_TO } from './retrieve.queries';
import { hashToken, newToken } from './token';

const GREETING = (username: string) => `Hello ${username},`;
const NOT_YOU = 'If you did not ask for this, there is nothing to do: nothing has changed.';

/** `minutes`: how long the link works. */
function resetMail(to: string, username: string, url: string, minutes: number): Mail {
  const ask = 'someone, most likely you, asked for a new password at Curve Whisperer. This link sets one:';
  const limit = `It works once, for ${minutes} minutes.`;
  return {
    to,
    subject: 'Your new password at Curve Whisperer',
    text: [GREETING(username), ask, url, limit, NOT_YOU].join('\n\n'),
    html: letterHtml([`${GREETING(username)}\n${ask}`, limit, NOT_YOU], { label: 'Set a new password', url }),
  };
}

function usernameMail(to: string, username: string, url: string): Mail {
  const answer = `your username at Curve Whisperer is ${username}.`;
  return {
    to,
    subject: 'Your username at Curve Whisperer',
    text: ['Hello,', answer, url, NOT_YOU].join('\n\n'),
    html: letterHtml([`Hello,\n${answer}`, NOT_YOU], { label: 'Log in', url }),
  };
}

interface Receiver {
  readonly username: string;
  readonly email: string;
}

/** The link is made when it is mailed: its time starts then, and only its hash was ever stored. */
export const writeResetLetter: LetterWriter = async ({ db, publicUrl }, { userId }, now) => {
  const [user] = await db.rows<Receiver>(USER_TO_WRITE_TO, [userId]);
  if (user === undefined) return null;
  const token = newToken();
  const end = new Date(now.getTime() + RESET_LINK_MINUTES * 60_000);
  await db.rows(ADD_RESET_LINK, [userId, hashToken(token), now, end]);
  return {
    mail: resetMail(user.email, user.username, `${publicUrl}/reset-password?token=${token}`, RESET_LINK_MINUTES),
    sent: async () => void (await db.rows(KEEP_ONE_LINK, [userId, hashToken(token)])),
  };
};

export const writeUsernameLetter: LetterWriter = async ({ db, publicUrl }, { userId }) => {
  const [user] = await db.rows<Receiver>(USER_TO_WRITE_TO, [userId]);
  return user === undefined ? null : { mail: usernameMail(user.email, user.username, publicUrl) };
};
