import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import { COMING_SOON } from '../../../schema/rules/labels';
import { DataBoundary } from '../apollo/data-boundary';
import { notLoaded } from '../ui/load-problem';
import { Skeleton } from '../ui/skeleton';
import { ChapterLength } from './chapter-length';
import { ExamUnitTag } from './exam-unit';
import type { CourseUnit } from './choice';
import styles from './library-sidebar.module.css';
import { useCourseOutline } from './use-library';

/** The chapters grouped by unit (spec §2): beside the video on a desktop, collapsed behind one button on a phone. */
export function LibrarySidebar() {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { slug } = useParams();
  return (
    <nav className={styles.sidebar} aria-label="Chapters">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        Chapter menu
        <ChevronDown size={20} aria-hidden />
      </button>
      <div id={listId} className={open ? `${styles.groups} ${styles.open}` : styles.groups}>
        <DataBoundary
          queries={[useCourseOutline()]}
          skeleton={<Skeleton height={720} />}
          problem={notLoaded('The list of chapters did not load')}
        >
          {({ subjects }) => {
            const units = subjects
              .flatMap((subject) => subject.units)
              .filter((unit) => unit.chapters.length + unit.announced.length > 0);
            const current = units.find(({ chapters }) => chapters.some((chapter) => chapter.slug === slug)) ?? units[0];
            return units.map((unit) => (
              <UnitGroup key={unit.id} unit={unit} startsOpen={unit === current} onGo={() => setOpen(false)} />
            ));
          }}
        </DataBoundary>
      </div>
    </nav>
  );
}

interface UnitGroupProps {
  unit: CourseUnit;
  /** The unit of the chapter on this page is unfolded. */
  startsOpen: boolean;
  onGo: () => void;
}

function UnitGroup({ unit, startsOpen, onGo }: UnitGroupProps) {
  return (
    <section className={styles.group} aria-label={unit.name}>
      <details open={startsOpen}>
        <summary>
          <h2>{unit.name}</h2>
          <ExamUnitTag unit={unit} />
        </summary>
        <ul>
          {unit.chapters.map((chapter) => (
            <li key={chapter.id}>
              <NavLink className={styles.link} to={`/video-library/${chapter.slug}`} onClick={onGo}>
                {chapter.name} {chapter.comingSoon && <span className={styles.soon}>{COMING_SOON}</span>}
                <ChapterLength chapter={chapter} />
              </NavLink>
            </li>
          ))}
          {unit.announced.map((name) => (
            <li key={name} className={styles.announced}>
              {name} ({COMING_SOON})
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
