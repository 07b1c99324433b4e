import { ReasonText, type subscriptsIn } from './reason-text';
import styles from './missing-list.module.css';

interface MissingListProps {
  items: readonly string[];
  subscripts: ReturnType<typeof subscriptsIn>;
}

/** What a graph does not show yet. It stops nobody. */
export function MissingList({ items, subscripts }: MissingListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Not on your graph yet">
      {items.map((item) => (
        <li key={item}>
          <ReasonText text={item} subscripts={subscripts} />
        </li>
      ))}
    </ul>
  );
}
