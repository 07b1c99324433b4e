import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useDialogEntry } from './dialog-entry';
import styles from './modal.module.css';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** For a picture instead of a form. */
  wide?: boolean;
  children: ReactNode;
}

export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({ onClose, title, wide = false, children }: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useDialogEntry(onClose);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    // By default, the dialog would focus its close button.
    element?.querySelector<HTMLElement>('input, [data-begin]')?.focus();
    return () => {
      element?.close();
      // React removes the dialog from the DOM, so the browser cannot restore the focus itself.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? `${styles.modal} ${styles.wide}` : styles.modal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <X size={18} aria-hidden />
          Close
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
