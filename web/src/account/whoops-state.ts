import type { AccountForm } from '../store';

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
  if (typeof state !== 'object' || state === null) return null;
  const { error, source, username, email, freeQuizId } = state as Record<string, unknown>; // an object's fields, each checked below
  if (typeof error !== 'string' || (source !== 'login' && source !== 'signup')) return null;
  return {
    error,
    source,
    username: typeof username === 'string' ? username : '',
    email: typeof email === 'string' ? email : '',
    freeQuizId: typeof freeQuizId === 'string' ? freeQuizId : null,
  };
}
