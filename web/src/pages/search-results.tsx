import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { LONGEST_TERM, searchTermOf } from '../../../schema/rules/search';
import { SearchForm, searchLink } from '../library/search-form';
import { SearchResults as Results } from '../library/search-results';
import { textIn } from '../text-in';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import styles from './search-results.module.css';

/** spec §2. The search term is in the address. A term in the navigation state redirects to that address. */
export default function SearchResults() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const term = searchTermOf(search.get('term') ?? '');
  const termOfState = searchTermOf(textIn(state, 'searchTerm'));
  if (term === null && termOfState !== null) return <Navigate to={searchLink(termOfState)} replace />;
  if (term === null) return <NothingAsked />;
  return (
    <div className={styles.page}>
      <PageTitle>
        {/* Of an address that somebody made up, no more than fits above the answer to it. */}
        Search Results For <em className={styles.term}>{term.slice(0, LONGEST_TERM)}</em>
      </PageTitle>
      <Results term={term} />
    </div>
  );
}

function NothingAsked() {
  return (
    <div className={styles.page}>
      <AxesArt kind="search" />
      <PageTitle>What are you looking for?</PageTitle>
      <div className={styles.form}>
        <SearchForm label="Search the course" />
      </div>
      <p>
        <ButtonLink to="/video-library">Go to all Videos</ButtonLink>
      </p>
    </div>
  );
}
