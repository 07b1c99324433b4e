import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to what the address names, where it was not there yet when the page changed. Back and reload keep their own place. */
export function useFragmentTarget(): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    // The browser scrolled to it by itself, and marked it as the target of the address.
    if (key === 'default' || navigation === 'POP' || !hash) return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key, navigation]);
}
