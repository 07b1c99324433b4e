import type { CourseOutlineQuery } from '../../../schema/generated/graphql';
import { LIBRARY_WELCOME } from '../copy/empty-library';
import { choosable } from '../library/choice';
import { UnitShelf } from '../library/unit-shelf';
import { ButtonLink } from '../ui/button';
import { PlainPage } from '../ui/plain-page';
import styles from '../ui/plain-page.module.css';
import { useCourseOutline } from '../library/use-library';

export default function VideoLibraryIndex() {
  const { data, error } = useCourseOutline();
  return (
    <PlainPage art="finish" title={LIBRARY_WELCOME.heading} lead={LIBRARY_WELCOME.text} isNested>
      {/* The chapter list next to this page shows the error. */}
      {!error && <Start subjects={data?.subjects} />}
    </PlainPage>
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
            <ButtonLink variant="plain" to="/reference">
              Terms, formulas, and graphs
            </ButtonLink>
          </>
        )}
      </div>
      <UnitShelf units={units} />
    </>
  );
}
