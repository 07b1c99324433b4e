import { Skeleton } from '../ui/skeleton';
import styles from './chapter-page.module.css';

export function ChapterPageSkeleton() {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">Loading the chapter</span>
      <Skeleton width="70%" height="calc(var(--size-2xl) * 1.12)" />
      <div className={styles.frame}>
        <Skeleton height="100%" />
      </div>
      <Skeleton width={320} height={46} />
      <Skeleton height={160} />
    </div>
  );
}
