import type { ReactNode } from 'react';
import styles from './submit-bar.module.css';

interface SubmitBarProps {
  problem: ReactNode;
  /** The current selection as text. */
  count: ReactNode;
  children: ReactNode;
}

/** Bar at the bottom of a long selection form, always visible. */
export function SubmitBar({ problem, count, children }: SubmitBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.problem}>{problem}</div>
      {count}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
