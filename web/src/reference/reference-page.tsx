import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PageTitle } from '../ui/page-title';
import text from '../ui/text.module.css';
import { PARTS, REFERENCE } from './reference-links';
import styles from './reference-page.module.css';

interface ReferencePageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What all pages of the reference have: a menu of its parts, a title, and a sentence. */
export function ReferencePage({ title, lead, children }: ReferencePageProps) {
  return (
    <div className={styles.page}>
      <nav aria-label="Parts of the reference">
        <ul className={styles.parts}>
          {PARTS.map(([path, name]) => (
            <li key={path}>
              <NavLink to={path} end={path === REFERENCE} className={styles.part}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.head}>
        <PageTitle>{title}</PageTitle>
        <p className={text.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}
