import { AlarmClock, CircleHelp, Lightbulb, LineChart, NotebookPen, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './learning-links.module.css';

const LINKS = [
  { to: '/free-response', Icon: PenLine, name: 'Free-response questions' },
  { to: '/mock', Icon: AlarmClock, name: 'Mock exam' },
  { to: '/progress', Icon: LineChart, name: 'All of your progress' },
  { to: '/mistakes', Icon: NotebookPen, name: 'Mistakes notebook' },
  { to: '/misconceptions', Icon: Lightbulb, name: 'Your misconceptions' },
  { to: '/how-we-choose', Icon: CircleHelp, name: 'How we choose your questions' },
];

/** The pages about the student's learning and the free-response questions, as a list on the dashboard. */
export function LearningLinks() {
  return (
    <nav aria-label="Your learning">
      <ul>
        {LINKS.map(({ to, Icon, name }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <Icon size={18} aria-hidden />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
