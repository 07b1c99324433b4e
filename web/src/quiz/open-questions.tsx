import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import styles from '../ui/modal.module.css';

interface OpenQuestionsProps {
  open: boolean;
  /** Indexes of the questions without an answer, from 0. */
  indexes: readonly number[];
  onSelect: (index: number) => void;
  onClose: () => void;
}

/** Names the questions that still need an answer before the quiz can be submitted. Selecting one opens it. */
export function OpenQuestions({ open, indexes, onSelect, onClose }: OpenQuestionsProps) {
  const title =
    indexes.length === 1 ? '1 question has no answer yet' : `${indexes.length} questions have no answer yet`;
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <p>Every question needs an answer before you can submit the quiz.</p>
      <ul className={styles.buttons}>
        {indexes.map((index, place) => (
          <li key={index}>
            <Button data-begin={place === 0 || undefined} onClick={() => onSelect(index)}>
              Question {index + 1}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
