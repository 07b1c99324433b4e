import { useState } from 'react';
import type { LibraryQuery } from '../../../schema/generated/graphql';
import { choosable } from '../library/choice';
import { Button } from '../ui/button';
import styles from './choose-plan.module.css';

interface PlanPresetsProps {
  subjects: LibraryQuery['subjects'];
  onChoose: (chapterIds: ReadonlySet<string>) => void;
}

const NOWHERE = '';

/** Two ways to check many boxes at once, for who does not know yet which chapters they need. */
export function PlanPresets({ subjects, onChoose }: PlanPresetsProps) {
  const [classUnit, setClassUnit] = useState(NOWHERE);
  const units = subjects.flatMap((subject) => subject.units).filter((unit) => choosable([unit]).length > 0);
  const choose = (count: number) => onChoose(new Set(choosable(units.slice(0, count)).map(({ id }) => id)));
  return (
    <div className={styles.presets} role="group" aria-label="Quick choices">
      <Button
        onClick={() => {
          setClassUnit(NOWHERE);
          choose(units.length);
        }}
      >
        Everything for the AP exam
      </Button>
      <label className={styles.preset}>
        My class is on
        <select
          value={classUnit}
          onChange={({ target }) => {
            setClassUnit(target.value);
            if (target.value !== NOWHERE) choose(units.findIndex(({ id }) => id === target.value) + 1);
          }}
        >
          <option value={NOWHERE}>Choose a unit</option>
          {units.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.presetHint}>Checks that unit and all units before it.</p>
    </div>
  );
}
