import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import type { Saving } from './draft-saver';
import styles from './dialogs.module.css';

interface LeaveDialogProps {
  open: boolean;
  saving: Saving;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, saving, onStay, onLeave }: LeaveDialogProps) {
  const isOnServer = saving.status === 'saved' || saving.status === 'saving';
  return (
    <Modal open={open} onClose={onStay} title="Leave the question for now?">
      <p>Your answer is {isOnServer ? 'saved' : 'stored on this device'}. You can continue where you left off.</p>
      <div className={styles.choice}>
        <Button variant="primary" onClick={onStay}>
          Keep going
        </Button>
        <Button onClick={onLeave}>Leave and continue later</Button>
      </div>
    </Modal>
  );
}
