import { MASTERY_LADDER, NOT_YET_STARTED, masteryRungs, topicMastery } from '../../../schema/rules/labels';
import { NO_MASTERY_YET } from '../copy/empty-plan';
import { type StudentProgress, type TopicProgress, plannedUnits } from './student-progress';
import styles from './topic-mastery.module.css';

/** The mastery of each topic in the plan. Topics not yet started are collapsed. */
export function TopicMastery({ progress }: { progress: StudentProgress }) {
  const topics = plannedUnits(progress).flatMap((unit) => unit.chapters.flatMap((chapter) => chapter.topics));
  if (topics.length === 0) return null;
  const isStarted = (topic: TopicProgress) => topicMastery(topic.percent) !== NOT_YET_STARTED;
  const started = topics.filter(isStarted);
  const untouched = topics.filter((topic) => !isStarted(topic));
  return (
    <section aria-labelledby="topic-mastery" className={styles.map}>
      <h2 id="topic-mastery">Topic Mastery</h2>
      {started.length === 0 && (
        <p className={styles.muted}>
          {NO_MASTERY_YET.heading}. {NO_MASTERY_YET.text}
        </p>
      )}
      {started.length > 0 && (
        <ul className={styles.topics}>
          {started.map((topic) => (
            <li key={topic.id} className={styles.topic}>
              <span className={styles.name}>{topic.name}</span>
              <span className={styles.label}>{topicMastery(topic.percent)}</span>
              <Steps percent={topic.percent ?? 0} />
              <span className={styles.percent}>{topic.percent}%</span>
            </li>
          ))}
        </ul>
      )}
      {untouched.length > 0 && (
        <details className={styles.untouched}>
          <summary>
            {NOT_YET_STARTED}: {untouched.length} {untouched.length === 1 ? 'topic' : 'topics'}
          </summary>
          <ul>
            {untouched.map((topic) => (
              <li key={topic.id}>{topic.name}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** One step per rung of the mastery ladder. The rungs that the percent has reached are filled. */
function Steps({ percent }: { percent: number }) {
  const reached = masteryRungs(percent);
  return (
    <span className={styles.steps} aria-hidden>
      {MASTERY_LADDER.map(({ over }, index) => (
        <span
          key={over}
          className={index >= reached ? styles.step : reached === MASTERY_LADDER.length ? styles.top : styles.on}
        />
      ))}
    </span>
  );
}
