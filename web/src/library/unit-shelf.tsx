import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../ui/skeleton';
import { ChapterLength } from './chapter-length';
import { ExamUnitTag } from './exam-unit';
import type { CourseUnit } from './choice';
import { useHydrated } from '../ui/use-hydrated';
import styles from './unit-shelf.module.css';

const KeepUnit = lazy(() => import('../offline/keep-unit'));

/** The units with at least one chapter, each linking to its first chapter. Shows skeletons while loading. */
export function UnitShelf({ units }: { units: readonly CourseUnit[] | undefined }) {
  const hydrated = useHydrated();
  if (!units) {
    return (
      <div className={styles.shelf}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height={128} />
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.shelf} aria-label="Units">
      {units.map((unit) => {
        const [first] = unit.chapters;
        return (
          first && (
            <li key={unit.id} className={styles.unit}>
              <div>
                <h2>{unit.name}</h2> <ExamUnitTag unit={unit} />
              </div>
              <p>{unit.chapters.length === 1 ? '1 video' : `${unit.chapters.length} videos`}</p>
              <Link to={`/video-library/${first.slug}`}>{first.name}</Link>
              <ChapterLength chapter={first} />
              <div className={styles.keep}>
                <Suspense fallback={null}>{hydrated && <KeepUnit unit={unit} />}</Suspense>
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}
