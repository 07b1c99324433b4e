import type { AccountForm } from '../store';
import { textIn } from '../text-in';

/** Navigation state of /whoops (spec §2): the error text and its source, and what the retry form begins with. */
export interface WhoopsState {
  error: string;
  source: AccountForm;
  username: string;
  email: string;
  /** The free quiz whose result the new student keeps. */
  freeQuizId: string | null;
}

/** Null when somebody came without a failed try. */
export function readWhoopsState(state: unknown): WhoopsState | null {
  const error = textIn(state, 'error');
  const source = textIn(state, 'source');
  if (!error || (source !== 'login' && source !== 'signup')) return null;
  const freeQuizId = textIn(state, 'freeQuizId') || null;
  return { error, source, username: textIn(state, 'username'), email: textIn(state, 'email'), freeQuizId };
}
