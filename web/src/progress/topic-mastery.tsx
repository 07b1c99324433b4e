import { NOT_YET_STARTED, masteryRungs, topicMastery, topicScore, unitTitle } from '../../../schema/rules/labels';
import { isStarted } from '../../../schema/rules/progress';
import { NO_MASTERY_YET } from '../copy/empty-plan';
import tone from '../ui/mastery-tone.module.css';
import { counted, startedInWords, topicsToAsk, type StudentProgress } from './student-progress';
import styles from './topic-mastery.module.css';

/**
 * The topics as a map: a tile for each that was asked, colored by its label, the others as a count. A unit counts as a whole,
 * whatever part of it is planned, as on the progress page.
 */
export function TopicMastery({ progress }: { progress: StudentProgress }) {
  const units = progress.units.map((unit) => ({ ...unit, topics: topicsToAsk(unit) }));
  const started = units.filter(({ topics }) => topics.some(isStarted));
  const ahead = units.filter((unit) => !started.includes(unit) && unit.chapters.some(({ chosen }) => chosen));
  const topicsAhead = ahead.flatMap(({ topics }) => topics).length;
  if (started.length + topicsAhead === 0) return null;
  return (
    <section aria-labelledby="topic-mastery" className={styles.map}>
      <h2 id="topic-mastery">Topic Mastery</h2>
      {started.length === 0 && (
        <p className={styles.muted}>
          {NO_MASTERY_YET.heading}. {NO_MASTERY_YET.text}
        </p>
      )}
      {started.map(({ id, name, topics }) => (
        <details key={id} className={styles.unit} open>
          <summary>
            {unitTitle(name)} <span className={styles.muted}>{startedInWords(topics)}</span>
          </summary>
          <ul className={styles.topics}>
            {topics.filter(isStarted).map((topic) => (
              <li
                key={topic.id}
                className={`${tone.tone} ${styles.topic}`}
                data-rungs={masteryRungs(topic.percent)}
                data-asked
              >
                <span className={styles.name}>{topic.name}</span>
                <span className={styles.label}>{topicMastery(topic.percent)}</span>
                <span className={styles.percent}>{topicScore(topic)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {topicsAhead > 0 && (
        <p className={styles.muted}>
          {NOT_YET_STARTED}: {counted(ahead.length, started.length > 0 ? 'other unit' : 'unit')} of your plan,{' '}
          {counted(topicsAhead, 'topic')}
        </p>
      )}
    </section>
  );
}
