import { Skeleton } from '../ui/skeleton';
import styles from './quiz-intro.module.css';

export function IntroSkeleton() {
  return (
    <div className={styles.intro} role="status">
      <span className="visually-hidden">Loading the quiz</span>
      <Skeleton width={220} height="1.5rem" />
      <Skeleton width="min(480px, 90%)" height="calc(var(--size-2xl) * 1.12)" />
      <Skeleton height={84} />
      <Skeleton height={96} />
      <Skeleton width={240} height={56} />
    </div>
  );
}
