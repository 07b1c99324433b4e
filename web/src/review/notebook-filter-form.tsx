import { unitInFull, unitTitle } from '../../../schema/rules/labels';
import type { NotebookFilter, UnitChoice } from './notebook-filter';
import styles from './mistakes.module.css';

interface NotebookFilterFormProps {
  choices: readonly UnitChoice[];
  filter: NotebookFilter;
  total: number;
  onChange: (filter: NotebookFilter) => void;
}

const EVERYWHERE = '';

export function NotebookFilterForm({ choices, filter, total, onChange }: NotebookFilterFormProps) {
  const unit = choices.find(
    ({ id, topics }) => id === filter.unitId || topics.some((topic) => topic.id === filter.topicId),
  );
  return (
    <div className={styles.filter} role="group" aria-label="Show mistakes of">
      <label className={styles.select}>
        <span>Unit</span>
        <select
          value={unit?.id ?? EVERYWHERE}
          onChange={({ target }) => onChange({ unitId: target.value || null, topicId: null })}
        >
          <option value={EVERYWHERE}>All units ({total})</option>
          {choices.map(({ count, ...one }) => (
            <option key={one.id} value={one.id}>
              {unitInFull(one)} ({count})
            </option>
          ))}
        </select>
      </label>
      <label className={styles.select}>
        <span>Topic</span>
        <select
          value={unit && filter.topicId ? filter.topicId : EVERYWHERE}
          onChange={({ target }) => onChange({ unitId: unit?.id ?? null, topicId: target.value || null })}
        >
          <option value={EVERYWHERE}>{unit ? `All of the unit (${unit.count})` : `All topics (${total})`}</option>
          {(unit ? [unit] : choices).map(({ id, name, topics }) => (
            <optgroup key={id} label={unitTitle(name)}>
              {topics.map((topic) => (
                <option key={topic.id} value={topic.id}>
                  {topic.name} ({topic.count})
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </div>
  );
}
