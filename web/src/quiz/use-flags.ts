import { useState } from 'react';

const keyOf = (attemptId: string) => `quiz.flags.${attemptId}`;

/** The questions flagged for a second look, by id of the asked question. They outlive a reload, and end with the quiz. */
export function useFlags(attemptId: string) {
  const [flagged, setFlagged] = useState(() => read(attemptId));

  function toggle(id: string) {
    const next = flagged.includes(id) ? flagged.filter((one) => one !== id) : [...flagged, id];
    setFlagged(next);
    write(attemptId, next);
  }

  return { flagged, toggle };
}

export const forgetFlags = (attemptId: string) => write(attemptId, []);

// A full or closed storage forgets the flags at a reload, and nothing worse.
function read(attemptId: string): readonly string[] {
  try {
    return (sessionStorage.getItem(keyOf(attemptId)) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function write(attemptId: string, flagged: readonly string[]) {
  try {
    if (flagged.length > 0) sessionStorage.setItem(keyOf(attemptId), flagged.join(' '));
    else sessionStorage.removeItem(keyOf(attemptId));
  } catch {
    return;
  }
}
