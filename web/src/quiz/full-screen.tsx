import { useLayoutEffect, useRef, type KeyboardEventHandler, type ReactNode } from 'react';
import styles from './full-screen.module.css';

interface FullScreenProps {
  label: string;
  /** Escape, or the phone's back gesture on a dialog. */
  onCancel: () => void;
  /** The browser closed the dialog on its own account. */
  onClosed: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** The whole window and nothing else: a native modal dialog, so that all behind it is out of reach. */
export function FullScreen({ label, onCancel, onClosed, onKeyDown, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside: a dialog that is not open yet cannot take the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // The keys of a quiz work wherever in it the focus is.
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
      onClose={(event) => {
        // The event comes late: by then the dialog may have been shown again.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClosed();
      }}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
}
