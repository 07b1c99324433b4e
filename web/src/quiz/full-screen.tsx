import { useLayoutEffect, useRef, type KeyboardEventHandler, type ReactNode } from 'react';
import styles from './full-screen.module.css';

interface FullScreenProps {
  label: string;
  /** Called on Escape, or on a phone's back gesture. */
  onCancel: () => void;
  /** Called when the browser closed the dialog by itself. */
  onClosed: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A native modal dialog that fills the window, so that everything behind it is inert. */
export function FullScreen({ label, onCancel, onClosed, onKeyDown, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed by the cleanup, the dialog sends its event while React still listens.
  const isLeaving = useRef(false);
  // A layout effect, so that it runs before the children's effects: elements in a closed dialog cannot receive the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    isLeaving.current = false;
    if (!element?.open) element?.showModal();
    return () => {
      isLeaving.current = true;
      element?.close();
    };
  }, []);
  return (
    // The quiz's keyboard shortcuts work wherever the focus is inside the dialog.
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
        // The close event is asynchronous. The dialog may have been reopened in the meantime.
        const isThis = event.target === event.currentTarget;
        if (isThis && !isLeaving.current && !event.currentTarget.open) onClosed();
      }}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
}
