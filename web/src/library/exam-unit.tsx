import { examUnitName, unitNumber } from '../../../schema/rules/labels';
import styles from './exam-unit.module.css';

interface Unit {
  name: string;
  examUnit?: { number: number } | null;
}

/** "exam unit 3", beside the name of one of our units: a class may follow the exam's. Nothing for a unit that is not on the exam. */
export function ExamUnitTag({ unit: { examUnit } }: { unit: Unit }) {
  return examUnit ? <span className={styles.tag}>{examUnitName(examUnit)}</span> : null;
}

/** "Unit 5 · exam unit 3", beside a unit's title. */
export function UnitPlace({ unit: { name, examUnit } }: { unit: Unit }) {
  return (
    <span className={styles.tag}>
      {[unitNumber(name), examUnit && examUnitName(examUnit)].filter(Boolean).join(' · ')}
    </span>
  );
}
