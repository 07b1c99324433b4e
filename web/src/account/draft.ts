/** What was typed into an account form, kept in memory (never in storage or history, for it holds a password). */
export interface Draft {
  username: string;
  email: string;
  password: string;
  atLeast13: boolean;
}

export type AccountForm = 'login' | 'signup';

const empty: Draft = { username: '', email: '', password: '', atLeast13: false };
const drafts: Record<AccountForm, Draft> = { login: empty, signup: empty };

export const readDraft = (form: AccountForm) => drafts[form];

export function keepDraft(form: AccountForm, draft: Draft) {
  drafts[form] = draft;
}

/** Closing a form keeps the names; the password has no business in a form that nobody looks at. */
export function forgetPassword(form: AccountForm) {
  drafts[form] = { ...drafts[form], password: '' };
}

export function forgetDrafts() {
  drafts.login = empty;
  drafts.signup = empty;
}
