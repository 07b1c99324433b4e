import { RESET_LINK_MINUTES } from '../../../schema/rules/account';

/** A link that no longer works. */
export const LINK_RULES = `A link works once, for ${RESET_LINK_MINUTES} minutes, and only the newest one does. Your password has not changed.`;

/** Forgot password and forgot username (spec §2): the two modes of one page. */
export const RETRIEVE = {
  password: {
    title: 'Forgot your password?',
    lead: 'Give us the email address of your account. It gets a link that sets a new password.',
    submit: 'Reset My Password',
    sent: `a link that sets a new password is on its way there. It works once, for ${RESET_LINK_MINUTES} minutes.`,
    other: 'username',
    otherQuestion: 'Forgot your username instead?',
  },
  username: {
    title: 'Forgot your username?',
    lead: 'Give us the email address of your account, and we send the name you signed up with.',
    submit: 'Send Username To My Email',
    sent: 'your username is on its way there.',
    other: 'password',
    otherQuestion: 'Forgot your password instead?',
  },
} as const; // `other` stays one of the two modes
