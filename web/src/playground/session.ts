import { useSyncExternalStore } from 'react';
import { NOTHING_YET, type Memory, type Session } from './memory';

// Kept apart from the site's own token: trying things out here must not touch a study plan that somebody cares for.
// sessionStorage, so that a reload keeps the session and a closed window forgets it.

const KEY = 'playground:session';

let memory: Memory = { ...NOTHING_YET, session: readStored() };
const listeners = new Set<() => void>();

function readStored(): Session | null {
  const [accessToken, username = ''] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  return accessToken ? { accessToken, username: username || null } : null;
}

export const readMemory = (): Memory => memory;

export function keepMemory(next: Memory) {
  memory = next;
  const { session } = next;
  if (session) sessionStorage.setItem(KEY, `${session.accessToken} ${session.username ?? ''}`);
  else sessionStorage.removeItem(KEY);
  listeners.forEach((listener) => listener());
}

export const forgetSession = () => keepMemory({ ...memory, session: null, attempt: null });

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSession = () => useSyncExternalStore(listen, () => memory.session);
