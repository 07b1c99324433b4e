import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False on the server and while its HTML is hydrated: what depends on this browser, such as its storage, must not be
 * rendered yet. True afterward, and on pages that only the browser renders.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
