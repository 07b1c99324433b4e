import { LayoutDashboard, LineChart, PencilLine, Zap } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './thumb-bar.module.css';

const LINKS = [
  { to: '/userhome', Icon: LayoutDashboard, name: 'Home' },
  { to: '/practice', Icon: Zap, name: 'Practice' },
  { to: '/free-response', Icon: PencilLine, name: 'Free response' },
  { to: '/progress', Icon: LineChart, name: 'Progress' },
];

/** A phone's shortcuts for a signed-in student, where the thumb is. Not on the way into a quiz. */
export function ThumbBar() {
  const { pathname } = useLocation();
  if (pathname.toLowerCase() === '/quiz') return null;
  return (
    <nav className={styles.bar} aria-label="Shortcuts">
      {LINKS.map(({ to, Icon, name }) => (
        <NavLink key={to} to={to} className={styles.link}>
          <Icon size={22} aria-hidden />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
