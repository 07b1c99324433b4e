import { Link } from 'react-router-dom';
import { NO_SEARCH_RESULTS, SEARCH_IDEAS } from '../copy/empty-library';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import styles from './nothing-found.module.css';
import { searchLink } from './search-form';

/**
 * Shown when a search has no results. Offers other search terms, the list of all videos, and a form to request a video.
 */
export function NothingFound({ term }: { term: string }) {
  return (
    <div className={styles.nothing}>
      <AxesArt kind="search" />
      <h2>{NO_SEARCH_RESULTS}</h2>
      <p>Try fewer words, or one of these topics:</p>
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
          Request a video on this topic
        </ButtonLink>
      </div>
    </div>
  );
}
