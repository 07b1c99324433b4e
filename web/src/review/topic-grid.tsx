import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import {
  MASTERY_LADDER,
  NOT_YET_STARTED,
  chapterNumber,
  masteryRungs,
  topicMastery,
  unitTitle,
} from '../../../schema/rules/labels';
import styles from './topic-grid.module.css';
import { TopicDetail } from './topic-detail';
import { topicToOpenFirst, topicsOf, type TopicStatus, type UnitStatus } from './topic-status';

/** Every topic of the course as a cell, colored by its label. One can be open at a time. */
export function TopicGrid({ units, now }: { units: readonly UnitStatus[]; now: Date }) {
  const [openId, setOpenId] = useState(() => topicToOpenFirst(units)?.id ?? null);
  const open = topicsOf(units).find(({ id }) => id === openId);
  return (
    <section aria-labelledby="topics" className={styles.atlas}>
      <h2 id="topics">Topic by topic</h2>
      <p className={styles.key}>Each cell shows the percent of your answers that were right. Open one for details.</p>
      <Legend />
      <div className={styles.units}>
        {units.map((unit) => (
          <section key={unit.id} aria-labelledby={`atlas-${unit.id}`} className={styles.unit}>
            <h3 id={`atlas-${unit.id}`}>{unitTitle(unit.name)}</h3>
            <ul className={styles.cells}>
              {unit.topics.map((topic) => (
                <li key={topic.id}>
                  <Cell
                    topic={topic}
                    isOpen={topic.id === openId}
                    onPress={() => setOpenId(topic.id === openId ? null : topic.id)}
                  />
                </li>
              ))}
            </ul>
            {open && unit.topics.includes(open) && <TopicDetail key={open.id} topic={open} now={now} />}
          </section>
        ))}
      </div>
    </section>
  );
}

interface CellProps {
  topic: TopicStatus;
  isOpen: boolean;
  onPress: () => void;
}

function Cell({ topic, isOpen, onPress }: CellProps) {
  const { name, chapter, percent, estimate } = topic;
  const isDue = estimate?.reviewDue ?? false;
  return (
    <button
      type="button"
      className={styles.cell}
      data-rungs={masteryRungs(percent)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `topic-${topic.id}` : undefined}
      onClick={onPress}
    >
      <span className={styles.chapter} aria-hidden>
        {chapterNumber(chapter.name)}
        {isDue && <RotateCw size={12} />}
      </span>
      <span aria-hidden>{percent ?? '–'}</span>
      <span className="visually-hidden">
        {name}, chapter {chapterNumber(chapter.name)}: {topicMastery(percent)}
        {percent !== null && `, ${percent}%`}
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
          <span className={styles.swatch} data-rungs={masteryRungs(over + 1)} aria-hidden />
          {dashboard} <span className={styles.over}>over {over}%</span>
        </li>
      ))}
      <li>
        <span className={styles.swatch} data-rungs={0} aria-hidden />
        {NOT_YET_STARTED}
      </li>
      <li>
        <RotateCw size={14} aria-hidden /> Review due
      </li>
    </ul>
  );
}
