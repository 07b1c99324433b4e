import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storedText } from '../storage';

/** The id of the student who has completed or skipped the tour on this device. */
const visited = storedText('dashboardVisited');

/** spec §2: the tour opens once, when the navigation state has showModal. Afterward it opens only on request. */
export function useWelcomeTour(userId: string) {
  const state: unknown = useLocation().state;
  const [wish, setWish] = useState<boolean | null>(null);
  const isSent = typeof state === 'object' && state !== null && 'showModal' in state && state.showModal === true;
  const isNew = visited.get() !== userId;
  return {
    /** Whether the student has just created the first plan. */
    isSent,
    isOpen: wish ?? (isSent && isNew),
    open: () => setWish(true),
    close: () => {
      // Saved when the tour closes, not when it opens, so that a reload in the middle restarts the tour.
      visited.set(userId);
      setWish(false);
    },
  };
}
