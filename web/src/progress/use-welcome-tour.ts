import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storedText } from '../storage';

/** The id of the student who has been shown around on this device. */
const visited = storedText('dashboardVisited');

/** spec §2: the tour comes with the navigation flag showModal, once; afterward only when it is asked for. */
export function useWelcomeTour(userId: string) {
  const state: unknown = useLocation().state;
  const [wish, setWish] = useState<boolean | null>(null);
  const isSent = typeof state === 'object' && state !== null && 'showModal' in state && state.showModal === true;
  const isNew = visited.get() !== userId;
  return {
    /** Whether the first plan was made just now. */
    isSent,
    isOpen: wish ?? (isSent && isNew),
    open: () => setWish(true),
    close: () => {
      // At the end, not at the beginning: a reload in the middle of the tour begins it again.
      visited.set(userId);
      setWish(false);
    },
  };
}
