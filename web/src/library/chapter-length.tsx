import type { ChapterLinkFragment } from '../../../schema/generated/graphql';
import { lengthAloud, lengthInShort } from '../copy/chapter-length';
import styles from './chapter-length.module.css';

export function ChapterLength({ chapter }: { chapter: Pick<ChapterLinkFragment, 'lessonSeconds' | 'quizLength'> }) {
  const short = lengthInShort(chapter);
  return (
    short && (
      <span className={styles.length}>
        <span aria-hidden>{short}</span>
        <span className="visually-hidden">{` ${lengthAloud(chapter)}`}</span>
      </span>
    )
  );
}
