import { useSyncExternalStore } from 'react';

const KEY = 'access_token';

/** Why nobody is signed in: a logout needs no explanation, but one that the server did not hear of does, as do a lapsed session and a deleted account. */
export type SignedOutReason = 'visitor' | 'loggedOut' | 'loggedOutHere' | 'lapsed' | 'deleted';

let reason: SignedOutReason = 'visitor';
let destination = '/userhome';
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const readToken = (): string | null => localStorage.getItem(KEY);

/** Where the landing page sends who has just signed in: /getstarted after a sign-up, else the dashboard (spec §4). */
export const destinationAfterSigningIn = () => destination;

export function keepToken(token: string, goingTo: string) {
  destination = goingTo;
  reason = 'visitor';
  localStorage.setItem(KEY, token);
  tell();
}

export function dropToken(why: SignedOutReason) {
  destination = '/userhome';
  reason = why;
  localStorage.removeItem(KEY);
  tell();
}

/** Calls when another tab signs in or out. Answers with the way to stop listening. */
export function onOtherTab(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    // null: the whole storage was emptied.
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function listen(listener: () => void) {
  const stop = onOtherTab(listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export const useToken = () => useSyncExternalStore(listen, readToken);
export const useSignedIn = () => useToken() !== null;
export const useSignedOutReason = () => useSyncExternalStore(listen, () => reason);
