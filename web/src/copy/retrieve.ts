import { RESET_LINK_MINUTES } from '../../../schema/rules/account';

/** Shown when a reset link no longer works. */
export const LINK_RULES = `A link works once and expires after ${RESET_LINK_MINUTES} minutes, and only the newest link works. Your password has not changed.`;

/** Forgot password and forgot username (spec §2): the two modes of one page. */
export const RETRIEVE = {
  password: {
    title: 'Forgot your password?',
    lead: 'Enter your account’s email address, and we’ll send you a link to reset your password.',
    submit: 'Reset My Password',
    mail: 'a link to reset your password',
    after: `The link works once and expires after ${RESET_LINK_MINUTES} minutes.`,
    other: 'username',
    otherQuestion: 'Forgot your username instead?',
  },
  username: {
    title: 'Forgot your username?',
    lead: 'Enter your account’s email address, and we’ll send you your username.',
    submit: 'Send Username To My Email',
    mail: 'your username',
    after: '',
    other: 'password',
    otherQuestion: 'Forgot your password instead?',
  },
} as const; // types `other` as one of the two modes
