import { Check, Flag } from 'lucide-react';
import { Modal } from '../ui/modal';
import styles from './quiz-overview.module.css';

export interface Place {
  id: string;
  isAnswered: boolean;
  isFlagged: boolean;
}

interface QuizOverviewProps {
  open: boolean;
  places: readonly Place[];
  /** Where the student stands, counted from 0. */
  index: number;
  onJump: (index: number) => void;
  onClose: () => void;
}

/** Every question of the running quiz at a glance, and the way to each. */
export function QuizOverview({ open, places, index, onJump, onClose }: QuizOverviewProps) {
  const answered = places.filter(({ isAnswered }) => isAnswered).length;
  const flagged = places.filter(({ isFlagged }) => isFlagged).length;
  return (
    <Modal open={open} onClose={onClose} title="Overview">
      <ol className={styles.places}>
        {places.map(({ id, isAnswered, isFlagged }, place) => (
          <li key={id}>
            <button
              type="button"
              className={isAnswered ? `${styles.place} ${styles.answered}` : styles.place}
              aria-label={`Question ${place + 1}: ${isAnswered ? 'answered' : 'open'}${isFlagged ? ', flagged' : ''}`}
              aria-current={place === index ? 'step' : undefined}
              data-begin={place === index || undefined}
              onClick={() => onJump(place)}
            >
              {place + 1}
              {isAnswered && <Check size={14} aria-hidden />}
              {isFlagged && <Flag className={styles.flag} size={14} aria-hidden />}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        {answered} answered, {places.length - answered} open, {flagged} flagged.
      </p>
    </Modal>
  );
}
