import { Link } from 'react-router-dom';
import { NO_SEARCH_RESULTS, SEARCH_IDEAS } from '../copy/empty-library';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import styles from './nothing-found.module.css';
import { searchLink } from './search-link';

/** A search without a result: other words, the whole list, or a word to whoever makes the videos. */
export function NothingFound({ term }: { term: string }) {
  return (
    <div className={styles.nothing}>
      <AxesArt kind="search" />
      <h2>{NO_SEARCH_RESULTS}</h2>
      <p>Try fewer words. These topics all have chapters:</p>
      <ul className={styles.ideas}>
        {SEARCH_IDEAS.map((idea) => (
          <li key={idea}>
            <Link to={searchLink(idea)}>{idea}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to="/video-library" variant="primary">
          Go to all Videos
        </ButtonLink>
        <ButtonLink to="/contactus" state={{ subject: `A video on ${term}` }} variant="plain">
          Request a video on this
        </ButtonLink>
      </div>
    </div>
  );
}
