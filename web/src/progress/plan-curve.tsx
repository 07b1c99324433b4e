import { isPassed, topicWeight } from '../../../schema/rules/progress';
import text from '../ui/text.module.css';
import { available, topicsToAsk, type StudentProgress } from './student-progress';
import styles from './plan-curve.module.css';

const LEFT = 40;
const RIGHT = 226;
const BOTTOM = 132;
const TOP = 34;
/** Two numbers on an axis that are closer than this would touch. */
const APART = 22;

/**
 * The plan as a curve: the chapters passed, and the share of the exam that they cover. The passed part is a solid line, the
 * rest is dotted.
 */
export function PlanCurve({ progress }: { progress: StudentProgress }) {
  const { passed, chapters, shares, unit } = planShares(progress);
  const total = shares.at(-1) ?? 0;
  const place = (count: number) => ({
    x: LEFT + ((RIGHT - LEFT) * count) / chapters,
    y: BOTTOM - (BOTTOM - TOP) * ((shares[count] ?? 0) / (total || 1)),
  });
  const at = place(passed);
  const end = place(chapters);
  const line = (from: number, to: number) =>
    `M${shares
      .slice(from, to + 1)
      .map((_, index) => place(from + index))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}`;
  const isPart = passed > 0 && passed < chapters;
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 240 172" className={styles.graph} aria-hidden>
        <path className={styles.grid} d={`M${LEFT} ${end.y}H${end.x}V${BOTTOM}`} />
        <path className={styles.ahead} d={line(passed, chapters)} />
        {passed > 0 && <path className={styles.done} d={line(0, passed)} />}
        {isPart && <path className={styles.drop} d={`M${LEFT} ${at.y}H${at.x}V${BOTTOM}`} />}
        <path className={styles.axes} d={`M${LEFT} ${TOP - 12}V${BOTTOM}H${RIGHT + 8}`} />
        <circle className={styles.point} cx={at.x} cy={at.y} r="5" />
        <g className={styles.names}>
          <text x="2" y="13">
            {unit === '%' ? 'Share of the exam' : 'Topics'}
          </text>
          <text x={RIGHT + 8} y="167" textAnchor="end">
            Chapters passed
          </text>
        </g>
        <g className={styles.marks}>
          <text x={LEFT - 8} y={end.y + 5} textAnchor="end">
            {inUnit(total, unit)}
          </text>
          {isPart && at.y - end.y > APART && (
            <text x={LEFT - 8} y={at.y + 5} textAnchor="end">
              {inUnit(shares[passed] ?? 0, unit)}
            </text>
          )}
          {isPart && end.x - at.x > APART && (
            <text x={at.x} y={BOTTOM + 18} textAnchor="middle">
              {passed}
            </text>
          )}
          <text x={end.x} y={BOTTOM + 18} textAnchor="middle">
            {chapters}
          </text>
        </g>
      </svg>
      <figcaption className={text.figures}>
        {passed} of {chapters} chapters passed
        {unit === '%' && `, ${inUnit(shares[passed] ?? 0, unit)} of the exam`}
      </figcaption>
    </figure>
  );
}

const inUnit = (share: number, unit: string) => `${Math.round(share)}${unit}`;

/** What the first n chapters of the plan are worth, for each n: those that are passed, then the others, in course order. */
function planShares({ units: all }: StudentProgress) {
  const units = all.map((unit) => ({ ...unit, topics: topicsToAsk(unit) }));
  const planned = units.flatMap((unit) => {
    const weight = topicWeight(unit, units);
    return available(unit.chapters)
      .filter(({ chosen }) => chosen)
      .map(({ quizGrade, topics }) => ({ isPassed: isPassed(quizGrade), worth: weight * topics.length }));
  });
  const inOrder = [...planned.filter((one) => one.isPassed), ...planned.filter((one) => !one.isPassed)];
  const shares = [0];
  for (const { worth } of inOrder) shares.push((shares.at(-1) ?? 0) + worth);
  return {
    passed: planned.filter((one) => one.isPassed).length,
    chapters: planned.length,
    shares,
    unit: units.some(({ examUnit }) => examUnit) ? '%' : '',
  };
}
