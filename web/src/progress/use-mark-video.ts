import { useMarkVideoMutation } from '../../../schema/generated/hooks';
import type { ChapterProgress } from './student-progress';

/**
 * Marks a chapter's video as watched or unwatched. A page that knows the student's progress in the chapter updates
 * immediately, and reverts if the request fails.
 */
export function useMarkVideo(chapterId: string, progress?: ChapterProgress) {
  const [markVideo, { error }] = useMarkVideoMutation();

  function mark(watched: boolean) {
    const row = progress?.rowId != null && {
      __typename: 'UserChapter',
      id: progress.rowId,
      chosen: progress.chosen,
      videoCompleted: watched,
      quizGrade: progress.quizGrade,
    };
    const optimistic = row ? { optimisticResponse: { markVideo: row } } : {};
    // Errors are shown through `error`.
    markVideo({ variables: { chapterId, watched }, ...optimistic }).catch(() => undefined);
  }

  return { mark, error };
}
