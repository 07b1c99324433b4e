import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { DataBoundary, type Loadable } from '../apollo/data-boundary';
import type { EmptyState } from '../copy/empty-state';
import { AxesArt, type AxesArtKind } from '../ui/axes-art';
import { SAVED_WORK_IS_SAFE } from '../copy/not-loaded';
import { notLoaded } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Loading } from '../ui/skeleton';
import text from '../ui/text.module.css';
import layout from '../ui/layout.module.css';
import styles from './learning-page.module.css';
import navStyles from './learning-nav.module.css';

interface LearningPageProps {
  title: string;
  lead: ReactNode;
  isNarrow?: boolean;
  children: ReactNode;
}

/** Layout of the four pages about the student's learning: navigation, title and introduction. */
export function LearningPage({ title, lead, isNarrow = false, children }: LearningPageProps) {
  return (
    <div className={isNarrow ? `${styles.page} ${styles.narrow}` : styles.page}>
      <LearningNav />
      <div>
        <PageTitle>{title}</PageTitle>
        <p className={text.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}

interface EmptyProps extends EmptyState {
  art: AxesArtKind;
  children: ReactNode;
}

export function EmptySection({ heading, text, art, children }: EmptyProps) {
  return (
    <section className={styles.empty} aria-labelledby="nothing-yet">
      <AxesArt kind={art} />
      <h2 id="nothing-yet">{heading}</h2>
      <p>{text}</p>
      <div className={layout.actions}>{children}</div>
    </section>
  );
}

interface LearningBoundaryProps<Data extends readonly [unknown, ...unknown[]]> {
  queries: { readonly [Index in keyof Data]: Loadable<Data[Index]> };
  /** For screen readers, while the data loads. */
  label: string;
  /** Heights of the skeletons, in pixels. */
  heights: readonly number[];
  children: (...data: Data) => ReactNode;
}

/** Loads the data of a page about the student's learning and renders its loading and error states. */
export function LearningBoundary<Data extends readonly [unknown, ...unknown[]]>(props: LearningBoundaryProps<Data>) {
  const { queries, label, heights, children } = props;
  return (
    <DataBoundary
      queries={queries}
      skeleton={<Loading label={label} className={layout.actions} sizes={heights} />}
      problem={notLoaded('This did not load.', SAVED_WORK_IS_SAFE)}
    >
      {children}
    </DataBoundary>
  );
}

const PAGES = [
  { to: '/progress', name: 'Progress' },
  { to: '/misconceptions', name: 'Misconceptions' },
  { to: '/mistakes', name: 'Mistakes' },
  { to: '/how-we-choose', name: 'How we choose' },
];

/** Links between the four pages about the student's learning, shown at the top of each. */
export function LearningNav() {
  return (
    <nav aria-label="Your learning" className={navStyles.nav}>
      {PAGES.map(({ to, name }) => (
        <NavLink key={to} to={to} className={navStyles.page}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
