import { create } from 'zustand';
import { AFTER_LOGIN } from '../../schema/rules/account-steps';
import { storedText } from './storage';

/** What was typed into an account form. Held in memory only, because it contains a password. */
export interface AccountDraft {
  username: string;
  email: string;
  password: string;
  atLeast13: boolean;
}

export type AccountForm = 'login' | 'signup';

/** A logout needs no explanation, but one that did not reach the server does, as do an expired session and a deleted account. */
export type SignedOutReason = 'visitor' | 'loggedOut' | 'loggedOutHere' | 'expired' | 'deleted';

interface AppState {
  token: string | null;
  signedOutReason: SignedOutReason;
  /** Where the landing page sends a student who has just signed in: /getstarted after a sign-up, else the dashboard (spec §4). */
  redirect: string;
  isLoginOpen: boolean;
  isSignupOpen: boolean;
  /** The result that a sign-up takes along (spec §3). */
  sourceData: { freeQuizId: string } | null;
  drafts: Readonly<Record<AccountForm, AccountDraft>>;
}

const EMPTY: AccountDraft = { username: '', email: '', password: '', atLeast13: false };
const NO_DRAFTS: AppState['drafts'] = { login: EMPTY, signup: EMPTY };

const accessToken = storedText('accessToken');

/** The state that several features share. All of it changes through the functions below. */
export const useStore = create<AppState>(() => ({
  token: accessToken.get(),
  signedOutReason: 'visitor',
  redirect: AFTER_LOGIN,
  isLoginOpen: false,
  isSignupOpen: false,
  sourceData: null,
  drafts: NO_DRAFTS,
}));

const change = useStore.setState;

// Another tab signed in or out, perhaps while this page was frozen in the browser's history.
const readTokenAgain = () => change({ token: accessToken.get() });
window.addEventListener('storage', readTokenAgain);
window.addEventListener('pageshow', readTokenAgain);

export const readToken = () => useStore.getState().token;
export const useSignedIn = () => useStore(({ token }) => token !== null);

export function signIn(token: string, redirect: string) {
  accessToken.set(token);
  change({ token, redirect, signedOutReason: 'visitor', drafts: NO_DRAFTS });
}

export function signOut(signedOutReason: SignedOutReason) {
  accessToken.set(null);
  // The forms are empty where a session ends; what was typed after its end stays.
  change(({ token, drafts }) => ({
    token: null,
    redirect: AFTER_LOGIN,
    signedOutReason,
    drafts: token === null ? drafts : NO_DRAFTS,
  }));
}

export const openLogin = () => change({ isLoginOpen: true });
export const openSignup = (sourceData: AppState['sourceData'] = null) => change({ isSignupOpen: true, sourceData });
/** Closes both and leaves what was typed, for /whoops. */
export const closeAccountModals = () => change({ isLoginOpen: false, isSignupOpen: false, sourceData: null });

/** Closing a form keeps the names but not the password. */
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
