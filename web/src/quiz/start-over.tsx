import { useState } from 'react';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import styles from '../ui/modal.module.css';

interface StartOverProps {
  /** How many answers the attempt has. */
  answered: number;
  busy: boolean;
  onStartOver: () => void;
}

/** Starts a quiz over. Asks first if answers would be lost. */
export function StartOver({ answered, busy, onStartOver }: StartOverProps) {
  const [isAsking, setIsAsking] = useState(false);
  const keep = () => setIsAsking(false);
  return (
    <>
      <Button busy={busy} onClick={answered > 0 ? () => setIsAsking(true) : onStartOver}>
        Start over
      </Button>
      <Modal open={isAsking} onClose={keep} title="Start over?">
        <p>
          You will lose {answered === 1 ? 'the answer' : `the ${answered} answers`} you have given. The new quiz may ask
          different questions.
        </p>
        <div className={styles.buttons}>
          <Button variant="primary" data-begin onClick={keep}>
            Keep my answers
          </Button>
          <Button
            busy={busy}
            onClick={() => {
              keep();
              onStartOver();
            }}
          >
            Start over
          </Button>
        </div>
      </Modal>
    </>
  );
}
