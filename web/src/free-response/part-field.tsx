import { useId, type ReactNode } from 'react';
import { ANSWER_LIMITS, type FreeResponseAnswer } from '../../../economics/free-response/free-response';
import { workedOut } from '../../../economics/free-response/numbers';
import { Button } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { TextArea } from '../ui/text-area';
import { isAnswered, withPart, type PartAnswer } from './answer';
import type { TaskPart } from './fragments';
import partStyles from './part-heading.module.css';
import styles from './part-field.module.css';
import { partLabel, pointsInWords } from './words';

interface PartFieldProps {
  part: TaskPart;
  answer: FreeResponseAnswer;
  /** What its graph lacks. */
  missing: ReactNode;
  onChange: (edit: (before: FreeResponseAnswer) => FreeResponseAnswer) => void;
  /** Leads to the graph. */
  onDraw: () => void;
}

/** One part of a question with the field for its answer. */
export function PartField({ part, answer, missing, onChange, onDraw }: PartFieldProps) {
  const { name, kind, text, points } = part;
  const given = answer.parts[name] ?? {};
  const change = (changed: PartAnswer) => onChange((before) => withPart(before, name, changed));
  return (
    <Part name={name} points={points}>
      <CourseHtml html={text} className={styles.text} />
      {kind === 'draw' && (
        <p className={styles.draw}>
          <Button onClick={onDraw}>{isAnswered(part, answer) ? 'Continue the graph' : 'Draw the graph'}</Button>
        </p>
      )}
      {missing}
      {kind === 'number' && <NumberField part={part} work={given.work ?? ''} onChange={change} />}
      {kind === 'choice' && <ChoiceField part={part} choice={given.choice} onChange={change} />}
      {(kind === 'prose' || part.explained) && (
        <TextArea
          label={`${partLabel(name)} Your explanation`}
          name={`text-${name}`}
          value={given.text ?? ''}
          maxLength={ANSWER_LIMITS.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      )}
    </Part>
  );
}

function Part({ name, points, children }: { name: string; points: number; children: ReactNode }) {
  const headingId = useId();
  return (
    <section id={`part-${name}`} tabIndex={-1} aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={partStyles.heading}>
        <span className="visually-hidden">Part</span> {partLabel(name)} <small>{pointsInWords(points)}</small>
      </h2>
      {children}
    </section>
  );
}

interface NumberFieldProps {
  part: TaskPart;
  work: string;
  onChange: (changed: PartAnswer) => void;
}

function NumberField({ part: { name, unit }, work, onChange }: NumberFieldProps) {
  const value = workedOut(work, unit ?? '');
  const isRead = value !== null && value !== 'unreadable';
  const valueId = useId();
  return (
    <div className={styles.number}>
      <TextArea
        label={`${partLabel(name)} Your work and answer`}
        name={`work-${name}`}
        rows={2}
        aria-describedby={valueId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={ANSWER_LIMITS.work}
        value={work}
        onChange={({ target }) => onChange({ work: target.value })}
      />
      <p id={valueId} className={isRead ? styles.value : styles.hint}>
        {isRead ? `= ${value}` : hintFor(value)}
      </p>
    </div>
  );
}

const hintFor = (value: 'unreadable' | null) =>
  value === null
    ? 'Type the calculation, such as (12 - 8) * 40 / 2. Use a new line for each step.'
    : 'We can’t read this yet. Use numbers, + - * /, and parentheses.';

interface ChoiceFieldProps {
  part: TaskPart;
  choice: number | undefined;
  onChange: (changed: PartAnswer) => void;
}

function ChoiceField({ part: { name, options }, choice, onChange }: ChoiceFieldProps) {
  return (
    <fieldset className={styles.options} role="radiogroup" aria-label={`${partLabel(name)} Your answer`}>
      {(options ?? []).map((option, index) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={`choice-${name}`}
            checked={index === choice}
            onChange={() => onChange({ choice: index })}
          />
          <CourseHtml html={option} as="span" />
        </label>
      ))}
    </fieldset>
  );
}
