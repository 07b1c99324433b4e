import { Loading, TITLE_HEIGHT } from '../ui/skeleton';
import styles from './chapter-page.module.css';

/** The third is as high as the card that stands in for a video. */
const SIZES = [['70%', TITLE_HEIGHT], 104, [320, 46], 160] as const; // pairs, not lists

export const ChapterPageSkeleton = () => <Loading label="Loading the chapter" className={styles.page} sizes={SIZES} />;
