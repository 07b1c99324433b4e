import { Timer } from 'lucide-react';
import { useState } from 'react';
import { formatSeconds } from '../lessons/format-seconds';
import styles from './work-header.module.css';
import { useClock } from './use-clock';

interface ClockProps {
  attemptId: string;
  /** Time spent before, on any device. */
  before: number;
  /** What the exam gives for a question of this length. */
  minutes: number;
}

/** The time spent on the question. It is hidden until the student asks for it, and never ends the work. */
export function Clock({ attemptId, before, minutes }: ClockProps) {
  const seconds = useClock(attemptId, before);
  const [isShown, setShown] = useState(false);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={isShown ? `${formatSeconds(seconds)} of ${minutes} min: hide the clock` : 'Show the clock'}
      onClick={() => setShown(!isShown)}
    >
      <Timer size={20} aria-hidden />
      {isShown && (
        <span className={styles.time} data-over={seconds > minutes * 60 || undefined}>
          <b>{formatSeconds(seconds)}</b> <span className={styles.of}>of {minutes} min</span>
        </span>
      )}
    </button>
  );
}
