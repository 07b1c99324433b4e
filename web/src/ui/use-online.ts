import { useEffect } from 'react';

/** Calls when the browser says that the connection is back. */
export function useOnline(callback: () => void) {
  useEffect(() => {
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [callback]);
}
