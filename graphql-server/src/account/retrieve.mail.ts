import type { Mail } from '../mail/mailer';
import { letterHtml } from '../mail/html';

const GREETING = (username: string) => `Hello ${username},`;
const NOT_YOU = 'If you did not ask for this, there is nothing to do: nothing has changed.';

/** `minutes`: how long the link works. */
export function resetMail(to: string, username: string, url: string, minutes: number): Mail {
  const ask = 'someone, most likely you, asked for a new password at Curve Whisperer. This link sets one:';
  const limit = `It works once, for ${minutes} minutes.`;
  return {
    to,
    subject: 'Your new password at Curve Whisperer',
    text: [GREETING(username), ask, url, limit, NOT_YOU].join('\n\n'),
    html: letterHtml([`${GREETING(username)}\n${ask}`, limit, NOT_YOU], { label: 'Set a new password', url }),
  };
}

export function usernameMail(to: string, username: string, url: string): Mail {
  const answer = `your username at Curve Whisperer is ${username}.`;
  return {
    to,
    subject: 'Your username at Curve Whisperer',
    text: ['Hello,', answer, url, NOT_YOU].join('\n\n'),
    html: letterHtml([`Hello,\n${answer}`, NOT_YOU], { label: 'Log in', url }),
  };
}
