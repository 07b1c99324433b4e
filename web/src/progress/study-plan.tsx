import { unitTitle } from '../../../schema/rules/labels';
import { ProgressLine } from '../ui/progress-line';
import { ChapterRow } from './chapter-row';
import { type StudentProgress, plannedUnits } from './student-progress';
import styles from './study-plan.module.css';

export function StudyPlan({ progress }: { progress: StudentProgress }) {
  const units = plannedUnits(progress);
  if (units.length === 0) return null;
  return (
    <section aria-labelledby="study-plan" className={styles.plan} data-tour="plan">
      <h2 id="study-plan">Study Plan</h2>
      {units.map((unit, index) => (
        <section key={unit.id} aria-labelledby={`unit-${unit.id}`}>
          <div className={styles.unit}>
            <h3 id={`unit-${unit.id}`}>{unitTitle(unit.name)}</h3>
            <span className={styles.percent}>{unit.progress}%</span>
          </div>
          <ProgressLine
            value={unit.progress}
            max={100}
            label={`${unitTitle(unit.name)}: ${unit.progress} percent done`}
          />
          <ol className={styles.chapters} data-tour={index === 0 ? 'rows' : undefined}>
            {unit.chapters.map((chapter) => (
              <ChapterRow key={chapter.id} chapter={chapter} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
