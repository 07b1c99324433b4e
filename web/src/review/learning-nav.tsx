import { NavLink } from 'react-router-dom';
import styles from './learning-nav.module.css';

const PAGES = [
  { to: '/progress', name: 'Progress' },
  { to: '/misconceptions', name: 'Misconceptions' },
  { to: '/mistakes', name: 'Mistakes' },
  { to: '/how-we-choose', name: 'How we choose' },
];

/** Links between the four pages about the student's learning, shown at the top of each. */
export function LearningNav() {
  return (
    <nav aria-label="Your learning" className={styles.nav}>
      {PAGES.map(({ to, name }) => (
        <NavLink key={to} to={to} className={styles.page}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
