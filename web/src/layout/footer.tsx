import { Link } from 'react-router-dom';
import styles from './footer.module.css';
import { PassItOn } from './pass-it-on';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <nav aria-label="About this site">
          <ul className={styles.list}>
            <li>
              <Link to="/aboutus">About</Link>
            </li>
            <li>
              <Link to="/privacypolicy">Privacy</Link>
            </li>
            <li>
              <Link to="/termsofservice">Terms</Link>
            </li>
            <li>
              <Link to="/contactus">Contact</Link>
            </li>
          </ul>
        </nav>
        <PassItOn />
        <p>© 2024 Curve Whisperer. All else equal.</p>
      </div>
    </footer>
  );
}
