import type { ReactNode } from 'react';
import { unitTitle } from '../../../schema/rules/labels';
import { isPassed } from '../../../schema/rules/progress';
import { ProgressLine } from '../ui/progress-line';
import { ChapterRow } from './chapter-row';
import { chapterUpNext, plannedUnits, type ChapterProgress, type StudentProgress } from './student-progress';
import foldStyles from '../ui/fold.module.css';
import styles from './study-plan.module.css';

/** A unit with one more than this shows all of its chapters. */
const SHOWN_AT_ONCE = 3;

/** With more units than this, those before the current one and those after the next one are folded. */
const UNITS_AT_ONCE = 4;

type PlannedUnit = ReturnType<typeof plannedUnits>[number];

/** The units of the plan. The one that holds the next chapter is open; in it, the chapters to work on come first. */
export function StudyPlan({ progress }: { progress: StudentProgress }) {
  const units = plannedUnits(progress);
  const next = chapterUpNext(progress);
  if (units.length === 0) return null;
  const currentId = next?.unitId ?? (units.length === 1 ? units[0]?.id : null);
  const current = units.findIndex(({ id }) => id === currentId);
  const isLong = units.length > UNITS_AT_ONCE && current >= 0;
  const [from, to] = isLong ? [current, current + 2] : [0, units.length];
  const before = units.slice(0, from);
  const unitsOf = (some: readonly PlannedUnit[]) =>
    some.map((unit) => (
      <Unit
        key={unit.id}
        unit={unit}
        nextId={unit.id === currentId ? (next?.id ?? null) : null}
        isOpen={unit.id === currentId}
      />
    ));
  return (
    <section aria-labelledby="study-plan" className={styles.plan} data-tour="plan">
      <h2 id="study-plan">Study Plan</h2>
      <Fold name={before.every(isUnitPassed) ? 'Earlier' : 'Earlier, for review'} count={from} noun="unit">
        {unitsOf(before)}
      </Fold>
      {unitsOf(units.slice(from, to))}
      <Fold name="Later" count={units.slice(to).length} noun="unit">
        {unitsOf(units.slice(to))}
      </Fold>
    </section>
  );
}

const isUnitPassed = ({ chapters }: PlannedUnit) => chapters.every(({ quizGrade }) => isPassed(quizGrade));

interface UnitProps {
  unit: PlannedUnit;
  /** The next chapter, if it is in this unit. */
  nextId: string | null;
  isOpen: boolean;
}

function Unit({ unit: { id, name, progress: percent, chapters }, nextId, isOpen }: UnitProps) {
  return (
    <section aria-labelledby={`unit-${id}`}>
      <details className={styles.unit} open={isOpen}>
        <summary>
          <h3 id={`unit-${id}`}>{unitTitle(name)}</h3>
          <span className={styles.percent}>{percent}%</span>
          <ProgressLine value={percent} max={100} label={`${unitTitle(name)}: ${percent} percent done`} />
        </summary>
        <Chapters chapters={chapters} nextId={nextId} />
      </details>
    </section>
  );
}

interface FoldProps {
  name: string;
  count: number;
  noun: 'unit' | 'chapter';
  children: ReactNode;
}

function Fold({ name, count, noun, children }: FoldProps) {
  if (count === 0) return null;
  return (
    <details className={foldStyles.fold}>
      <summary>
        {name}: {count} {count === 1 ? noun : `${noun}s`}
      </summary>
      {children}
    </details>
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
  const row = (chapter: ChapterProgress) => <ChapterRow key={chapter.id} chapter={chapter} />;
  return (
    <>
      <Fold name="Passed" count={passed.length} noun="chapter">
        <ol>{passed.map(row)}</ol>
      </Fold>
      <ol data-tour={nextId === null ? undefined : 'rows'}>{shown.map(row)}</ol>
      <Fold name="More of this unit" count={rest.length} noun="chapter">
        <ol>{rest.map(row)}</ol>
      </Fold>
    </>
  );
}
