import { CircleHelp, Lightbulb, LineChart, NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './learning-links.module.css';

const LINKS = [
  { to: '/progress', Icon: LineChart, says: 'All of your progress' },
  { to: '/mistakes', Icon: NotebookPen, says: 'Mistakes to mend' },
  { to: '/misconceptions', Icon: Lightbulb, says: 'Misconceptions met' },
  { to: '/how-we-choose', Icon: CircleHelp, says: 'How we choose your questions' },
];

/** From the dashboard to what the quizzes have found out. */
export function LearningLinks() {
  return (
    <nav aria-label="Your learning">
      <ul className={styles.links}>
        {LINKS.map(({ to, Icon, says }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <Icon size={18} aria-hidden />
              {says}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
