import styles from './estimate-bar.module.css';

interface EstimateBarProps {
  /** 0 to 1, each. */
  estimate: number;
  low: number;
  high: number;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A point and the range it most likely lies in, on a scale from nothing to everything. The words beside it say the same. */
export function EstimateBar({ estimate, low, high }: EstimateBarProps) {
  return (
    <span className={styles.scale} aria-hidden>
      <span className={styles.range} style={{ left: percent(low), right: percent(1 - high) }} />
      <span className={styles.point} style={{ left: percent(estimate) }} />
    </span>
  );
}
