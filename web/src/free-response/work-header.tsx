import { CloudCheck, CloudOff, Timer } from 'lucide-react';
import { useState } from 'react';
import type { FreeResponseAttemptPageFragment } from '../../../schema/generated/graphql';
import { Button } from '../ui/button';
import { Segmented } from '../ui/segmented';
import { formatSeconds } from '../lessons/format-seconds';
import type { Saving } from './draft-saver';
import { minutesOf } from './words';
import styles from './work-header.module.css';
import { useClock } from './use-clock';

export type Pane = 'question' | 'graph';

interface WorkHeaderProps {
  attempt: FreeResponseAttemptPageFragment;
  saving: Saving;
  /** What a phone shows; null for a question without a graph. */
  pane: Pane | null;
  onPane: (pane: Pane) => void;
  onClose: () => void;
}

const PANES = [
  ['question', 'Question'],
  ['graph', 'Graph'],
] as const; // types each entry as a pair

/** The Close button, a phone's switch between question and graph, whether the answer is saved, and the clock. */
export function WorkHeader({ attempt, saving, pane, onPane, onClose }: WorkHeaderProps) {
  return (
    <header className={styles.header}>
      <Button variant="plain" className={styles.close} onClick={onClose}>
        Close
      </Button>
      {pane && <Segmented label="Show" options={PANES} value={pane} onChange={onPane} className={styles.switch} />}
      <SaveState status={saving.status} />
      <Clock attemptId={attempt.id} before={attempt.seconds} minutes={minutesOf(attempt.length)} />
    </header>
  );
}

export function SaveState({ status }: Pick<Saving, 'status'>) {
  const isAtRisk = status === 'waiting' || status === 'newer' || status === 'refused';
  return (
    <p role="status" className={styles.saving} data-risk={isAtRisk || undefined}>
      {isAtRisk ? (
        <>
          <CloudOff size={18} aria-hidden />
          <span>Not saved yet. {status === 'waiting' && 'Stored on this device; retrying.'}</span>
        </>
      ) : (
        <>
          <CloudCheck size={18} aria-hidden data-pending={status !== 'saved' || undefined} />
          <span className={styles.safe}>{status === 'saved' ? 'Saved' : 'Saving'}</span>
        </>
      )}
    </p>
  );
}

interface ClockProps {
  attemptId: string;
  /** Time spent before, on any device. */
  before: number;
  /** What the exam gives for a question of this length. */
  minutes: number;
}

/** The time spent on the question. It is hidden until the student asks for it, and never ends the work. */
function Clock({ attemptId, before, minutes }: ClockProps) {
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
