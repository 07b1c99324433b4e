import { Link } from 'react-router-dom';
import { ABOUT_PARTS, OVERVIEW } from '../copy/reference';
import text from '../ui/text.module.css';
import { PARTS } from './reference-links';
import { ReferencePage } from './reference-page';
import { TermSearch } from './term-search';
import styles from './overview.module.css';

/** The way into the reference: a search for terms, and what each part is good for. */
export function Overview() {
  return (
    <ReferencePage {...OVERVIEW}>
      <TermSearch />
      <ul className={styles.parts}>
        {PARTS.flatMap(([path, name]) => {
          const about = ABOUT_PARTS[path];
          if (about === undefined) return [];
          return [
            <li key={path} className={styles.part}>
              <h2>
                <Link to={path} className={styles.link}>
                  {name}
                </Link>
              </h2>
              <p className={text.aside}>{about}</p>
            </li>,
          ];
        })}
      </ul>
    </ReferencePage>
  );
}
