import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { endRedirect, openLogin, useSignedIn, useStore } from '../store';
import { textIn } from '../text-in';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useHydrated } from '../ui/use-hydrated';
import { AccountModals } from './account-modals';
import { Footer } from './footer';
import { Header } from './header';
import styles from './layout.module.css';
import { PageBoundary } from './page-boundary';
import { ThumbBar } from './thumb-bar';

const LoginNotice = lazy(() => import('./login-notice'));

export function Layout() {
  const signedIn = useSignedIn();
  const { pathname, state } = useLocation();
  const navigation = useNavigationType();
  const hydrated = useHydrated();
  const person = useStore((store) => store.person);
  useEffect(() => {
    // Back and forward keep the previous scroll position.
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigation]);
  useEffect(() => {
    if (pathname !== '/') endRedirect();
  }, [pathname]);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <SignedOutNotice />
      {hydrated && textIn(state, 'from') !== '' && (
        <Suspense fallback={null}>
          <LoginNotice />
        </Suspense>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageBoundary key={person} pathname={pathname}>
          <Outlet />
        </PageBoundary>
      </main>
      <Footer />
      {signedIn && <ThumbBar />}
      <AccountModals />
    </>
  );
}

/** Explains why the student is signed out. Renders nothing for visitors or after a logout that reached the server. */
function SignedOutNotice() {
  const reason = useStore(({ signedOutReason }) => signedOutReason);
  const signedIn = useSignedIn();
  if (signedIn || reason === 'visitor' || reason === 'loggedOut') return null;
  return (
    <div className={styles.lapsed}>
      {reason === 'expired' && (
        <Notice
          tone="problem"
          title="You have been logged out."
          action={
            <Button variant="quiet" onClick={openLogin}>
              Log in again
            </Button>
          }
        >
          Your session ended here or on another device. Your saved work is safe.
        </Notice>
      )}
      {reason === 'loggedOutHere' && (
        <Notice tone="problem" title="You are logged out on this device.">
          We couldn’t reach the server, so your session stays open there until it expires, within 30 days.
        </Notice>
      )}
      {reason === 'deleted' && (
        <Notice tone="good" title="Your account has been deleted.">
          Your plan, progress, and quizzes are gone. The videos and free quizzes are still open to you.
        </Notice>
      )}
    </div>
  );
}
