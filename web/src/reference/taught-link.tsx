import { CirclePlay } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TaughtInFragment } from '../../../schema/generated/graphql';
import styles from './taught-link.module.css';

/** Leads to the scene of a lesson that teaches something, and plays it. */
export const TaughtLink = ({ taught: { scene, heading, chapter } }: { taught: TaughtInFragment }) => (
  <Link className={styles.link} to={`/video-library/${chapter.slug}?scene=${scene}`}>
    <CirclePlay size={16} aria-hidden />
    <span>
      <span className="visually-hidden">Watch: </span>
      {chapter.name.split(' ', 1)} {heading}
    </span>
  </Link>
);
