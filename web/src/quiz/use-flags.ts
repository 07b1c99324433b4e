import { useState } from 'react';
import { readStrings, storedJson } from '../storage';

const stored = (attemptId: string) => storedJson('quizFlags', readStrings, attemptId);

/** The questions flagged for a second look, by id of the asked question. They outlive a reload, and end with the quiz. */
export function useFlags(attemptId: string) {
  const [flagged, setFlagged] = useState(() => stored(attemptId).get() ?? []);

  function toggle(id: string) {
    const next = flagged.includes(id) ? flagged.filter((one) => one !== id) : [...flagged, id];
    setFlagged(next);
    stored(attemptId).set(next.length > 0 ? next : null);
  }

  return { flagged, toggle };
}

export const forgetFlags = (attemptId: string) => stored(attemptId).set(null);
