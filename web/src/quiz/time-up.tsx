import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { timeUpInWords } from '../../../schema/rules/practice';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import styles from '../ui/modal.module.css';

interface TimeUpProps {
  open: boolean;
  attempt: AttemptUnderWayFragment;
  onFinish: () => void;
  onGoOn: () => void;
}

/** Says between two questions that the time of practice is over, and how it went. */
export function TimeUp({ open, attempt: { minutes, questions }, onFinish, onGoOn }: TimeUpProps) {
  const checked = questions.filter(({ isCorrect }) => isCorrect !== null);
  const right = checked.filter(({ isCorrect }) => isCorrect).length;
  return (
    <Modal open={open} onClose={onGoOn} title={timeUpInWords(minutes ?? 0, right, checked.length)}>
      <p>Finish here, or keep going: there is no hurry.</p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onFinish}>
          Finish
        </Button>
        <Button onClick={onGoOn}>Keep going</Button>
      </div>
    </Modal>
  );
}
