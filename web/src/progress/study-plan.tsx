import { unitTitle } from '../../../schema/rules/labels';
import { isPassed } from '../../../schema/rules/progress';
import { ProgressLine } from '../ui/progress-line';
import { ChapterRow } from './chapter-row';
import { chapterUpNext, plannedUnits, type ChapterProgress, type StudentProgress } from './student-progress';
import styles from './study-plan.module.css';

/** A unit with one more than this shows all of its chapters. */
const SHOWN_AT_ONCE = 3;

/** The units of the plan. The one that holds the next chapter is open; in it, the chapters to work on come first. */
export function StudyPlan({ progress }: { progress: StudentProgress }) {
  const units = plannedUnits(progress);
  const next = chapterUpNext(progress);
  if (units.length === 0) return null;
  const currentId = next?.unitId ?? (units.length === 1 ? units[0]?.id : null);
  return (
    <section aria-labelledby="study-plan" className={styles.plan} data-tour="plan">
      <h2 id="study-plan">Study Plan</h2>
      {units.map(({ id, name, progress: percent, chapters }) => (
        <section key={id} aria-labelledby={`unit-${id}`}>
          <details className={styles.unit} open={id === currentId}>
            <summary>
              <h3 id={`unit-${id}`}>{unitTitle(name)}</h3>
              <span className={styles.percent}>{percent}%</span>
              <ProgressLine value={percent} max={100} label={`${unitTitle(name)}: ${percent} percent done`} />
            </summary>
            <Chapters chapters={chapters} nextId={id === currentId ? (next?.id ?? null) : null} />
          </details>
        </section>
      ))}
    </section>
  );
}

/** The chapters of a unit in order. In a long current unit, the passed ones and the later ones are folded. */
function Chapters({ chapters, nextId }: { chapters: readonly ChapterProgress[]; nextId: string | null }) {
  const isLong = nextId !== null && chapters.length > SHOWN_AT_ONCE + 1;
  const passed = isLong ? chapters.filter(({ quizGrade }) => isPassed(quizGrade)) : [];
  const open = chapters.filter((chapter) => !passed.includes(chapter));
  const from = Math.max(
    0,
    open.findIndex(({ id }) => id === nextId),
  );
  const shown = isLong ? open.slice(from, from + SHOWN_AT_ONCE) : open;
  const rest = open.filter((chapter) => !shown.includes(chapter));
  return (
    <>
      <Fold name="Passed" chapters={passed} />
      <ol className={styles.chapters} data-tour={nextId === null ? undefined : 'rows'}>
        {shown.map((chapter) => (
          <ChapterRow key={chapter.id} chapter={chapter} />
        ))}
      </ol>
      <Fold name="More of this unit" chapters={rest} />
    </>
  );
}

function Fold({ name, chapters }: { name: string; chapters: readonly ChapterProgress[] }) {
  if (chapters.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>
        {name}: {chapters.length} {chapters.length === 1 ? 'chapter' : 'chapters'}
      </summary>
      <ol className={styles.chapters}>
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.id} chapter={chapter} />
        ))}
      </ol>
    </details>
  );
}
