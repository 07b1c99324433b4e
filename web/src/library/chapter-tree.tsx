import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { COMING_SOON } from '../../../schema/rules/labels';
import card from '../ui/card.module.css';
import styles from './chapter-tree.module.css';
import { ExamUnitTag } from './exam-unit';
import { checkedOf, choosable, toggle, type CourseChapter, type CourseSubject, type CourseUnit } from './choice';

interface TreeProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/**
 * Checkboxes for the subject, its units and chapters. A partly checked group is shown as mixed (spec §2, /getstarted).
 */
export function ChapterTree({ subjects, ...rest }: TreeProps & { subjects: readonly CourseSubject[] }) {
  return (
    <ul className={card.card}>
      {subjects.map((subject) => (
        <li key={subject.id}>
          <TreeBox name={subject.name} className={styles.subject} covers={choosable(subject.units)} {...rest} />
          <ul aria-label={`Units of ${subject.name}`}>
            {subject.units.map((unit, index) => (
              <UnitBranch
                key={unit.id}
                unit={unit}
                startsOpen={index === 0 || checkedOf(choosable([unit]), rest.chosen) !== 'none'}
                {...rest}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function UnitBranch({ unit, startsOpen, ...rest }: TreeProps & { unit: CourseUnit; startsOpen: boolean }) {
  const covers = choosable([unit]);
  const [open, setOpen] = useState(startsOpen);
  const listId = useId();
  const count = unit.chapters.length + unit.announced.length;
  return (
    <li className={styles.unit}>
      <div className={styles.row}>
        <TreeBox
          name={unit.name}
          tag={<ExamUnitTag unit={unit} />}
          className={styles.unitName}
          covers={covers}
          {...rest}
        />
        {count > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            <span className="visually-hidden">Chapters of {unit.name}:</span> {count}
            <ChevronDown size={18} aria-hidden />
          </button>
        )}
      </div>
      {count > 0 && (
        <ul className={styles.chapters} id={listId} aria-label={`Chapters of ${unit.name}`} hidden={!open}>
          {unit.chapters.map((chapter) => (
            <li key={chapter.id}>
              <TreeBox name={chapter.name} covers={unit.selectable && !chapter.comingSoon ? [chapter] : []} {...rest} />
            </li>
          ))}
          {unit.announced.map((name) => (
            <li key={name}>
              <TreeBox name={name} covers={[]} {...rest} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface TreeBoxProps extends TreeProps {
  name: string;
  tag?: ReactNode;
  /** The chapters that this checkbox controls. If empty, the item is coming soon. */
  covers: readonly CourseChapter[];
  className?: string | undefined;
}

function TreeBox({ name, tag, covers, className, chosen, onChange }: TreeBoxProps) {
  const checked = checkedOf(covers, chosen);
  const off = covers.length === 0;
  return (
    <label className={[styles.box, off && styles.off, className].filter(Boolean).join(' ')}>
      <input
        type="checkbox"
        disabled={off}
        checked={checked === 'all'}
        ref={(input) => {
          // HTML has no attribute for the indeterminate state.
          if (input) input.indeterminate = checked === 'some';
        }}
        onChange={() => onChange(toggle(covers, chosen))}
      />
      <span>
        {name} {tag}
      </span>{' '}
      {off && <span className={styles.soon}>{COMING_SOON}</span>}
    </label>
  );
}
