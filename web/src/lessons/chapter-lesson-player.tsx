import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Lesson } from '../../../economics/lesson/lesson';
import { PracticeSceneDocument } from '../../../schema/generated/graphql';
import { readToken } from '../store';
import { LoadProblem } from '../ui/load-problem';
import { LessonPlayer } from './lesson-player';
import { useSavedPosition } from './saved-position';

interface ChapterLessonPlayerProps {
  slug: string;
  chapterId: string;
  /** A scene given in the URL. It takes precedence over the scene where the student stopped. */
  scene: string | null;
  atEnd: ReactNode;
  /** Shown until the lesson is loaded. */
  waiting: ReactNode;
}

async function fetchLesson(slug: string): Promise<Lesson> {
  const response = await fetch(`/lessons/${slug}.json`);
  if (!response.ok) throw new Error(`The lesson answered ${response.status}.`);
  return (await response.json()) as Lesson; // our own file, validated before it was stored
}

/** Plays the lesson of a chapter from the scene where the student stopped. */
export default function ChapterLessonPlayer({ slug, chapterId, scene, atEnd, waiting }: ChapterLessonPlayerProps) {
  const client = useApolloClient();
  const [lesson, setLesson] = useState<Lesson | 'failed' | null>(null);
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
  if (lesson === null || position.scene === undefined) return waiting;
  return (
    <LessonPlayer
      lesson={lesson}
      startScene={scene ?? position.scene}
      onScene={position.save}
      onPractice={practice}
      atEnd={atEnd}
    />
  );
}
