import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../ui/use-hydrated';
import styles from './footer.module.css';
import { PassItOn } from './pass-it-on';

const ThemeSwitch = lazy(() => import('./theme-switch'));

const PAGES = [
  ['/aboutus', 'About'],
  ['/privacypolicy', 'Privacy'],
  ['/termsofservice', 'Terms'],
  ['/contactus', 'Contact'],
] as const; // types each entry as a pair

export function Footer() {
  const hydrated = useHydrated();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <nav aria-label="About this site">
          <ul className={styles.list}>
            {PAGES.map(([to, name]) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <PassItOn />
        <div className={styles.theme}>
          {hydrated && (
            <Suspense fallback={null}>
              <ThemeSwitch />
            </Suspense>
          )}
        </div>
        <p>© 2024 Curve Whisperer. All else equal.</p>
      </div>
    </footer>
  );
}
