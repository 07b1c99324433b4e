import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storedText } from '../storage';
import type { StudentProgress } from './student-progress';

/** The id of the student who has been shown around on this device. */
const visited = storedText('dashboardVisited');

/** spec §2: the tour comes with the navigation flag showModal, once; afterwards only when it is asked for. */
export function useWelcomeTour(progress: StudentProgress | null) {
  const state: unknown = useLocation().state;
  const [wish, setWish] = useState<boolean | null>(null);
  const isSent = typeof state === 'object' && state !== null && 'showModal' in state && state.showModal === true;
  const isNew = progress !== null && visited.get() !== progress.userId;
  return {
    /** Whether the first plan was made just now. */
    isSent,
    isOpen: wish ?? (isSent && isNew),
    open: () => setWish(true),
    close: () => {
      // At the end, not at the beginning: a reload in the middle of the tour begins it again.
      if (progress) visited.set(progress.userId);
      setWish(false);
    },
  };
}
