import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../ui/button';
import field from '../ui/field.module.css';
import text from '../ui/text.module.css';
import styles from './quiz-generator.module.css';
import { counted, type StudentProgress, type TopicProgress } from './student-progress';
import { topicChoices } from './topic-choices';

interface QuickChoicesProps {
  progress: StudentProgress;
  picked: readonly string[];
  onChoose: (topicIds: readonly string[]) => void;
}

/** Several topics at once. A press replaces what was chosen, and another press clears it. */
export function QuickChoices({ progress, picked, onChoose }: QuickChoicesProps) {
  const choices = topicChoices(progress);
  if (choices.length === 0) return null;
  return (
    <div className={styles.choices} role="group" aria-label="Quick choices">
      {choices.map(({ name, topicIds }) => {
        const isChosen = topicIds.length === picked.length && topicIds.every((id) => picked.includes(id));
        return (
          <Button key={name} aria-pressed={isChosen} onClick={() => onChoose(isChosen ? [] : topicIds)}>
            {name}
          </Button>
        );
      })}
    </div>
  );
}

interface TopicFilterProps {
  value: string;
  found: number;
  onChange: (value: string) => void;
}

export function TopicFilter({ value, found, onChange }: TopicFilterProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <div className={styles.find}>
        <label className={field.label} htmlFor={id}>
          Find a topic
        </label>
        <span className={text.note} role="status">
          {value.trim() !== '' &&
            (found === 0 ? 'No topic has all of these words.' : `${counted(found, 'topic')} found`)}
        </span>
      </div>
      <input
        id={id}
        className={field.input}
        type="search"
        value={value}
        autoComplete="off"
        placeholder="elasticity, 6.2, monopoly"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** What is chosen, beside the button that makes the quiz: always in view, however long the list. */
export function PickedTopics({
  topics,
  onRemove,
}: {
  topics: readonly TopicProgress[];
  onRemove: (topicId: string) => void;
}) {
  return (
    <ul className={styles.picked} aria-label="Chosen topics">
      {topics.map(({ id, name }) => (
        <li key={id}>
          <button type="button" className={styles.chip} aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
            {name}
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
