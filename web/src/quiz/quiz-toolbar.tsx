import { CloudOff, Flag, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import type { SaveStatus } from './answer-saver';
import styles from './quiz-toolbar.module.css';

interface QuizToolbarProps {
  saveStatus: SaveStatus;
  isFlagged: boolean;
  /** Counted from 1; 0 if there is no question. */
  questionNumber: number;
  total: number;
  onClose: () => void;
  onFlag: () => void;
  onOverview: () => void;
  /** Further actions on the question. */
  children?: ReactNode;
}

/** The Close button, the save status, the flag button, and the question number, which opens the overview. */
export function QuizToolbar({ saveStatus, isFlagged, questionNumber, total, children, ...props }: QuizToolbarProps) {
  return (
    <header className={styles.toolbar}>
      <Button variant="plain" onClick={props.onClose}>
        Close
      </Button>
      <span role="status" className={styles.saving}>
        {saveStatus === 'waiting' && (
          <>
            <CloudOff size={16} aria-hidden />
            Not saved yet. Stored on this device; retrying.
          </>
        )}
      </span>
      {questionNumber > 0 && (
        <div className={styles.tools}>
          {children}
          <button
            type="button"
            className={styles.tool}
            aria-label="Flag for review"
            aria-pressed={isFlagged}
            onClick={props.onFlag}
          >
            <Flag size={20} aria-hidden />
            Flag
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label={`${questionNumber} / ${total}: overview`}
            onClick={props.onOverview}
          >
            <LayoutGrid size={20} aria-hidden />
            <span className={styles.count}>
              <b>{questionNumber}</b> / {total}
            </span>
          </button>
        </div>
      )}
    </header>
  );
}
