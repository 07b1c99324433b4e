import { Link } from 'react-router-dom';
import styles from './footer.module.css';
import { PassItOn } from './pass-it-on';

const PAGES = [
  ['/aboutus', 'About'],
  ['/privacypolicy', 'Privacy'],
  ['/termsofservice', 'Terms'],
  ['/contactus', 'Contact'],
] as const; // types each entry as a pair

export function Footer() {
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
        <p>© 2024 Curve Whisperer. All else equal.</p>
      </div>
    </footer>
  );
}
