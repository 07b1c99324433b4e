import { useEffect } from 'react';

export function useOnline(callback: () => void) {
  useEffect(() => {
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [callback]);
}
