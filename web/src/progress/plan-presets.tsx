import { useState } from 'react';
import { shortUnitName, unitInFull } from '../../../schema/rules/labels';
import { choosable, type CourseUnit } from '../library/choice';
import { Button } from '../ui/button';
import { Segmented } from '../ui/segmented';
import styles from './choose-plan.module.css';

interface PlanPresetsProps {
  units: readonly CourseUnit[];
  /** The unit that the plan starts with, if one was chosen here. */
  classUnit: CourseUnit | null;
  /** Without units, what is checked stays. */
  onChoose: (units: readonly CourseUnit[] | null, classUnit: CourseUnit | null) => void;
}

type Earlier = 'review' | 'leaveOut';

const EARLIER: readonly (readonly [Earlier, string])[] = [
  ['review', 'Review them later'],
  ['leaveOut', 'Leave them out'],
];

const NOWHERE = '';

/** Two ways to check many boxes at once, for students who do not know yet which chapters they need. */
export function PlanPresets({ units: all, classUnit, onChoose }: PlanPresetsProps) {
  const [earlier, setEarlier] = useState<Earlier>('review');
  const units = all.filter((unit) => choosable([unit]).length > 0);
  const place = units.findIndex(({ id }) => id === classUnit?.id);
  const before = units.slice(0, Math.max(place, 0));

  function chooseUnit(unit: CourseUnit, what: Earlier) {
    const from = what === 'review' ? 0 : units.indexOf(unit);
    onChoose(units.slice(from, units.indexOf(unit) + 1), unit);
  }

  return (
    <div className={styles.presets} role="group" aria-label="Quick choices">
      <Button onClick={() => onChoose(units, null)}>Everything for the AP exam</Button>
      <label className={styles.preset}>
        My class is on
        <select
          value={classUnit?.id ?? NOWHERE}
          onChange={({ target }) => {
            const unit = units.find(({ id }) => id === target.value);
            if (unit) chooseUnit(unit, earlier);
            else onChoose(null, null);
          }}
        >
          <option value={NOWHERE}>Choose a unit</option>
          {units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {unitInFull(unit)}
            </option>
          ))}
        </select>
      </label>
      {classUnit && before.length > 0 && (
        <div className={styles.earlier}>
          Units before it
          <Segmented
            label="Units before it"
            options={EARLIER}
            value={earlier}
            onChange={(what) => {
              setEarlier(what);
              chooseUnit(classUnit, what);
            }}
          />
        </div>
      )}
      <p className={styles.presetHint} role="status">
        {classUnit && inWords(classUnit, earlier === 'review' ? before : [])}
      </p>
    </div>
  );
}

function inWords(unit: CourseUnit, review: readonly CourseUnit[]): string {
  if (review.length === 0) return `Only ${shortUnitName(unit.name)} is in your plan. You can add others later.`;
  const rest = review.length === 1 ? 'The unit before it follows' : `The ${review.length} units before it follow`;
  return `You start with ${shortUnitName(unit.name)}. ${rest}, for review.`;
}
