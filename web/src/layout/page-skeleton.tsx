import { Skeleton } from '../ui/skeleton';
import styles from './page-skeleton.module.css';

export function PageSkeleton() {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">Loading the page</span>
      <p className="when-late">
        This is taking longer than usual. Your connection may be slow or offline. <a href="">Reload</a>
      </p>
      <Skeleton width="min(420px, 80%)" height={44} />
      <Skeleton width="min(620px, 100%)" height={24} />
      <Skeleton height={240} />
    </div>
  );
}
