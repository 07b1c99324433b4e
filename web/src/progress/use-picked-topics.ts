import { useState } from 'react';

/** The topics ticked in the quiz generator. They outlive a reload and the way back from the quiz's first page. */
export function usePickedTopics(userId: string, offered: readonly string[]) {
  const key = `quizgenerator.${userId}`;
  const [kept, setKept] = useState(() => read(key));
  const picked = offered.filter((id) => kept.includes(id));

  function keep(ids: readonly string[]) {
    setKept(ids);
    try {
      sessionStorage.setItem(key, ids.join('.'));
    } catch {
      // A full or closed storage forgets them at the next reload, and nothing worse.
    }
  }

  return {
    picked,
    toggle: (id: string) => keep(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]),
    clear: () => keep([]),
  };
}

function read(key: string): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split('.');
  } catch {
    return [];
  }
}
