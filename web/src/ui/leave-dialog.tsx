import type { ReactNode } from 'react';
import { Button } from './button';
import { Modal } from './modal';
import styles from './modal.module.css';

interface LeaveDialogProps {
  open: boolean;
  what: 'quiz' | 'question';
  /** Where the work is stored. */
  children: ReactNode;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before work in progress is closed. */
export function LeaveDialog({ open, what, children, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Modal open={open} onClose={onStay} title={`Leave the ${what} for now?`}>
      <p>{children} You can continue where you left off.</p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onStay}>
          Keep going
        </Button>
        <Button onClick={onLeave}>Leave and continue later</Button>
      </div>
    </Modal>
  );
}
