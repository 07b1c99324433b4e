import { create } from 'zustand';
import { AFTER_LOGIN } from '../../schema/rules/account-steps';
import { changeOwner, storedText } from './storage';

/** The values typed into an account form. Held in memory only, because they include a password. */
export interface AccountDraft {
  username: string;
  email: string;
  password: string;
  atLeast13: boolean;
}

export type AccountForm = 'login' | 'signup';

/**
 * Why the student is signed out. A logout needs no explanation. A logout that did not reach the server, an expired
 * session, and a deleted account do.
 */
export type SignedOutReason = 'visitor' | 'loggedOut' | 'loggedOutHere' | 'expired' | 'deleted';

/** What a visitor did before signing up, by attempt id. The new account keeps it. */
export interface VisitorWork {
  /** A free quiz (spec §3). */
  freeQuizId?: string;
  /** An answer to the free-response question that is open to visitors. */
  freeResponseId?: string;
}

interface AppState {
  token: string | null;
  signedOutReason: SignedOutReason;
  /**
   * Where the landing page redirects a student who has just signed in: /getstarted after a sign-up, otherwise the
   * dashboard (spec §4).
   */
  redirect: string;
  /** The student's page that a visitor asked for, and where the next login leads. */
  returnTo: string | null;
  isLoginOpen: boolean;
  isSignupOpen: boolean;
  sourceData: VisitorWork | null;
  drafts: Readonly<Record<AccountForm, AccountDraft>>;
  /** Changes when another tab has signed somebody else in or out: then nothing on the page is theirs. */
  person: number;
}

const EMPTY: AccountDraft = { username: '', email: '', password: '', atLeast13: false };
const NO_DRAFTS: AppState['drafts'] = { login: EMPTY, signup: EMPTY };

const accessToken = storedText('accessToken');

/** State shared by several features. All changes go through the functions below. */
export const useStore = create<AppState>(() => ({
  // Null while the server's HTML is hydrated, which is a visitor's. The stored token is read below.
  token: null,
  signedOutReason: 'visitor',
  redirect: AFTER_LOGIN,
  returnTo: null,
  isLoginOpen: false,
  isSignupOpen: false,
  sourceData: null,
  drafts: NO_DRAFTS,
  person: 0,
}));

const change = useStore.setState;

function readStoredToken() {
  const token = accessToken.get();
  if (!changeOwner(token)) return change({ token });
  const signedOutReason = token === null ? 'loggedOut' : 'visitor';
  change(({ person }) => ({ ...useStore.getInitialState(), token, signedOutReason, person: person + 1 }));
}
if (!import.meta.env.SSR) {
  readStoredToken();
  // Another tab may have signed in or out, possibly while this page was in the back/forward cache.
  window.addEventListener('storage', readStoredToken);
  window.addEventListener('pageshow', readStoredToken);
}

export const readToken = () => useStore.getState().token;
export const useSignedIn = () => useStore(({ token }) => token !== null);

export function signIn(token: string, redirect: string) {
  accessToken.set(token);
  changeOwner(token);
  change({ token, redirect, returnTo: null, signedOutReason: 'visitor', drafts: NO_DRAFTS });
}

/** Once a login has led on, the landing page leads to the dashboard again. */
export const endRedirect = () => change({ redirect: AFTER_LOGIN });

export const returnAfterLogin = (returnTo: string) => change({ returnTo });

export function signOut(signedOutReason: SignedOutReason) {
  accessToken.set(null);
  changeOwner(null);
  // Ending a session clears the forms. If the session has already ended, text typed since then is preserved.
  change(({ token, drafts }) => ({
    token: null,
    redirect: AFTER_LOGIN,
    returnTo: null,
    signedOutReason,
    drafts: token === null ? drafts : NO_DRAFTS,
  }));
}

export const openLogin = () => change({ isLoginOpen: true });
export const openSignup = (sourceData: AppState['sourceData'] = null) => change({ isSignupOpen: true, sourceData });
/** Closes both modals and keeps the typed values for /whoops. */
export const closeAccountModals = () => change({ isLoginOpen: false, isSignupOpen: false, sourceData: null });

/** Closing a form keeps the username and email but clears the password. */
export function closeLogin() {
  change({ isLoginOpen: false });
  changeDraft('login', { password: '' });
}

export function closeSignup() {
  change({ isSignupOpen: false, sourceData: null });
  changeDraft('signup', { password: '' });
}

export const changeDraft = (form: AccountForm, part: Partial<AccountDraft>) =>
  change(({ drafts }) => ({ drafts: { ...drafts, [form]: { ...drafts[form], ...part } } }));
