import { useEffect, useRef } from 'react';

/** The tool receives the focus when it opens, and returns it when it closes: the keyboard's shortcuts would be lost with it. */
export function useOwnFocus<Tool extends HTMLElement>() {
  const tool = useRef<Tool>(null);
  useEffect(() => {
    const opener = document.activeElement;
    tool.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return tool;
}
