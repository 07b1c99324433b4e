import { Link } from 'react-router-dom';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p>© 2024 Curve Whisperer. All else equal.</p>
        <Link to="/video-library">All videos</Link>
      </div>
    </footer>
  );
}
