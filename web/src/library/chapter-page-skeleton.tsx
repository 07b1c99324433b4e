import { Loading } from '../ui/skeleton';
import styles from './chapter-page.module.css';

/** Title, video, next steps and summary. 104 px is the height of the card shown when a chapter has no video. */
export const CHAPTER_SIZES = [['70%', 'calc(var(--title) * 1.12)'], 104, [320, 46], 160] as const; // widths and heights

export const ChapterPageSkeleton = () => (
  <Loading label="Loading the chapter" className={styles.page} sizes={CHAPTER_SIZES} />
);
