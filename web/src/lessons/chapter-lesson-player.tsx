import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Lesson } from '../../../economics/lesson/lesson';
import { PractiseSceneDocument } from '../../../schema/generated/graphql';
import { readToken } from '../store';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useSavedPosition } from './saved-position';
import { LessonPlayer } from './lesson-player';

interface ChapterLessonPlayerProps {
  slug: string;
  chapterId: string;
  /** A scene that the address names comes before the one where the student stopped. */
  scene: string | null;
  atEnd: ReactNode;
  /** What stands in its place until the lesson is there. */
  waiting: ReactNode;
}

type Loaded = { readonly lesson: Lesson } | { readonly failed: true } | null;

async function fetchLesson(slug: string): Promise<Lesson> {
  const response = await fetch(`/lessons/${slug}.json`);
  if (!response.ok) throw new Error(`The lesson answered ${response.status}.`);
  return (await response.json()) as Lesson; // our own file, checked before it was stored
}

/** The lesson of a chapter, from where its student stopped. */
export default function ChapterLessonPlayer({ slug, chapterId, scene, atEnd, waiting }: ChapterLessonPlayerProps) {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  const place = useSavedPosition(slug, chapterId);

  useEffect(() => {
    let isCurrent = true;
    fetchLesson(slug).then(
      (lesson) => isCurrent && setLoaded({ lesson }),
      () => isCurrent && setLoaded({ failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, attempt]);

  const practice = useCallback(
    (sceneId: string, choice: number) => {
      if (readToken() === null) return;
      // Practice that could not be counted is still practice.
      client
        .mutate({ mutation: PractiseSceneDocument, variables: { chapterId, scene: sceneId, choice } })
        .catch(() => undefined);
    },
    [client, chapterId],
  );

  if (loaded !== null && 'failed' in loaded)
    return (
      <Notice
        tone="problem"
        title="The lesson did not come."
        action={
          <Button
            onClick={() => {
              setLoaded(null);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </Button>
        }
      >
        Check your connection. The summary below says the same in fewer pictures.
      </Notice>
    );
  if (loaded === null || place.scene === undefined) return waiting;
  return (
    <LessonPlayer
      lesson={loaded.lesson}
      startScene={scene ?? place.scene}
      onScene={place.keep}
      onPractice={practice}
      atEnd={atEnd}
    />
  );
}
