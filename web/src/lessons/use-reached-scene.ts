import { useMemo } from 'react';
import { useLessonPositionQuery } from '../../../schema/generated/hooks';
import { useSignedIn } from '../store';
import { useHydrated } from '../ui/use-hydrated';
import { storedPosition, type ReachedScene } from './stored-position';

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
