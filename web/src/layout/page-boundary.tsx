import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PageReload } from './page-reload';
import { PageSkeleton } from './page-skeleton';
import styles from './page-skeleton.module.css';

interface PageBoundaryProps {
  /** A change of path clears the error. */
  pathname: string;
  children: ReactNode;
  /** Reloads the page. Tests replace it. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/** Shows a skeleton while a page loads and a reload button if it fails to load or render. Header and footer stay. */
export function PageBoundary({ pathname, children, reload = reloadPage }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      // eslint-disable-next-line no-console -- unexpected; inner boundaries show the expected errors
      onError={(error) => console.error(error)}
      fallback={
        <div className={styles.page}>
          <h1>This page did not load</h1>
          <PageReload reload={reload} />
        </div>
      }
    >
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
