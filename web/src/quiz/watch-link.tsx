import { CirclePlay } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignedIn } from '../store';
import styles from '../ui/lesson-link.module.css';

export interface LessonMoment {
  scene: string;
  heading: string;
  seconds: number;
  chapter: { id: string; slug: string };
}

/** The address at which a student plays a scene. */
export const momentPath = ({ scene, chapter }: LessonMoment) => `/video/${chapter.id}?scene=${scene}`;

/** Links to the lesson scene that explains the misconception behind a wrong choice, and plays it. */
export function WatchLink({ moment: { scene, heading, seconds, chapter } }: { moment: LessonMoment }) {
  const signedIn = useSignedIn();
  const page = signedIn ? `/video/${chapter.id}` : `/video-library/${chapter.slug}`;
  return (
    <Link className={styles.link} to={`${page}?scene=${scene}`}>
      <CirclePlay size={18} aria-hidden />
      <span>
        Watch the {seconds} seconds that explain this: {heading}
      </span>
    </Link>
  );
}
