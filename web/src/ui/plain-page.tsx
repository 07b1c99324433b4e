import type { ReactNode } from 'react';
import { AxesArt, type AxesArtKind } from './axes-art';
import { PageTitle } from './page-title';
import styles from './plain-page.module.css';

interface PlainPageProps {
  art?: AxesArtKind | undefined;
  title: string;
  lead?: ReactNode;
  /** Inside another page's frame. */
  isNested?: boolean;
  children: ReactNode;
}

/** A page in one narrow column: a title, a sentence, and what to do. */
export function PlainPage({ art, title, lead, isNested = false, children }: PlainPageProps) {
  return (
    <div className={isNested ? `${styles.page} ${styles.nested}` : styles.page}>
      {art && <AxesArt kind={art} />}
      <PageTitle>{title}</PageTitle>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
