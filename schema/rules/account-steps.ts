/** Where each step with an account leads (spec §4). Apart from account.ts, whose checks most pages can do without. */
export const AFTER_LOGIN = '/userhome';
export const AFTER_SIGNUP = '/getstarted';
export const AFTER_FAILED_LOGIN_OR_SIGNUP = '/whoops';
export const AFTER_LOGOUT = '/';
export const AFTER_DELETION = '/';
export const AFTER_CONTACT = '/messagesent';
