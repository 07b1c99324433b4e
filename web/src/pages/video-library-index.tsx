import type { CourseOutlineQuery } from '../../../schema/generated/graphql';
import { useCourseOutlineQuery } from '../../../schema/generated/hooks';
import { LIBRARY_WELCOME } from '../copy/empty-library';
import { choosable } from '../library/choice';
import { UnitShelf } from '../library/unit-shelf';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import styles from './plain-page.module.css';

export default function VideoLibraryIndex() {
  const { data, error } = useCourseOutlineQuery();
  return (
    <div className={`${styles.page} ${styles.nested}`}>
      <AxesArt kind="finish" />
      <PageTitle>{LIBRARY_WELCOME.heading}</PageTitle>
      <p className={styles.lead}>{LIBRARY_WELCOME.text}</p>
      {/* The chapter list next to this page shows the error. */}
      {!error && <Start subjects={data?.subjects} />}
    </div>
  );
}

function Start({ subjects }: { subjects: CourseOutlineQuery['subjects'] | undefined }) {
  const units = subjects?.flatMap((subject) => subject.units);
  const first = choosable(units ?? [])[0];
  return (
    <>
      {/* Space is reserved while the course loads. */}
      <div className={styles.actions} style={{ minHeight: 46 }}>
        {first && (
          <>
            <ButtonLink variant="primary" to={`/video-library/${first.slug}`}>
              Start with {first.name}
            </ButtonLink>
            <ButtonLink variant="plain" to="/free-response">
              Free-response questions
            </ButtonLink>
          </>
        )}
      </div>
      <UnitShelf units={units} />
    </>
  );
}
