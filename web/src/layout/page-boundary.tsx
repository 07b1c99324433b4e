import { Suspense, type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Skeleton } from '../ui/skeleton';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
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

function PageSkeleton() {
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

const ASK_AGAIN_MS = 5000;

const isServerThere = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads the page once the server responds, because a reload while offline shows the browser's own error page. */
function PageReload({ reload }: { reload: () => void }) {
  const [asking, setAsking] = useState(false);
  const [away, setAway] = useState(!navigator.onLine);

  async function load() {
    setAsking(true);
    if (await isServerThere()) return reload();
    setAsking(false);
    setAway(true);
  }

  useEffect(() => {
    if (!away) return;
    let isOver = false;
    const ask = () => void isServerThere().then((isThere) => isThere && !isOver && reload());
    const timer = setInterval(ask, ASK_AGAIN_MS);
    window.addEventListener('online', ask);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [away, reload]);

  return (
    <Notice
      tone="problem"
      title={away ? 'We can’t reach the server.' : 'The page did not load.'}
      action={
        <Button busy={asking} onClick={() => void load()}>
          Reload
        </Button>
      }
    >
      {away ? 'The page will load automatically when you are back online.' : 'Check your connection, then reload.'} Your
      saved progress is safe.
    </Notice>
  );
}
