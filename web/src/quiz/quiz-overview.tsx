import { Check, Flag } from 'lucide-react';
import { Modal } from '../ui/modal';
import styles from './quiz-overview.module.css';
import type { QuestionStatus } from './quiz-run-reducer';

interface QuizOverviewProps {
  open: boolean;
  statuses: readonly QuestionStatus[];
  /** Index of the current question, from 0. */
  index: number;
  onSelect: (index: number) => void;
  onClose: () => void;
}

/** All questions of the running quiz with their status. Selecting one opens it. */
export function QuizOverview({ open, statuses, index: current, onSelect, onClose }: QuizOverviewProps) {
  return (
    <Modal open={open} onClose={onClose} title="Overview">
      <QuestionGrid statuses={statuses} index={current} onSelect={onSelect} />
      <p className={styles.sum}>{statusesInWords(statuses)}</p>
    </Modal>
  );
}

/** "41 answered, 19 unanswered, 3 flagged." */
export function statusesInWords(statuses: readonly QuestionStatus[]): string {
  const answered = statuses.filter(({ isAnswered }) => isAnswered).length;
  const flagged = statuses.filter(({ isFlagged }) => isFlagged).length;
  return `${answered} answered, ${statuses.length - answered} unanswered, ${flagged} flagged.`;
}

/** A button for each question, which says how far it is. */
export function QuestionGrid({
  statuses,
  index: current,
  onSelect,
}: Pick<QuizOverviewProps, 'statuses' | 'index' | 'onSelect'>) {
  return (
    <ol className={styles.questions}>
      {statuses.map(({ id, isAnswered, isFlagged }, index) => (
        <li key={id}>
          <button
            type="button"
            className={isAnswered ? `${styles.question} ${styles.answered}` : styles.question}
            aria-label={`Question ${index + 1}: ${isAnswered ? 'answered' : 'unanswered'}${isFlagged ? ', flagged' : ''}`}
            aria-current={index === current ? 'step' : undefined}
            data-begin={index === current || undefined}
            onClick={() => onSelect(index)}
          >
            {index + 1}
            {isAnswered && <Check size={14} aria-hidden />}
            {isFlagged && <Flag className={styles.flag} size={14} aria-hidden />}
          </button>
        </li>
      ))}
    </ol>
  );
}
