import type { ReactNode } from 'react';
import styles from './plot.module.css';

/** A label on an axis, at a position from 0 (start) to 100 (end). */
export interface AxisMark {
  at: number;
  says: string;
}

interface PlotProps {
  /** Labels of the vertical axis, each with a gridline. */
  up: readonly AxisMark[];
  /** Labels of the horizontal axis. */
  along: readonly AxisMark[];
  upName: string;
  alongName?: string;
  /** SVG paths in a 100 × 100 coordinate system with its origin at the bottom left. */
  children: ReactNode;
}

/**
 * Graph paper with axes. It scales to its container while line widths and font sizes stay the same: a dot is a
 * zero-length stroke with round caps. It is hidden from screen readers, so the page must show the same data as text or
 * a table.
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
