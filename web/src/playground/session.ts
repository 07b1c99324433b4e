import { create } from 'zustand';
import { storedText } from '../storage';
import { NOTHING_YET, type Memory, type Session } from './memory';

// Separate from the site's own token, so that requests here cannot change a student's study plan. Stored in session
// storage, so that a reload keeps the session and closing the window ends it.
const stored = storedText('playgroundSession');

function readSession(): Session | null {
  const [accessToken, username = ''] = stored.get()?.split(' ') ?? [];
  return accessToken ? { accessToken, username: username || null } : null;
}

const useMemory = create<Memory>(() => ({ ...NOTHING_YET, session: readSession() }));

export const readMemory = (): Memory => useMemory.getState();
export const useSession = () => useMemory(({ session }) => session);

export function saveMemory(memory: Memory) {
  const { session } = memory;
  stored.set(session && `${session.accessToken} ${session.username ?? ''}`);
  useMemory.setState(memory);
}

export const forgetSession = () => saveMemory({ ...readMemory(), session: null, attempt: null });
