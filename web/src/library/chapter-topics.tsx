import { Link } from 'react-router-dom';
import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { termPath } from '../reference/reference-links';
import styles from './chapter-topics.module.css';

export const ChapterTopics = ({ topics }: Pick<ChapterPageFragment, 'topics'>) =>
  topics.length > 0 && (
    <ul className={styles.chips} aria-label="Topics of this chapter">
      {topics.map(({ id, topicName, lookUp }) => (
        <li key={id}>{lookUp ? <Link to={termPath(lookUp.id)}>{topicName}</Link> : topicName}</li>
      ))}
    </ul>
  );
