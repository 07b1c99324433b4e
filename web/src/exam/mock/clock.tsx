import { Timer, TimerOff } from 'lucide-react';
import type { MockExamHeadFragment } from '../../../../schema/generated/graphql';
import { secondsLeft, WARNING_SECONDS } from '../../../../schema/rules/mock';
import { formatSeconds } from '../../lessons/format-seconds';
import styles from './clock.module.css';
import { clockOffset, useServerTime } from './server-clock';

/** Whole seconds until the section ends, by the server's clock. */
export function useSecondsLeft({ now, deadline, pausedAt }: MockExamHeadFragment): number {
  clockOffset(now);
  const time = useServerTime(deadline !== null && pausedAt === null);
  const at = (value: string | null) => (value === null ? null : Date.parse(value));
  return secondsLeft({ deadline: at(deadline), pausedAt: at(pausedAt), breakSince: null }, time);
}

interface ClockProps {
  seconds: number;
  isHidden: boolean;
  onToggle: () => void;
}

/** The time that is left. It can be hidden until five minutes remain, which is said once. */
export function Clock({ seconds, isHidden, onToggle }: ClockProps) {
  const isLast = seconds <= WARNING_SECONDS;
  const isShown = isLast || !isHidden;
  return (
    <div className={styles.clock} data-last={isLast || undefined}>
      {isShown ? (
        <span role="timer" className={styles.time}>
          <span className="visually-hidden">Time left: </span>
          {formatSeconds(seconds)}
        </span>
      ) : (
        <span className="visually-hidden">The clock is hidden.</span>
      )}
      {!isLast && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={isHidden ? 'Show the clock' : 'Hide the clock'}
          onClick={onToggle}
        >
          {isHidden ? <Timer size={16} aria-hidden /> : <TimerOff size={16} aria-hidden />}
          {isHidden ? 'Show' : 'Hide'}
        </button>
      )}
      <span role="status" className={styles.warning}>
        {isLast && seconds > 0 && '5 minutes or less left'}
      </span>
    </div>
  );
}
