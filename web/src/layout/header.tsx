import { lazy, Suspense } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { openLogin, openSignup } from '../account/modals';
import { useSignedIn } from '../account/token';
import { CurvesMark } from '../ui/curves-mark';
import styles from './header.module.css';

const ApiProvider = lazy(() => import('../account/api-provider'));
const UserMenu = lazy(() => import('./user-menu'));

export function Header() {
  const signedIn = useSignedIn();
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Link to="/" className={styles.brand}>
          <CurvesMark />
          Curve Whisperer
          <span className={styles.beta}>BETA</span>
        </Link>
        <nav className={styles.nav} aria-label="Main">
          {signedIn ? <StudentItems /> : <VisitorItems />}
        </nav>
      </div>
    </header>
  );
}

function VisitorItems() {
  return (
    <>
      <NavLink to="/video-library" className={styles.item}>
        Jump To Videos
      </NavLink>
      <button type="button" className={styles.item} onClick={openLogin}>
        Log In
      </button>
      <button type="button" className={`${styles.item} ${styles.start}`} onClick={() => openSignup()}>
        Get Started
      </button>
    </>
  );
}

function StudentItems() {
  return (
    <>
      <NavLink to="/video-library" className={styles.item}>
        Videos
      </NavLink>
      <NavLink to="/userhome" className={styles.item}>
        Home
      </NavLink>
      <Suspense fallback={<span className={styles.item}>Menu</span>}>
        <ApiProvider>
          <UserMenu />
        </ApiProvider>
      </Suspense>
    </>
  );
}
