import styles from './progress-line.module.css';

interface ProgressLineProps {
  value: number;
  max: number;
  label: string;
  /** 'neutral': a full line is no achievement yet, so it does not turn green. */
  tone?: 'neutral';
}

export function ProgressLine({ value, max, label, tone }: ProgressLineProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <span
        className={share === 1 && tone !== 'neutral' ? `${styles.bar} ${styles.full}` : styles.bar}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}
