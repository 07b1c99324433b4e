import { chapterNumber, generatorMastery, topicScore, unitTitle } from '../../../schema/rules/labels';
import { UnitPlace } from '../library/exam-unit';
import text from '../ui/text.module.css';
import styles from './quiz-generator.module.css';
import { counted, topicsToAsk, type ChapterProgress, type UnitProgress } from './student-progress';

interface TopicPickerProps {
  units: readonly UnitProgress[];
  picked: readonly string[];
  /** Whether a unit is unfolded at first. */
  startsOpen: (unit: UnitProgress) => boolean;
  onToggle: (topicId: string) => void;
}

/** Topic checkboxes grouped by unit, each with the student's current mastery. */
export function TopicPicker({ units, picked, startsOpen, onToggle }: TopicPickerProps) {
  return units.map((unit) => (
    <details key={unit.id} className={styles.unit} open={startsOpen(unit)}>
      <summary>
        <span className={styles.unitName}>{unitTitle(unit.name)}</span> <UnitPlace unit={unit} />{' '}
        <span className={text.figures}>· {inWords(unit, picked)}</span>
      </summary>
      <fieldset aria-label={unitTitle(unit.name)}>
        {unit.chapters.map((chapter) => (
          <Topics key={chapter.id} chapter={chapter} picked={picked} onToggle={onToggle} />
        ))}
      </fieldset>
    </details>
  ));
}

function inWords(unit: UnitProgress, picked: readonly string[]): string {
  const topics = topicsToAsk(unit);
  const count = topics.filter(({ id }) => picked.includes(id)).length;
  return count === 0 ? counted(topics.length, 'topic') : `${count} of ${counted(topics.length, 'topic')} chosen`;
}

interface TopicsProps extends Pick<TopicPickerProps, 'picked' | 'onToggle'> {
  chapter: ChapterProgress;
}

function Topics({ chapter, picked, onToggle }: TopicsProps) {
  return chapter.topics.map((topic) => (
    <label key={topic.id} className={styles.topic}>
      <input type="checkbox" checked={picked.includes(topic.id)} onChange={() => onToggle(topic.id)} />
      <span className={styles.name}>{topic.name}</span>
      <span className={text.count}>
        <span className="visually-hidden">, chapter </span>
        {chapterNumber(chapter.name)}
        <span className="visually-hidden">, </span>
      </span>
      <span className={styles.level}>
        {generatorMastery(topic.percent)}
        {topic.percent !== null && ` · ${topicScore(topic)}`}
      </span>
    </label>
  ));
}
