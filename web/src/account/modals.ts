import { useSyncExternalStore } from 'react';

interface AccountModals {
  isLoginOpen: boolean;
  isSignupOpen: boolean;
  /** What the sign-up should keep, such as the result of a free quiz (spec §4). */
  sourceData: unknown;
}

const closed: AccountModals = { isLoginOpen: false, isSignupOpen: false, sourceData: null };
let modals = closed;
const listeners = new Set<() => void>();

function change(part: Partial<AccountModals>) {
  modals = { ...modals, ...part };
  listeners.forEach((listener) => listener());
}

export const openLogin = () => change({ isLoginOpen: true });
export const closeLogin = () => change({ isLoginOpen: false });
export const openSignup = (sourceData: unknown = null) => change({ isSignupOpen: true, sourceData });
export const closeSignup = () => change({ isSignupOpen: false, sourceData: null });
export const closeAccountModals = () => change(closed);

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAccountModals = () => useSyncExternalStore(listen, () => modals);

/** The attempt of a free quiz that a sign-up was opened with: sourceData {freeQuizId}. */
export function freeQuizIn(sourceData: unknown): string | null {
  if (typeof sourceData !== 'object' || sourceData === null || !('freeQuizId' in sourceData)) return null;
  return typeof sourceData.freeQuizId === 'string' ? sourceData.freeQuizId : null;
}
