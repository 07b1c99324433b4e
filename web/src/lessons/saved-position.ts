import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { KeepLessonPlaceDocument, LessonPlaceDocument } from '../../../schema/generated/graphql';
import { storedText } from '../storage';
import { readToken } from '../store';

export interface KeptPlace {
  /** Null: begin at the beginning. Undefined while another device is asked. */
  readonly scene: string | null | undefined;
  readonly keep: (scene: string | null) => void;
}

/**
 * Where this student stopped: on this device, and, signed in, on any other. What cannot reach the server stays here; it
 * is a convenience, and never stands in the lesson's way.
 */
export function useSavedPosition(slug: string, chapterId: string): KeptPlace {
  const client = useApolloClient();
  const [here] = useState(() => storedText('lessonPlace', slug).get());
  const [scene, setScene] = useState<string | null | undefined>(
    here === null && readToken() !== null ? undefined : here,
  );
  const last = useRef(here);

  useEffect(() => {
    if (here !== null || readToken() === null) return;
    client
      .query({ query: LessonPlaceDocument, variables: { chapterId }, fetchPolicy: 'network-only' })
      .then(({ data }) => setScene(data?.lessonPlace.scene ?? null))
      .catch(() => setScene(null));
  }, [client, chapterId, here]);

  const keep = useCallback(
    (next: string | null) => {
      if (next === last.current) return;
      last.current = next;
      storedText('lessonPlace', slug).set(next);
      if (readToken() === null) return;
      // This device has it; the others learn of the next one.
      client
        .mutate({ mutation: KeepLessonPlaceDocument, variables: { chapterId, scene: next } })
        .catch(() => undefined);
    },
    [client, chapterId, slug],
  );
  return { scene, keep };
}
