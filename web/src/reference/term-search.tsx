import { useId, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../ui/button';
import { useHydrated } from '../ui/use-hydrated';
import { TERMS } from './reference-links';
import styles from './term-search.module.css';

/** The name of the parameter in the address. */
const FIND = 'find';
/** No name of a term is longer. */
const LONGEST = 60;

/** What the address looks for. The server renders one page for every query. */
export function useSought(): string {
  const [search] = useSearchParams();
  return useHydrated() ? (search.get(FIND) ?? '') : '';
}

interface TermSearchProps {
  /** Called with each letter; without it, the form leads to the terms. */
  onType?: (typed: string) => void;
}

/** Finds terms of the glossary. A plain form, so that it works before the code loads. */
export function TermSearch({ onType }: TermSearchProps) {
  const navigate = useNavigate();
  const shown = useSought();
  const id = useId();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(FIND);
    void navigate(`${TERMS}?${new URLSearchParams({ [FIND]: typeof typed === 'string' ? typed : '' })}`);
  }
  return (
    <form className={styles.form} role="search" aria-label="Find a term" action={TERMS} onSubmit={handleSubmit}>
      <label htmlFor={id}>Find a term</label>
      <div className={styles.row}>
        <input
          key={shown}
          id={id}
          className={styles.input}
          type="search"
          name={FIND}
          defaultValue={shown}
          placeholder="MRP, surplus, tariff …"
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="search"
          onChange={onType && (({ target }) => onType(target.value))}
        />
        <Button type="submit" variant="primary">
          Find
        </Button>
      </div>
    </form>
  );
}
