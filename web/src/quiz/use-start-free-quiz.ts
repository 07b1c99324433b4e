import { useState } from 'react';
import { useQuizAttemptQuery, useStartQuizMutation } from '../../../schema/generated/hooks';
import { type Problem, describeProblem } from '../apollo/problem';
import { storedText } from '../storage';

/** The server stores no list of a visitor's quizzes: this tab remembers the one under way, by chapter. */
const stored = (chapterId: string) => storedText('freeQuiz', chapterId);

/** Starts a chapter's free quiz, or carries on with the one this tab has begun. */
export function useStartFreeQuiz(chapterId: string, onStarted: (attemptId: string) => void) {
  const [startedBefore] = useState(() => stored(chapterId).get());
  const [startQuiz, { loading: busy }] = useStartQuizMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  // An attempt that cannot be found any more is as good as none.
  const { data, loading } = useQuizAttemptQuery({
    variables: { id: startedBefore ?? '' },
    skip: startedBefore === null,
  });
  const found = data?.quizAttempt;
  const underWay = found && found.finishedAt === null ? found : null;

  async function start(restart: boolean) {
    setProblem(null);
    if (underWay && !restart) {
      onStarted(underWay.id);
      return;
    }
    try {
      const started = await startQuiz({ variables: { type: 'chapterQuizNoUser', chapterId } });
      if (!started.data) return;
      const { id } = started.data.startQuiz;
      stored(chapterId).set(id);
      onStarted(id);
    } catch (error) {
      setProblem(describeProblem(error));
    }
  }

  return { underWay, isAsking: loading && data === undefined, start, busy, problem };
}
