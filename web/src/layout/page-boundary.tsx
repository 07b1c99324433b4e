import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PageReload } from './page-reload';
import { PageSkeleton } from './page-skeleton';
import styles from './page-skeleton.module.css';

interface PageBoundaryProps {
  /** A change of page clears the problem. */
  pathname: string;
  children: ReactNode;
  /** How a page is loaded anew. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/** A page on its way, and one that failed to load or to draw: header and footer stay, and the page says what to do. */
export function PageBoundary({ pathname, children, reload = reloadPage }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      // eslint-disable-next-line no-console -- nobody expected this one; the boundaries inside show what they expect
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
