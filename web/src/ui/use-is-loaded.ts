import { useSyncExternalStore } from 'react';

function onLoad(callback: () => void) {
  window.addEventListener('load', callback);
  return () => window.removeEventListener('load', callback);
}

/** Whether the page has loaded, for what is not to delay it. */
export const useIsLoaded = () =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  );
