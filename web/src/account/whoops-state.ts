import type { AccountForm, VisitorWork } from '../store';
import { textIn } from '../text-in';

/** Navigation state of /whoops (spec §2): the error text, its source, and the initial values of the retry form. */
export interface WhoopsState {
  error: string;
  source: AccountForm;
  username: string;
  email: string;
  work: VisitorWork;
}

/** Returns null if no failed login or sign-up led to the page. */
export function readWhoopsState(state: unknown): WhoopsState | null {
  const error = textIn(state, 'error');
  const source = textIn(state, 'source');
  if (!error || (source !== 'login' && source !== 'signup')) return null;
  return { error, source, username: textIn(state, 'username'), email: textIn(state, 'email'), work: workIn(state) };
}

function workIn(state: unknown): VisitorWork {
  const work: unknown = typeof state === 'object' && state !== null && 'work' in state ? state.work : null;
  const freeQuizId = textIn(work, 'freeQuizId');
  const freeResponseId = textIn(work, 'freeResponseId');
  return { ...(freeQuizId && { freeQuizId }), ...(freeResponseId && { freeResponseId }) };
}
