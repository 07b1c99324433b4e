import { useState } from 'react';
import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { useFinishQuizMutation, useFinishReviewQuizMutation } from '../../../schema/generated/hooks';
import { finishCall } from '../../../schema/rules/quiz';
import { type Problem, describeProblem } from '../apollo/problem';
import type { AnswerSaver } from './answer-saver';
import { forgetFlags } from './use-flags';

/**
 * Hands the quiz in, with every answer the server has not confirmed. Once the cache holds it marked, the overlay leads to
 * its results. A quiz handed in before gives its stored outcome again, so a lost answer is mended by asking once more.
 */
export function useSubmitQuiz(attempt: AttemptUnderWayFragment, saver: AnswerSaver) {
  const [finishQuiz, chapterCall] = useFinishQuizMutation();
  const [finishReviewQuiz, reviewCall] = useFinishReviewQuizMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSettling, setSettling] = useState(false);

  async function handIn() {
    setProblem(null);
    setSettling(true);
    await saver.settled();
    setSettling(false);
    saver.stop();
    const answers = Object.entries(saver.getState().unsaved).map(([questionId, { answerId }]) => ({
      questionId,
      answerId,
    }));
    // A visitor's quiz has no call in the spec, for it was marked in the browser; here the server marks it like any chapter quiz.
    const finish = finishCall(attempt.type) === 'finishreviewquiz' ? finishReviewQuiz : finishQuiz;
    try {
      await finish({ variables: { attemptId: attempt.id, answers } });
      saver.forget();
      forgetFlags(attempt.id);
    } catch (error) {
      const found = describeProblem(error);
      setProblem(found);
      // Over without a mark: it was started anew elsewhere, and nothing of this one is wanted any more.
      if (isOver(found)) saver.forget();
      else saver.start();
    }
  }

  return { handIn, problem, busy: isSettling || chapterCall.loading || reviewCall.loading };
}

/** The server takes no more answers for this attempt. */
export const isOver = ({ code }: Problem) => code === 'QUIZ_FINISHED';
