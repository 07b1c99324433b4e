import { useState } from 'react';
import { readStrings, storedJson } from '../storage';

/** The topics ticked in the quiz generator. They outlive a reload and the way back from the quiz's first page. */
export function usePickedTopics(userId: string, offered: readonly string[]) {
  const stored = storedJson('pickedTopics', readStrings, userId);
  const [saved, setSaved] = useState(() => stored.get() ?? []);
  const picked = offered.filter((id) => saved.includes(id));

  function save(ids: readonly string[]) {
    setSaved(ids);
    stored.set(ids);
  }

  return {
    picked,
    toggle: (id: string) => save(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]),
    clear: () => save([]),
  };
}
