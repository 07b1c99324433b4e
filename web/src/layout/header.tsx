import { ChevronDown, Menu, Search } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { BySession } from '../account/by-session';
import { openLogin, openSignup } from '../store';
import { SearchForm } from '../library/search-form';
import { CurvesMark } from '../ui/curves-mark';
import { LazyPart } from '../ui/lazy-part';
import { useHydrated } from '../ui/use-hydrated';
import { useOnline } from '../ui/use-online';
import { apiPart } from './api-part';
import styles from './header.module.css';

/** The menu shows the student's next step. */
const menu = apiPart(() => import('./user-menu'));

/** The site header (spec §2). Where the screen is narrow, the search and the pages about the site each collapse behind a button. */
export function Header() {
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
        <button
          type="button"
          className={`${styles.item} ${styles.fold} ${styles.searchFold}`}
          aria-label="Search"
          {...search.button}
        >
          <Search size={22} aria-hidden />
        </button>
        <BySession
          visitor={
            <button type="button" className={`${styles.item} ${styles.fold}`} aria-label="More pages" {...more.button}>
              <Menu size={22} aria-hidden />
            </button>
          }
        />
        <div className={styles.search} {...search.panel}>
          <SearchForm onSearch={search.close} />
        </div>
        <nav className={styles.nav} aria-label="Main">
          <NavLink to="/video-library" className={styles.item}>
            <BySession visitor="Jump To Videos" student="Videos" />
          </NavLink>
          <BySession
            student={<StudentItems />}
            visitor={
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
            }
          />
        </nav>
      </div>
    </header>
  );
}

function StudentItems() {
  const hydrated = useHydrated();
  const skeleton = (
    <span className={styles.item}>
      Menu
      <ChevronDown size={18} aria-hidden />
    </span>
  );
  return (
    <>
      <NavLink to="/userhome" className={styles.item}>
        Home
      </NavLink>
      {hydrated ? (
        <LazyPart part={menu} skeleton={skeleton} problem={(retry) => <LoadMenu onRetry={retry} />}>
          {(UserMenu) => <UserMenu />}
        </LazyPart>
      ) : (
        skeleton
      )}
    </>
  );
}

function LoadMenu({ onRetry }: { onRetry: () => void }) {
  useOnline(onRetry);
  return (
    <button type="button" className={styles.item} onClick={onRetry}>
      Load the menu
    </button>
  );
}

/**
 * A part of the header that is collapsed on phones. Its button opens it and moves focus into it; Escape closes it and
 * returns focus to the button.
 */
function useFold() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) area.current?.querySelector<HTMLElement>('input, a')?.focus();
  }, [open]);

  const close = () => setOpen(false);
  const button = {
    ref: trigger,
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => setOpen(!open),
  };
  const panel = {
    ref: area,
    id,
    'data-open': open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      close();
      trigger.current?.focus();
    },
  };
  return { close, button, panel };
}
