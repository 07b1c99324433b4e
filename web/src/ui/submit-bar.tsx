import type { ReactNode } from 'react';
import styles from './submit-bar.module.css';

interface SubmitBarProps {
  problem: ReactNode;
  /** What is chosen so far, in words. */
  count: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The foot of a long choice, always in sight. */
export function SubmitBar({ problem, count, children }: SubmitBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.problem}>{problem}</div>
      {count}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
