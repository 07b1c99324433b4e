import type { AccountForm } from '../store';
import { textIn } from '../text-in';

/** Navigation state of /whoops (spec §2): the error text, its source, and the initial values of the retry form. */
export interface WhoopsState {
  error: string;
  source: AccountForm;
  username: string;
  email: string;
  /** The free quiz whose result is saved to the new account. */
  freeQuizId: string | null;
}

/** Returns null if no failed login or sign-up led to the page. */
export function readWhoopsState(state: unknown): WhoopsState | null {
  const error = textIn(state, 'error');
  const source = textIn(state, 'source');
  if (!error || (source !== 'login' && source !== 'signup')) return null;
  const freeQuizId = textIn(state, 'freeQuizId') || null;
  return { error, source, username: textIn(state, 'username'), email: textIn(state, 'email'), freeQuizId };
}
