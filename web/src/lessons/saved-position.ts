import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SaveLessonPositionDocument, LessonPositionDocument } from '../../../schema/generated/graphql';
import { storedText } from '../storage';
import { readToken } from '../store';

export interface SavedPosition {
  /** Null for the beginning. Undefined until the server responds. */
  readonly scene: string | null | undefined;
  readonly save: (scene: string | null) => void;
}

/**
 * The scene where the student stopped, on this device or, if signed in, on any other. If the server cannot be reached,
 * the position is stored only on this device: it is a convenience, and a failure must not stop the lesson.
 */
export function useSavedPosition(slug: string, chapterId: string): SavedPosition {
  const client = useApolloClient();
  const [stored] = useState(() => storedText('lessonPosition', slug));
  const [here] = useState(stored.get);
  const asksServer = here === null && readToken() !== null;
  const [scene, setScene] = useState<string | null | undefined>(asksServer ? undefined : here);
  const last = useRef(here);

  useEffect(() => {
    if (!asksServer) return;
    client
      .query({ query: LessonPositionDocument, variables: { chapterId }, fetchPolicy: 'network-only' })
      .then(({ data }) => setScene(data?.lessonPosition.scene ?? null))
      .catch(() => setScene(null));
  }, [client, chapterId, asksServer]);

  const save = useCallback(
    (next: string | null) => {
      if (next === last.current) return;
      last.current = next;
      stored.set(next);
      if (readToken() === null) return;
      client
        .mutate({ mutation: SaveLessonPositionDocument, variables: { chapterId, scene: next } })
        .catch(() => undefined);
    },
    [client, chapterId, stored],
  );
  return { scene, save };
}
