import { Flag, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import type { SaverState } from './answer-saver';
import styles from './quiz-toolbar.module.css';
import { SaveState } from './save-state';

interface QuizToolbarProps {
  status: SaverState['status'];
  isFlagged: boolean;
  /** Counted from 1; 0 where there is no question. */
  place: number;
  total: number;
  onClose: () => void;
  onFlag: () => void;
  onOverview: () => void;
  /** What else may be done about the question. */
  children?: ReactNode;
}

/** The way out, the flag, and where one stands: also the way to the overview. */
export function QuizToolbar({
  status,
  isFlagged,
  place,
  total,
  onClose,
  onFlag,
  onOverview,
  children,
}: QuizToolbarProps) {
  return (
    <header className={styles.top}>
      <Button variant="plain" onClick={onClose}>
        Close
      </Button>
      <SaveState status={status} />
      {place > 0 && (
        <div className={styles.tools}>
          {children}
          <button
            type="button"
            className={styles.tool}
            aria-label="Flag for review"
            aria-pressed={isFlagged}
            onClick={onFlag}
          >
            <Flag size={20} aria-hidden />
            Flag
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label={`${place} / ${total}: overview`}
            onClick={onOverview}
          >
            <LayoutGrid size={20} aria-hidden />
            <span className={styles.place}>
              <b>{place}</b> / {total}
            </span>
          </button>
        </div>
      )}
    </header>
  );
}
