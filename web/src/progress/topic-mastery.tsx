import { NOT_YET_STARTED, masteryRungs, topicMastery, unitTitle } from '../../../schema/rules/labels';
import { NO_MASTERY_YET } from '../copy/empty-plan';
import tone from '../ui/mastery-tone.module.css';
import { chapterUpNext, plannedUnits, type StudentProgress, type TopicProgress } from './student-progress';
import styles from './topic-mastery.module.css';

/** The plan's topics as a map: a tile each, colored by its label. Units that are not begun yet are folded. */
export function TopicMastery({ progress }: { progress: StudentProgress }) {
  const currentId = chapterUpNext(progress)?.unitId;
  const units = plannedUnits(progress)
    .map(({ id, name, chapters }) => ({ id, name, topics: chapters.flatMap(({ topics }) => topics) }))
    .filter(({ topics }) => topics.length > 0);
  if (units.length === 0) return null;
  const isStarted = ({ percent }: TopicProgress) => topicMastery(percent) !== NOT_YET_STARTED;
  return (
    <section aria-labelledby="topic-mastery" className={styles.map}>
      <h2 id="topic-mastery">Topic Mastery</h2>
      {!units.some(({ topics }) => topics.some(isStarted)) && (
        <p className={styles.muted}>
          {NO_MASTERY_YET.heading}. {NO_MASTERY_YET.text}
        </p>
      )}
      {units.map(({ id, name, topics }) => (
        <details key={id} className={styles.unit} open={id === currentId || topics.some(isStarted)}>
          <summary>
            {unitTitle(name)}{' '}
            <span className={styles.muted}>
              {topics.filter(isStarted).length} of {topics.length} topics started
            </span>
          </summary>
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic.id} className={`${tone.tone} ${styles.topic}`} data-rungs={masteryRungs(topic.percent)}>
                <span className={styles.name}>{topic.name}</span>
                <span className={styles.label}>{topicMastery(topic.percent)}</span>
                {isStarted(topic) && <span className={styles.percent}>{topic.percent}%</span>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
