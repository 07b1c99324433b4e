import { useEffect } from 'react';

/** Calls the callback when the browser fires its `online` event. */
export function useOnline(callback: () => void) {
  useEffect(() => {
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [callback]);
}
