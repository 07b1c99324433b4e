import type { ReactNode } from 'react';
import styles from './plot.module.css';

/** A word on an axis, 0 at its beginning and 100 at its end. */
export interface AxisMark {
  at: number;
  says: string;
}

interface PlotProps {
  /** Marks of the upright axis; each draws a line across. */
  up: readonly AxisMark[];
  /** Marks of the level axis. */
  along: readonly AxisMark[];
  upName: string;
  alongName?: string;
  /** Strokes in a field of 100 by 100 whose origin is below on the left. */
  children: ReactNode;
}

/**
 * Graph paper with axes. It stretches to its place while strokes and words keep their size: a dot is a stroke of no length
 * with a round end. It is a picture for the eye alone; whoever shows it says the same in words or a table.
 */
export function Plot({ up, along, upName, alongName, children }: PlotProps) {
  return (
    <div className={styles.plot} aria-hidden>
      <p className={styles.upName}>{upName}</p>
      <div className={styles.field}>
        {up.map(({ at, says }) => (
          <span key={at} className={styles.up} style={{ bottom: `${at}%` }}>
            {says}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.strokes}>
          <g transform="matrix(1 0 0 -1 0 100)">
            {up.map(({ at }) => (
              <path key={at} className={styles.line} d={`M0 ${at}H100`} />
            ))}
            <path className={styles.axes} d="M0 100V0H100" />
            {children}
          </g>
        </svg>
      </div>
      <div className={styles.along}>
        {along.map(({ at, says }) => (
          <span key={at} style={{ left: `${at}%`, translate: `${-at}%` }}>
            {says}
          </span>
        ))}
      </div>
      {alongName && <p className={styles.alongName}>{alongName}</p>}
    </div>
  );
}
