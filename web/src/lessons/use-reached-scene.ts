import { useMemo } from 'react';
import { useLessonPositionQuery } from '../../../schema/generated/hooks';
import { useSignedIn } from '../store';
import { useHydrated } from '../ui/use-hydrated';
import { storedText } from '../storage';

interface Reached {
  readonly reached: ReachedScene | null;
  /** Whether the server may still name another scene. */
  readonly isAsking: boolean;
}

/**
 * The scene where the student stopped: the one on this device as long as the server does not have it, otherwise the
 * server's, which is the last one from any device. While the server cannot be reached, the one on this device. Without a
 * slug the video is no lesson.
 */
export function useReachedScene(slug: string | null, chapterId: string): Reached {
  const hydrated = useHydrated();
  const here = useMemo(() => (slug === null || !hydrated ? null : storedPosition(slug).get()), [slug, hydrated]);
  const asksServer = useSignedIn() && slug !== null && (here === null || here.isSent);
  const { data, loading } = useLessonPositionQuery({
    variables: { chapterId },
    skip: !asksServer,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!asksServer || !data) return { reached: here, isAsking: asksServer && loading };
  const { scene, seconds } = data.lessonPosition;
  return { reached: scene === null ? null : { id: scene, seconds }, isAsking: false };
}

/** A scene of a lesson, and the second at which it begins. */
export interface ReachedScene {
  readonly id: string;
  /** Null if it was saved by a version of this site that did not know. */
  readonly seconds: number | null;
}

interface StoredScene extends ReachedScene {
  /** Whether the server has it too. Then the server's position may be newer, from another device, but not older. */
  readonly isSent: boolean;
}

const SENT = 'sent';

/** Where the student stopped on this device, as "scene seconds" and, once the server has it, "sent". */
export function storedPosition(slug: string) {
  const stored = storedText('lessonPosition', slug);
  return {
    get(): StoredScene | null {
      const [id = '', seconds, sent] = (stored.get() ?? '').split(' ');
      return id === '' ? null : { id, seconds: Number(seconds) || null, isSent: sent === SENT };
    },
    set: (scene: StoredScene | null) =>
      stored.set(scene && `${scene.id} ${Math.floor(scene.seconds ?? 0)}${scene.isSent ? ` ${SENT}` : ''}`),
  };
}
