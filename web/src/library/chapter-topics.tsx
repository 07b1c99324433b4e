import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import styles from './chapter-topics.module.css';

export const ChapterTopics = ({ topics }: Pick<ChapterPageFragment, 'topics'>) =>
  topics.length > 0 && (
    <ul className={styles.chips} aria-label="Topics of this chapter">
      {topics.map(({ id, topicName }) => (
        <li key={id}>{topicName}</li>
      ))}
    </ul>
  );
