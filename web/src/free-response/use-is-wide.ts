import { useSyncExternalStore } from 'react';

/** From this width on, question and graph stand side by side. The style sheets name it too. */
const QUERY = '(min-width: 1000px)';

const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(QUERY) : null);

function subscribe(callback: () => void) {
  const list = query();
  list?.addEventListener('change', callback);
  return () => list?.removeEventListener('change', callback);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? true);
