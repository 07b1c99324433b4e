import { Zap } from 'lucide-react';
import type { ChapterPageFragment } from '../../../schema/generated/graphql';
import { COMING_SOON, quizButtonLabel, videoToggleLabel } from '../../../schema/rules/labels';
import { useMarkVideo } from '../progress/use-mark-video';
import { ChapterFreeResponses } from '../free-response/lazy-chapter-free-responses';
import { BySession } from '../account/by-session';
import { openSignup, useSignedIn } from '../store';
import { Button, ButtonLink, type ButtonVariant } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from '../library/chapter-page.module.css';
import { ChapterPage } from './chapter-page';
import { useCourseOutline } from '../library/use-library';

interface ChapterLessonProps {
  chapter: ChapterPageFragment;
}

/** One chapter of the open library. */
export function ChapterLesson({ chapter }: ChapterLessonProps) {
  const signedIn = useSignedIn();
  const { mark, error } = useMarkVideo(chapter.id);
  const { data } = useCourseOutline();
  return (
    <ChapterPage
      chapter={chapter}
      course={data?.subjects.flatMap((subject) => subject.units.flatMap((unit) => unit.chapters)) ?? []}
      linkTo={({ slug }) => `/video-library/${slug}`}
      onWatched={() => signedIn && mark(true)}
      error={error}
      atEnd={
        <ButtonLink variant="primary" to={signedIn ? `/video/${chapter.id}` : `/freequiz/${chapter.slug}`}>
          {signedIn ? 'Continue to my study plan' : 'Take the free quiz'}
        </ButtonLink>
      }
      isWatched={false}
      actions={(variant) => (
        <>
          {chapter.comingSoon && (
            <Notice tone="plain" title={`This chapter is ${COMING_SOON}`}>
              It is part of the course but has no quiz yet. The neighboring chapters are linked below.
            </Notice>
          )}
          <BySession
            visitor={<VisitorActions chapter={chapter} variant={variant} />}
            student={<StudentActions chapter={chapter} variant={variant} />}
          />
        </>
      )}
      freeResponses={<BySession student={<ChapterFreeResponses chapterId={chapter.id} />} />}
    />
  );
}

interface ActionsProps extends ChapterLessonProps {
  variant: ButtonVariant;
}

const VisitorActions = ({ chapter: { name, slug, comingSoon }, variant }: ActionsProps) => (
  <div className={styles.actions}>
    {!comingSoon && (
      <ButtonLink variant={variant} to={`/freequiz/${slug}`}>
        <Zap aria-hidden />
        <span>{quizButtonLabel({ signedIn: false, grade: null, videoCompleted: false, chapterName: name })}</span>
      </ButtonLink>
    )}
    <Button variant={comingSoon ? variant : 'quiet'} onClick={() => openSignup()}>
      {videoToggleLabel({ signedIn: false, videoCompleted: false })}
    </Button>
  </div>
);

const StudentActions = ({ chapter: { id, comingSoon }, variant }: ActionsProps) =>
  !comingSoon && (
    <div className={styles.actions}>
      <ButtonLink variant={variant} to={`/video/${id}`}>
        Open in my study plan
      </ButtonLink>
    </div>
  );
