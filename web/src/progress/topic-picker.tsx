import { chapterNumber, generatorMastery, unitTitle } from '../../../schema/rules/labels';
import type { UnitProgress } from './student-progress';
import styles from './quiz-generator.module.css';

interface TopicPickerProps {
  units: readonly UnitProgress[];
  picked: readonly string[];
  onToggle: (topicId: string) => void;
}

/** Topic checkboxes grouped by unit, each with the student's current mastery. */
export function TopicPicker({ units, picked, onToggle }: TopicPickerProps) {
  return units.map((unit) => (
    <fieldset key={unit.id} className={styles.unit}>
      <legend>{unitTitle(unit.name)}</legend>
      {unit.chapters.flatMap((chapter) =>
        chapter.topics.map((topic) => (
          <label key={topic.id} className={styles.topic}>
            <input type="checkbox" checked={picked.includes(topic.id)} onChange={() => onToggle(topic.id)} />
            <span className={styles.name}>{topic.name}</span>
            <span className={styles.number}>
              <span className="visually-hidden">, chapter </span>
              {chapterNumber(chapter.name)}
              <span className="visually-hidden">, </span>
            </span>
            <span className={styles.level}>
              {generatorMastery(topic.percent)}
              {topic.percent !== null && ` · ${topic.percent}%`}
            </span>
          </label>
        )),
      )}
    </fieldset>
  ));
}
