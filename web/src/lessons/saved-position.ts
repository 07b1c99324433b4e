import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { SaveLessonPositionDocument } from '../../../schema/generated/graphql';
import { currentOwner, readStrings, storedJson } from '../storage';
import { readToken } from '../store';
import { storedPosition, type ReachedScene, useReachedScene } from './use-reached-scene';

export interface SavedPosition {
  /** Null for the beginning. Undefined until the server responds. */
  readonly scene: string | null | undefined;
  /** The scenes that were played on this device since the lesson was last watched to its end. */
  readonly played: readonly string[];
  readonly save: (scene: ReachedScene | null, played: readonly string[]) => void;
}

/**
 * The scene where the student stopped, and a function that saves it. If the server cannot be reached, the position is
 * stored only on this device: it is a convenience, and a failure must not stop the lesson.
 */
export function useSavedPosition(slug: string, chapterId: string): SavedPosition {
  const client = useApolloClient();
  const [stored] = useState(() => storedPosition(slug));
  const [storedPlayed] = useState(() => storedJson('lessonPlayed', readStrings, slug));
  const [played] = useState(() => storedPlayed.get() ?? []);
  const { reached, isAsking } = useReachedScene(slug, chapterId);
  const last = useRef<string | null | undefined>(undefined);
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  const save = useCallback(
    (scene: ReachedScene | null, nextPlayed: readonly string[]) => {
      const next = scene?.id ?? null;
      storedPlayed.set(nextPlayed.length === 0 ? null : nextPlayed);
      if (next === last.current) return;
      last.current = next;
      stored.set(scene && { ...scene, isSent: false });
      if (readToken() === null) return;
      // One request at a time: sent together, an older position could arrive after a newer one.
      const savedBy = currentOwner();
      const isNewest = () => last.current === next && currentOwner() === savedBy;
      const send = async () => {
        if (!isNewest()) return;
        await client.mutate({ mutation: SaveLessonPositionDocument, variables: { chapterId, scene: next } });
        if (scene && isNewest()) stored.set({ ...scene, isSent: true });
      };
      sending.current = sending.current.then(send).catch(() => undefined);
    },
    [client, chapterId, stored, storedPlayed],
  );
  return { scene: isAsking ? undefined : (reached?.id ?? null), played, save };
}
