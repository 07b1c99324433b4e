import { Menu, Search } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { openLogin, openSignup, useSignedIn } from '../store';
import { SearchForm } from '../library/search-form';
import { CurvesMark } from '../ui/curves-mark';
import { useLatePart } from '../ui/use-late-part';
import styles from './header.module.css';
import { useFold } from './use-fold';

/** The menu knows what comes next, and brings the API with it. */
async function loadMenu() {
  const [{ default: ApiProvider }, { default: UserMenu }] = await Promise.all([
    import('../account/api-provider'),
    import('./user-menu'),
  ]);
  return { ApiProvider, UserMenu };
}

/** spec §2. On a phone the search and the pages about the site fold behind a button each. */
export function Header() {
  const signedIn = useSignedIn();
  const search = useFold();
  const more = useFold();
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Link to="/" className={styles.brand}>
          <CurvesMark />
          Curve Whisperer
          <span className={styles.beta}>BETA</span>
        </Link>
        <button type="button" className={`${styles.item} ${styles.fold}`} aria-label="Search" {...search.button}>
          <Search size={22} aria-hidden />
        </button>
        {!signedIn && (
          <button type="button" className={`${styles.item} ${styles.fold}`} aria-label="More pages" {...more.button}>
            <Menu size={22} aria-hidden />
          </button>
        )}
        <div className={styles.search} {...search.panel}>
          <SearchForm onSearch={search.close} />
        </div>
        <nav className={styles.nav} aria-label="Main">
          <NavLink to="/video-library" className={styles.item}>
            {signedIn ? 'Videos' : 'Jump To Videos'}
          </NavLink>
          {signedIn ? (
            <StudentItems />
          ) : (
            <>
              <div className={styles.more} {...more.panel}>
                <NavLink to="/aboutus" className={styles.item} onClick={more.close}>
                  About Us
                </NavLink>
                <NavLink to="/contactus" className={styles.item} onClick={more.close}>
                  Contact Us
                </NavLink>
              </div>
              <button type="button" className={styles.item} onClick={openLogin}>
                Log In
              </button>
              <button type="button" className={`${styles.item} ${styles.start}`} onClick={() => openSignup()}>
                Get Started
              </button>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}

function StudentItems() {
  const { part: menu, failed, again } = useLatePart(loadMenu, true);
  return (
    <>
      <NavLink to="/userhome" className={styles.item}>
        Home
      </NavLink>
      {menu ? (
        <menu.ApiProvider>
          <menu.UserMenu />
        </menu.ApiProvider>
      ) : failed ? (
        <button type="button" className={styles.item} onClick={again}>
          Load the menu
        </button>
      ) : (
        <span className={styles.item}>Menu</span>
      )}
    </>
  );
}
