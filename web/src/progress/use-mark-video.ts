import { useMarkVideoMutation } from '../../../schema/generated/hooks';
import type { ChapterProgress } from './student-progress';

/** Marks a chapter's video; the page shows the new state at once and takes it back when the server does not agree. */
export function useMarkVideo(chapter: ChapterProgress) {
  const [markVideo, { error }] = useMarkVideoMutation();

  function mark(watched: boolean) {
    const { id, rowId, chosen, quizGrade } = chapter;
    const row = {
      __typename: 'UserChapter',
      id: rowId ?? '',
      chosen,
      videoCompleted: watched,
      quizGrade,
      chapter: { __typename: 'Chapter', id },
    };
    const optimistic = rowId ? { optimisticResponse: { markVideo: row } } : {};
    // A failure shows through `error`.
    markVideo({ variables: { chapterId: id, watched }, ...optimistic }).catch(() => undefined);
  }

  return { mark, error };
}
