import { useState } from 'react';
import { useQuizAttemptQuery, useStartQuizMutation } from '../../../schema/generated/hooks';
import { useAction } from '../apollo/use-action';
import { storedText } from '../storage';

/** The server does not list a visitor's quizzes, so this tab stores the attempt in progress, by chapter. */
const stored = (chapterId: string) => storedText('freeQuiz', chapterId);

/** Starts a chapter's free quiz, or resumes the attempt stored in this tab. */
export function useStartFreeQuiz(chapterId: string, onStarted: (attemptId: string) => void) {
  const [startedBefore] = useState(() => stored(chapterId).get());
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

  return { underWay, isAsking: loading && data === undefined, start, busy, problem };
}
