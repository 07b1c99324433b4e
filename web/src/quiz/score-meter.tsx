import type { CSSProperties } from 'react';
import styles from './score-meter.module.css';

interface ScoreMeterProps {
  score: number;
  right: number;
  total: number;
  /** The percent that this quiz is measured by, and what it is called. */
  mark?: { at: number; says: string };
}

/** One number, and where it stands between nothing and everything. */
export function ScoreMeter({ score, right, total, mark }: ScoreMeterProps) {
  // The custom property is what the stylesheet counts up to.
  const style = { '--score': score, '--digits': String(score).length } as CSSProperties; // React's type knows no custom properties
  return (
    <div className={styles.score} style={style}>
      <p className={styles.number}>
        <span className={styles.counter} aria-hidden />
        <span className="visually-hidden">{score}</span>
        <span className={styles.unit}> %</span>
      </p>
      <p className={styles.share}>
        {right} of {total} right
      </p>
      <div className={styles.axis} aria-hidden>
        <span className={styles.reached} />
        {mark && (
          <span className={styles.mark} style={{ insetInlineStart: `${mark.at}%` }}>
            <span>{mark.says}</span>
          </span>
        )}
        <span className={styles.dot} />
      </div>
    </div>
  );
}
