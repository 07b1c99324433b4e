import { isPassed } from '../../../schema/rules/progress';
import text from '../ui/text.module.css';
import styles from './plan-curve.module.css';
import type { ChapterProgress } from './student-progress';

const LEFT = 34;
const RIGHT = 300;
const BOTTOM = 170;
const TOP = 24;

/**
 * The plan as a curve with its chapters on the horizontal axis. The passed part is a solid line, the rest is dotted.
 */
export function PlanCurve({ chapters, nextId }: { chapters: readonly ChapterProgress[]; nextId: string }) {
  const passed = chapters.filter(({ quizGrade }) => isPassed(quizGrade)).length;
  const share = chapters.length > 0 ? passed / chapters.length : 0;
  const step = (RIGHT - LEFT) / Math.max(chapters.length, 1);
  const at = pointAt(share);
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 320 204" className={styles.graph} aria-hidden>
        {chapters.map((chapter, index) => (
          <path key={chapter.id} className={styles.grid} d={`M${LEFT + step * (index + 1)} ${TOP}V${BOTTOM}`} />
        ))}
        <path className={styles.ahead} d={curve(0, 1)} />
        {share > 0 && <path className={styles.done} d={curve(0, share)} />}
        <path className={styles.drop} d={`M${LEFT} ${at.y}H${at.x}V${BOTTOM}`} />
        {chapters.map((chapter, index) => (
          <circle
            key={chapter.id}
            className={
              isPassed(chapter.quizGrade) ? styles.tickDone : chapter.id === nextId ? styles.tickNext : styles.tick
            }
            cx={LEFT + step * (index + 0.5)}
            cy={BOTTOM + 16}
            r="4"
          />
        ))}
        <path className={styles.axes} d={`M${LEFT} 10V${BOTTOM}H312`} />
        <circle className={styles.point} cx={at.x} cy={at.y} r="6" />
      </svg>
      <figcaption className={text.figures}>
        {passed} of {chapters.length} chapters passed
      </figcaption>
    </figure>
  );
}

/** Steep at first, flatter later, to suggest diminishing returns to learning. */
function pointAt(share: number) {
  return { x: LEFT + (RIGHT - LEFT) * share, y: BOTTOM - (BOTTOM - TOP) * (1 - (1 - share) ** 2) };
}

function curve(from: number, to: number): string {
  const points = Array.from({ length: 25 }, (_, index) => pointAt(from + ((to - from) * index) / 24));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
