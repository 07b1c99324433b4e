import { Loading, TITLE_HEIGHT } from '../ui/skeleton';
import styles from './chapter-page.module.css';

/** 104 px is the height of the card shown when a chapter has no video. */
const SIZES = [['70%', TITLE_HEIGHT], 104, [320, 46], 160] as const;

export const ChapterPageSkeleton = () => <Loading label="Loading the chapter" className={styles.page} sizes={SIZES} />;
