import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import styles from './leave-quiz-dialog.module.css';

interface LeaveQuizDialogProps {
  open: boolean;
  answered: number;
  total: number;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuizDialog({ open, answered, total, onStay, onLeave }: LeaveQuizDialogProps) {
  return (
    <Modal open={open} onClose={onStay} title="Leave the quiz for now?">
      <p>
        Your answers are saved: {answered} of {total} so far. You can continue where you left off.
      </p>
      <div className={styles.choice}>
        <Button variant="primary" onClick={onStay}>
          Keep going
        </Button>
        <Button onClick={onLeave}>Leave and continue later</Button>
      </div>
    </Modal>
  );
}
