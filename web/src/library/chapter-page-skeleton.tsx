import { Loading, TITLE_HEIGHT } from '../ui/skeleton';
import styles from './chapter-page.module.css';

/** The third item is as tall as the card shown in place of a missing video. */
const SIZES = [['70%', TITLE_HEIGHT], 104, [320, 46], 160] as const;

export const ChapterPageSkeleton = () => <Loading label="Loading the chapter" className={styles.page} sizes={SIZES} />;
