import type { CSSProperties } from 'react';
import styles from './score-meter.module.css';

interface ScoreMeterProps {
  score: number;
  right: number;
  total: number;
  /** The passing score in percent, and its label. */
  mark?: { at: number; label: string } | undefined;
}

/** The score as a number and as a bar from 0 to 100. */
export function ScoreMeter({ score, right, total, mark }: ScoreMeterProps) {
  // The stylesheet animates the number up to this custom property.
  const style = { '--score': score, '--digits': String(score).length } as CSSProperties; // lacks custom properties
  return (
    <div className={styles.score} style={style}>
      <p className={styles.number}>
        <span className={styles.counter} aria-hidden />
        <span className="visually-hidden">{score}</span>
        <span className={styles.unit}>%</span>
      </p>
      <p className={styles.share}>
        {right} of {total} correct
      </p>
      <div className={styles.axis} aria-hidden>
        <span className={styles.reached} />
        {mark && (
          <span className={styles.mark} style={{ insetInlineStart: `${mark.at}%` }}>
            <span>{mark.label}</span>
          </span>
        )}
        <span className={styles.dot} />
      </div>
    </div>
  );
}
