import { Search } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LONGEST_TERM, searchTermOf } from '../../../schema/rules/search';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** Distinguishes two search forms on one page. */
  label?: string;
  onSearch?: () => void;
}

/**
 * Pressing Enter searches unless the input is empty (spec §5). A plain HTML form, so it works before the code loads.
 */
export function SearchForm({ label = 'Search the videos', onSearch }: SearchFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const shown = search.get('term') ?? '';
  const id = useId();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('term');
    const term = typeof typed === 'string' ? searchTermOf(typed) : null;
    if (term === null) return;
    onSearch?.();
    void navigate(searchLink(term));
  }

  return (
    <form className={styles.form} role="search" aria-label={label} action="/searchresults" onSubmit={handleSubmit}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        // The input shows the term in the address, so a new address resets it.
        key={shown}
        id={id}
        className={styles.input}
        type="search"
        name="term"
        defaultValue={shown}
        placeholder="Search the videos"
        maxLength={LONGEST_TERM}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className={styles.submit} aria-label="Search">
        <Search size={20} aria-hidden />
      </button>
    </form>
  );
}

/** The address of the search results. The address alone is enough to show them again. */
export const searchLink = (term: string) => `/searchresults?${new URLSearchParams({ term })}`;
