import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { DrawnLesson } from '../../../economics/lesson/lesson';
import { PracticeSceneDocument } from '../../../schema/generated/graphql';
import { readToken } from '../store';
import { LoadProblem } from '../ui/load-problem';
import { fetchLesson } from './fetch-lesson';
import { LessonPlayer } from './lesson-player';
import { useSavedPosition } from './saved-position';

export { fetchLesson };
export { LessonText } from './lesson-text';

interface ChapterLessonPlayerProps {
  slug: string;
  chapterId: string;
  /** A scene given in the URL. It takes precedence over the scene where the student stopped. */
  scene: string | null;
  atEnd: ReactNode;
  /** The way back from a clip, which is the scene alone. It does not move the place where the student stopped. */
  wayBack?: ReactNode;
  onWatched: () => void;
  waiting: ReactNode;
}

const ignore = () => undefined;

/** Plays the lesson of a chapter from the scene where the student stopped. */
export default function ChapterLessonPlayer({ slug, chapterId, scene, ...props }: ChapterLessonPlayerProps) {
  const { atEnd, wayBack, onWatched, waiting } = props;
  const client = useApolloClient();
  const [lesson, setLesson] = useState<DrawnLesson | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const position = useSavedPosition(slug, chapterId);

  useEffect(() => {
    let isCurrent = true;
    fetchLesson(slug).then(
      (loaded) => isCurrent && setLesson(loaded),
      () => isCurrent && setLesson('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, attempt]);
  const retry = useCallback(() => {
    setLesson(null);
    setAttempt((last) => last + 1);
  }, []);

  const practice = useCallback(
    (sceneId: string, choice: number) => {
      if (readToken() === null) return;
      // A failure to record practice does not interrupt the lesson.
      client
        .mutate({ mutation: PracticeSceneDocument, variables: { chapterId, scene: sceneId, choice } })
        .catch(() => undefined);
    },
    [client, chapterId],
  );

  if (lesson === 'failed') {
    return (
      <LoadProblem title="The lesson did not load." onRetry={retry}>
        Check your connection. The summary below covers the same ideas.
      </LoadProblem>
    );
  }
  if (lesson === null) return waiting;
  // The lesson may have changed since its link was made. A scene in the URL need not wait for the one where the student stopped.
  const asked = lesson.scenes.some(({ id }) => id === scene) ? scene : null;
  const start = asked ?? position.scene;
  if (start === undefined) return waiting;
  const isClip = asked !== null && wayBack != null;
  return (
    <LessonPlayer
      lesson={lesson}
      startScene={start}
      played={position.played}
      onScene={isClip ? ignore : position.save}
      onWatched={onWatched}
      onPractice={practice}
      atEnd={atEnd}
      wayBack={isClip ? wayBack : null}
    />
  );
}
