import { Skeleton } from '../ui/skeleton';
import styles from './dashboard.module.css';

export function DashboardSkeleton({ line }: { line: string }) {
  return (
    <div className={styles.page} role="status">
      <div className={styles.greeting}>
        <h1>
          <span className="visually-hidden">Loading your dashboard</span>
          <Skeleton width="min(440px, 85%)" height="1.12em" />
        </h1>
        <p className={styles.line}>{line}</p>
        <div className={styles.around} />
      </div>
      <div className={styles.upNext}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.columns}>
        <Skeleton height={480} />
        <Skeleton height={320} />
      </div>
    </div>
  );
}
