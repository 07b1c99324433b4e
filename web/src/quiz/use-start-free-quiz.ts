import { useMemo } from 'react';
import { useQuizAttemptQuery, useStartQuizMutation } from '../../../schema/generated/hooks';
import { useAction } from '../apollo/use-action';
import { storedText } from '../storage';
import { useHydrated } from '../ui/use-hydrated';

/** The server does not list a visitor's quizzes, so this tab stores the attempt in progress, by chapter. */
const stored = (chapterId: string) => storedText('freeQuiz', chapterId);

/** Starts a chapter's free quiz, or resumes the attempt stored in this tab. */
export function useStartFreeQuiz(chapterId: string, onStarted: (attemptId: string) => void) {
  const hydrated = useHydrated();
  const startedBefore = useMemo(() => (hydrated ? stored(chapterId).get() : null), [hydrated, chapterId]);
  const [startQuiz] = useStartQuizMutation();
  // An attempt that no longer exists is ignored.
  const { data, loading } = useQuizAttemptQuery({
    variables: { id: startedBefore ?? '' },
    skip: startedBefore === null,
  });
  const found = data?.quizAttempt;
  const underWay = found && found.finishedAt === null ? found : null;

  const {
    run: start,
    busy,
    problem,
  } = useAction(async (restart: boolean) => {
    if (underWay && !restart) return onStarted(underWay.id);
    const started = await startQuiz({ variables: { type: 'chapterQuizNoUser', chapterId } });
    if (!started.data) return;
    const { id } = started.data.startQuiz;
    stored(chapterId).set(id);
    onStarted(id);
  });

  const isAsking = loading && data === undefined;
  return { underWay, start, busy: busy || isAsking, problem };
}
