import { useSyncExternalStore } from 'react';

function subscribe(callback: () => void) {
  window.addEventListener('online', callback);
  window.addEventListener('offline', callback);
  return () => {
    window.removeEventListener('online', callback);
    window.removeEventListener('offline', callback);
  };
}

/** False if the browser knows that it has no connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
