import { RotateCw } from 'lucide-react';
import { Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  MASTERY_LADDER,
  NOT_YET_STARTED,
  chapterNumber,
  masteryRungs,
  topicMastery,
  topicScore,
  unitTitle,
} from '../../../schema/rules/labels';
import { isStarted } from '../../../schema/rules/progress';
import { UnitPlace } from '../library/exam-unit';
import { startedInWords } from '../progress/student-progress';
import tone from '../ui/mastery-tone.module.css';
import styles from './topic-grid.module.css';
import { TopicDetail } from './topic-detail';
import { topicToOpenFirst, type TopicStatus, type UnitStatus } from './topic-status';
import text from '../ui/text.module.css';

/** Every topic of the course as a row, colored by its label. One can be open at a time. */
export function TopicGrid({ units, now }: { units: readonly UnitStatus[]; now: Date }) {
  const [openId, setOpenId] = useState(() => topicToOpenFirst(units)?.id ?? null);

  function toggle(id: string, row: Element) {
    const before = row.getBoundingClientRect().top;
    flushSync(() => setOpenId(id === openId ? null : id));
    // The topic that closes may be above. The pressed row stays under the finger.
    const moved = row.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  return (
    <section aria-labelledby="topics" className={styles.atlas} data-print="hide">
      <h2 id="topics">Topic by topic</h2>
      <p className={text.aside}>The share of your answers that were correct. Open a topic for advice and details.</p>
      <Legend />
      <div className={styles.units}>
        {units.map((unit) => (
          <Unit key={unit.id} unit={unit} openId={openId} now={now} onToggle={toggle} />
        ))}
      </div>
    </section>
  );
}

interface UnitProps {
  unit: UnitStatus;
  openId: string | null;
  now: Date;
  onToggle: (id: string, row: Element) => void;
}

/** Folded until one of its topics has been asked. */
function Unit({ unit, openId, now, onToggle }: UnitProps) {
  return (
    <details className={styles.unit} open={unit.topics.some(isStarted)}>
      <summary>
        <h3>{unitTitle(unit.name)}</h3>
        <span className={styles.over}>
          <UnitPlace unit={unit} /> · {startedInWords(unit.topics)}
        </span>
      </summary>
      <ul className={styles.rows}>
        {unit.topics.map((topic) => (
          <Fragment key={topic.id}>
            <li>
              <Row topic={topic} isOpen={topic.id === openId} onPress={(row) => onToggle(topic.id, row)} />
            </li>
            {topic.id === openId && (
              <li className={styles.opened}>
                <TopicDetail topic={topic} now={now} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </details>
  );
}

interface RowProps {
  topic: TopicStatus;
  isOpen: boolean;
  onPress: (row: Element) => void;
}

function Row({ topic, isOpen, onPress }: RowProps) {
  const { id, name, chapter, percent, estimate } = topic;
  const isDue = estimate?.reviewDue ?? false;
  return (
    <button
      type="button"
      className={`${tone.tone} ${styles.row}`}
      data-rungs={masteryRungs(percent)}
      data-asked={isStarted(topic) || undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `topic-${id}` : undefined}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <span className={styles.chapter} aria-hidden>
        {chapterNumber(chapter.name)}
      </span>
      <span className={styles.name} aria-hidden>
        {name}
        {isDue && <RotateCw size={14} />}
      </span>
      <span className={styles.right} aria-hidden>
        {percent === null ? 'Not asked yet' : `${percent}% correct`}
      </span>
      <span className="visually-hidden">
        {name}, chapter {chapterNumber(chapter.name)}: {topicMastery(percent)}
        {percent !== null && `, ${topicScore(topic)}`}
        {isDue && ', review due'}
      </span>
    </button>
  );
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label="What the colors mean">
      {[...MASTERY_LADDER].reverse().map(({ over, dashboard }) => (
        <li key={over}>
          <span className={`${tone.tone} ${styles.swatch}`} data-rungs={masteryRungs(over + 1)} aria-hidden />
          {dashboard} <span className={styles.over}>over {over}% correct</span>
        </li>
      ))}
      {([true, undefined] as const).map((asked) => (
        <li key={String(asked)}>
          <span className={`${tone.tone} ${styles.swatch}`} data-rungs={0} data-asked={asked} aria-hidden />
          {NOT_YET_STARTED} <span className={styles.over}>{asked ? '0% correct' : 'never asked'}</span>
        </li>
      ))}
      <li>
        <RotateCw size={14} aria-hidden /> Review due
      </li>
    </ul>
  );
}
