import { useSyncExternalStore } from 'react';

/** From this width on, two graphs stand side by side. The style sheets name it too. */
const QUERY = '(min-width: 720px)';

const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(QUERY) : null);

function subscribe(callback: () => void) {
  const list = query();
  list?.addEventListener('change', callback);
  return () => list?.removeEventListener('change', callback);
}

/** Whether the screen is wide; null on the server and while its HTML is hydrated, which has the layouts of both. */
export const useIsWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => query()?.matches ?? true,
    () => null,
  );
